// What does not run yet, and why. The runner fails when an id here is unknown or runs all the same.

/** Areas that belong to later steps as a whole. */
export const PENDING_AREAS = {}

/** Single cases of the areas that run. */
export const PENDING = {
  'SX-027': 'the service of permissions that wallets grant is asked for nothing yet',
}

/** Cases that run in part: oracles that wait, or a rule that is looked at without the field that will show it. */
export const PARTIAL = {
  ...Object.fromEntries(
    ['AM-033', 'AM-034', 'AM-035', 'AM-036'].map(id => [
      id,
      { reason: 'the rule runs; no chain and no service gets such a balance as far as the view' },
    ]),
  ),
  'CP-023': { reason: 'the rule for addresses runs; no field holds a line break' },
  'CF-016': { reason: 'the providers are read from the features in force' },
}
