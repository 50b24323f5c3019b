import { copyText } from '../../../core/platform/copy-text.js'
import { copyByHandController } from './copy-by-hand.js'
import { snackController } from '../snack.js'

/**
 * Copies text to the clipboard and shows `copied`. If the browser refuses, the text is offered preselected for manual
 * copying.
 *
 * @param beside - The element in the dialog that was clicked; call it from that click.
 */
export async function copy(text: string, beside: Element, copied: string): Promise<void> {
  try {
    await copyText(text, beside)
  } catch {
    return copyByHandController.offer(text, copied)
  }
  copyByHandController.reset()
  snackController.show(copied, 'success')
}
