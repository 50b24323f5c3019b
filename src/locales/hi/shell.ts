import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'बंद करें',
  'modal.back': 'वापस',
  'modal.help': 'वॉलेट क्या है?',
  'modal.loading': 'लोड हो रहा है',
  'modal.failed.title': 'यह पेज लोड नहीं हो सका',
  'modal.failed.text': 'अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  'modal.reload': 'पेज फिर से लोड करें',
  'modal.dismiss': 'हटाएँ',

  'action.retry': 'फिर कोशिश करें',
  'field.clear': 'साफ़ करें',
  'field.search': 'खोजें',

  'copy.byHand': 'आपका ब्राउज़र यहाँ कॉपी करने नहीं देता। चुना हुआ टेक्स्ट खुद कॉपी करें।',

  'snack.addressCopied': 'पता कॉपी हो गया',
  'snack.hashCopied': 'ट्रांज़ैक्शन ID कॉपी हो गया',
}
