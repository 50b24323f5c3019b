import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { copyText } from '../../core/platform/copy-text.js'
import { usableUri } from './usable-uri.js'
import { snackController } from '../shell/snack.js'
import { pairing as texts } from '../../locales/en/pairing.js'

addMessages(texts)

/** Puts the pairing link on the clipboard, to paste it into a wallet, and says so. Call it from a click. */
export async function copyLink(): Promise<void> {
  const uri = usableUri()
  if (!uri) return
  try {
    await copyText(uri)
    snackController.show(t('snack.linkCopied'), 'success')
  } catch {
    snackController.show(t('snack.linkCopyFailed'), 'error')
  }
}
