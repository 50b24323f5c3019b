import { copyText } from '../../core/platform/copy-text.js'
import { copyByHandController } from './copy-by-hand.js'
import { snackController } from './snack.js'

/**
 * Puts text on the clipboard and shows `copied`. Where the browser refuses, the text is offered selected, to copy by hand.
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
