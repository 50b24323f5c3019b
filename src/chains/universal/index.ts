export { universalAdapter } from './universal-adapter.js'
