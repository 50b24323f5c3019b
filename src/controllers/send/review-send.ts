import { isModalVisible } from '../shell/visibility.js'
import { routerController } from '../shell/router.js'
import { prepareSend } from './prepare-send.js'

/**
 * Prepares the form's content and shows it for confirmation; a visitor who has navigated away meanwhile is left there.
 */
export async function reviewSend(): Promise<void> {
  await prepareSend()
  const { view } = routerController.route
  if (isModalVisible() && view === 'WalletSend') routerController.push({ view: 'WalletSendPreview', args: undefined })
}
