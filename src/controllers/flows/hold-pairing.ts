/** What makes and keeps pairing links, as one chunk: the views that show them paint before it is there. */
export { keepPairing } from './keep-pairing.js'
export { pair } from './pair.js'
export { renewPairing } from './renew-pairing.js'
