// What does not run yet, and why. The runner fails when an id here is unknown or runs all the same.

/** Areas that belong to later steps as a whole. */
export const PENDING_AREAS = {}

/** Single cases of the areas that run. */
export const PENDING = {
  'EM-001': 'needs social login, where the host app first matters: nothing looks at it yet',
  'PS-028': 'the login is rejected and no code is drawn; what the view says of it is not looked at yet',
  'SX-027': 'the service of permissions that wallets grant is asked for nothing yet',
}

/** Partially running cases: pending oracles, or a rule checked without its field. */
export const PARTIAL = {
  ...Object.fromEntries(
    ['AM-033', 'AM-034', 'AM-035', 'AM-036'].map(id => [
      id,
      { reason: 'the rule runs; no chain and no service gets such a balance as far as the view' },
    ]),
  ),
  'CP-023': { reason: 'the rule for addresses runs; no field holds a line break' },
  'CF-016': { reason: 'the providers are read from the features in force' },
  'SC-001': { reason: 'every view that exists is visited; social login follows' },
  'SR-020': {
    reason: 'the features in force and the warning are looked at; the field for the email needs the embedded wallet',
  },
  'ST-053': { reason: 'the key and the link of a pairing are looked for; passwords of logins need the secure frame' },
}
