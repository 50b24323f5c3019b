import { optionsController } from '../shell/options.js'

/** Whether an unsupported network sends the visitor to the UnsupportedChain view (SPEC 4). */
export function requiresSupportedNetwork(): boolean {
  const { allowUnsupportedChain, enableNetworkSwitch } = optionsController.state.options
  return !allowUnsupportedChain && enableNetworkSwitch !== false
}
