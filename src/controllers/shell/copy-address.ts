import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { copyText } from '../../core/platform/copy-text.js'
import { snackController } from './snack.js'
import { shell as texts } from '../../locales/en/shell.js'

addMessages(texts)

/** Puts a whole address on the clipboard and says so. Call it from a click. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await copyText(address)
    snackController.show(t('snack.addressCopied'), 'success')
  } catch {
    snackController.show(t('snack.copyFailed'), 'error')
  }
}
