import { instanceValue } from '../../core/instance.js'
import { answersRequest } from '../../services/wallets/answers-request.js'
import { connectorsController } from '../connections/connectors.js'
import { optionsController } from '../shell/options.js'
import { connectRows } from '../wallets/connect-rows.js'

/**
 * Asks the wallets to announce themselves, but only while nothing else listens: rendering must not change any state.
 */
const answers = instanceValue((): boolean => {
  const { namespaces, options } = optionsController.state
  const isEarly = namespaces.includes('eip155') && !connectorsController.state.connectors.eip155
  return isEarly && options.enableEIP6963 !== false && answersRequest()
})

/**
 * Whether a wallet is installed. Known even before the code that lists wallets has loaded, so that the order of the
 * connect methods does not change when it does.
 */
export const hasInstalled = (): boolean => connectRows.get().some(({ installed }) => installed) || answers()
