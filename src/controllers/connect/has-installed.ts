import { instanceValue } from '../../core/instance.js'
import { answersRequest } from '../../services/wallets/answers-request.js'
import { connectorsController } from '../connections/connectors.js'
import { optionsController } from '../shell/options.js'
import { connectRows } from '../wallets/connect-rows.js'

/** Asks the wallets only while nothing else listens to them, because no state may change during a rendering. */
const answers = instanceValue((): boolean => {
  const { namespaces, options } = optionsController.state
  const isEarly = namespaces.includes('eip155') && !connectorsController.state.connectors.eip155
  return isEarly && options.enableEIP6963 !== false && answersRequest()
})

/** Whether a wallet is installed, also before the code that lists it has loaded: what depends on it must not change then. */
export const hasInstalled = (): boolean => connectRows.get().some(({ installed }) => installed) || answers()
