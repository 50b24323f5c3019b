import { isLive } from '../shell/live.js'
import { routerController } from '../shell/router.js'
import { prepareSend } from './prepare-send.js'

/** Prepares what the form says and shows it for confirmation; a visitor who has gone on meanwhile is left where they are. */
export async function reviewSend(): Promise<void> {
  await prepareSend()
  const { view } = routerController.route
  if (isLive() && view === 'WalletSend') routerController.push({ view: 'WalletSendPreview', args: undefined })
}
