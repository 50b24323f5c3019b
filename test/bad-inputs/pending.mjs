// What does not run yet, and why. The runner fails when an id here is unknown or runs all the same.

const FRAME = 'needs the embedded wallet and its secure frame'
const NAMES = 'needs the name service'

/** Areas that belong to later steps as a whole. */
export const PENDING_AREAS = {
  'frame-message': FRAME,
  'name-service': NAMES,
}

/** Single cases of the areas that run. */
export const PENDING = {
  'EM-001': 'needs social login, where the host app first matters: nothing looks at it yet',
  'EM-002': FRAME,
  'EO-033': 'the field is not there without its connector, so that no such error can be met',
  'LC-008': FRAME,
  'PR-002': FRAME,
  'PS-019': 'the way on from a window that looks closed is tried end to end; the window of the case has no opener left',
  'PS-028': 'the login is rejected and no code is drawn; the view offers to begin again, not to try again',
  'RM-035': 'the page of the case asks for no balance that could be read again',
  'SR-003': NAMES,
  'SR-008': FRAME,
  'SR-009': FRAME,
  'SR-022': FRAME,
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
  'CF-017': { without: ['COUNT=frame:1'], reason: `one element is counted; the one frame ${FRAME}` },
  'SC-001': { reason: 'every view that exists is visited; social login follows' },
  'SR-020': {
    reason: 'the features in force and the warning are looked at; the field for the email needs the embedded wallet',
  },
  'ST-044': { reason: `the modal works and nobody is connected; the question to the frame ${FRAME}` },
  'ST-053': { reason: 'the key and the link of a pairing are looked for; passwords of logins need the secure frame' },
  'TH-016': { reason: `no pollution; what the frame is told ${FRAME}` },
}
