import { instanceValue } from '../../core/instance.js'
import { answersRequest } from '../../services/wallets/answers-request.js'
import { optionsController } from '../shell/options.js'
import { connectRows } from '../wallets/connect-rows.js'

const answers = instanceValue((): boolean => {
  const { namespaces, options } = optionsController.state
  return options.enableEIP6963 !== false && namespaces.includes('eip155') && answersRequest()
})

/** Whether a wallet is installed, also before the code that lists it has loaded: what depends on it must not change then. */
export const hasInstalled = (): boolean => connectRows.get().some(({ installed }) => installed) || answers()
