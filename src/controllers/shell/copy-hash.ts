import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { copyText } from '../../core/platform/copy-text.js'
import { snackController } from './snack.js'
import { shell as texts } from '../../locales/en/shell.js'

addMessages(texts)

/** Puts the hash of a transaction on the clipboard and says so. Call it from a click. */
export async function copyHash(hash: string): Promise<void> {
  try {
    await copyText(hash)
    snackController.show(t('snack.hashCopied'), 'success')
  } catch {
    snackController.show(t('snack.copyFailed'), 'error')
  }
}
