import { checkCalls } from '../../../chains/shared/embedded/check-calls.js'
import type { EmbeddedCall } from '../../../chains/shared/embedded/embedded-wallet.js'
import { methodKind } from '../../../chains/shared/embedded/methods.js'
import { siteChainId } from '../../../chains/shared/embedded/users.js'
import type { ChainNamespace } from '../../../core/caip.js'
import type { SecureSite } from '../../../core/entities/secure-site.js'
import { MethodNotAllowedError } from '../../../core/errors/frame.js'
import { addMessages } from '../../../core/i18n/add-messages.js'
import { t } from '../../../core/i18n/t.js'
import { instance } from '../../../core/instance.js'
import { ERROR_SNACK_DELAY } from '../../../core/limits.js'
import { wait } from '../../../core/time.js'
import { embedded as texts } from '../../../locales/en/embedded.js'
import { isActiveConnected } from '../../accounts/active.js'
import { recordIntent } from '../../shell/intent.js'
import { isEmbedded, isModalVisible } from '../../shell/visibility.js'
import { navigate } from '../../shell/navigate.js'
import { report } from '../../shell/report.js'
import { routerController } from '../../shell/router.js'
import { restingView } from '../../shell/routing.js'
import { snackController } from '../../shell/snack.js'
import { forceClose } from '../close.js'
import { loadBalance } from '../load-balance.js'
import { APPROVAL, hasOpenRequests, openRequest, rejectOpenRequests } from '../open-requests.js'
import { showModal } from '../show-modal.js'

addMessages(texts)

/**
 * Forwards a provider's request to the secure site: reads directly, signatures and transactions with the visitor's approval
 * in its view. Methods on neither list are refused (SPEC 5).
 */
export const requestOf =
  (site: SecureSite) =>
  async ({ method, params, namespace, network, rpcUrl }: EmbeddedCall): Promise<unknown> => {
    const kind = methodKind(method)
    if (kind === 'forbidden') {
      report(showRefusal())
      throw new MethodNotAllowedError({ details: method })
    }
    if (method === 'wallet_sendCalls') checkCalls(params)
    const call = { method, params, chainId: siteChainId(network), chainNamespace: namespace, rpcUrl }
    const ask = (signal?: AbortSignal): Promise<unknown> => site.request('RPC_REQUEST', call, signal)
    return kind === 'safe' ? ask() : approve(ask, namespace)
  }

/** Shows the approval view while requests are open, then goes back to the previous view (SPEC 4). */
async function approve(ask: (signal: AbortSignal) => Promise<unknown>, namespace: ChainNamespace): Promise<unknown> {
  const { signal, done } = openRequest()
  signal.addEventListener('abort', () => queueMicrotask(leaveApproval)) // after what aborted it has chosen the next view
  showApproval()
  try {
    const answer = await ask(signal)
    recordIntent() // an approval shows intent, even if no button on this page was pressed
    report(loadBalance(namespace, { force: true }), { shown: true })
    return answer
  } finally {
    done()
    leaveApproval()
  }
}

function showApproval(): void {
  if (isModalVisible()) return navigate(APPROVAL)
  routerController.resetTo(APPROVAL)
  showModal()
}

/** Once nothing is to be decided: goes back to the previous view, or closes a dialog that was opened only for this. */
function leaveApproval(): void {
  if (hasOpenRequests() || routerController.route.view !== 'ApproveTransaction') return
  const { history } = routerController.state
  if (history.length > 1) routerController.back(history.slice(0, -1))
  else if (isEmbedded()) routerController.resetTo({ view: 'Account', args: undefined })
  else forceClose()
}

/** Shows that the site sent a request that is not allowed (SPEC 4). */
async function showRefusal(): Promise<void> {
  const life = instance().signal
  rejectOpenRequests()
  await wait(0, life) // rejected requests leave their view
  if (!isModalVisible()) {
    routerController.resetTo({ view: restingView(true, isActiveConnected()), args: undefined })
    showModal()
  }
  await wait(ERROR_SNACK_DELAY, life)
  snackController.show(t('request.forbidden'), 'error')
}
