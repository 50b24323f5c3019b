export { polkadotAdapter } from './polkadot-adapter.js'
