// What does not run yet, and why. The runner fails when an id here is unknown or runs all the same.

const SEND = 'needs the send form and its preview'
const FRAME = 'needs the embedded wallet and its secure frame'
const PAIRING = 'needs wallet connection by pairing'
const SIGN_IN = 'needs sign-in with the wallet'
const NAMES = 'needs the name service'

/** Areas that belong to later steps as a whole. */
export const PENDING_AREAS = {
  'amount-send': SEND,
  catalogue: 'needs the list and search of all wallets',
  'deep-link': PAIRING,
  'email-otp': FRAME,
  'frame-message': FRAME,
  'name-service': NAMES,
  'onramp-swap': 'needs buying and swapping',
  'popup-social': FRAME,
  'rpc-methods': FRAME,
  'service-http': 'needs the views that show what the blockchain service answers',
  siwx: SIGN_IN,
  'spec-rules': 'needs the views of the later steps',
  'token-nft-activity': 'needs the lists of tokens, pictures and activity',
  'wallet-connection': PAIRING,
}

/** Single cases of the areas that run. */
export const PENDING = {
  'CP-025': SEND,
  'CP-034': NAMES,
  'CP-035': NAMES,
  'CP-036': NAMES,
  'EM-001': 'needs social login, where the host app first matters: nothing looks at it yet',
  'EM-002': FRAME,
  'IP-028': SEND,
  'IP-041': SEND,
  'LC-008': FRAME,
  'LC-010': PAIRING,
  'OA-015': PAIRING,
  'PR-002': FRAME,
  'RP-013': SEND,
  'RP-014': SEND,
  'RP-016': SEND,
  'RP-017': SEND,
  'ST-038': NAMES,
  'ST-043': SIGN_IN,
  'ST-053': 'needs email, social login, sign-in and sending',
}

/** Cases that run in part: oracles that wait, or a rule that is looked at without the field that will show it. */
export const PARTIAL = {
  ...Object.fromEntries(
    ['CP-018', 'CP-019', 'CP-020', 'CP-021', 'CP-022', 'CP-023', 'CP-024', 'CP-026', 'CP-027', 'CP-028', 'CP-029']
      .concat(['CP-030', 'CP-031', 'CP-033'])
      .map(id => [id, { reason: `the rule for addresses runs; its field ${SEND}` }]),
  ),
  'CF-013': { reason: 'nothing shows or sends the metadata before wallet connection by pairing does' },
  'CF-016': { reason: 'the providers are read from the features in force; the buttons need the embedded wallet' },
  'CF-017': { without: ['COUNT=frame:1'], reason: `one element is counted; the one frame ${FRAME}` },
  'OA-008': { reason: 'no request and no pollution; the empty form needs the Swap view' },
  'SC-001': { reason: 'every view that exists is visited; email, swap and buy follow' },
  'SC-003': {
    without: ['PREVIEW_MATCHES_TX'],
    reason: `the public state is changed without effect; the preview ${SEND}`,
  },
  'ST-037': { reason: 'the value is stored and read at start; what shows it needs the token list' },
  'ST-041': { reason: 'the rule reads the stored value; what shows the type needs smart accounts' },
  'ST-044': { reason: `the modal works and nobody is connected; the question to the frame ${FRAME}` },
  'TH-016': { reason: `no pollution; what the frame is told ${FRAME}` },
}
