import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'वॉलेट कनेक्ट करें',
  'button.connecting': 'कनेक्ट हो रहा है…',
  'button.offline': 'आप ऑफ़लाइन हैं',
  'button.restoring': 'आपका वॉलेट फिर से कनेक्ट हो रहा है',
  'button.account': 'वॉलेट खोलें: {network} पर {address}',
  'button.account.balance': 'वॉलेट खोलें: {balance}, {network} पर {address}',
  'button.viewOnly': 'केवल देखने के लिए',
  'button.viewOnly.account': 'केवल देखने के लिए: {network} पर {address}',
  'button.viewOnly.account.balance': 'केवल देखने के लिए: {balance}, {network} पर {address}',
  'button.network': 'नेटवर्क चुनें',
  'button.network.change': 'नेटवर्क बदलें: {network}',
  'button.unsupported': 'असमर्थित नेटवर्क',
  'button.wallet': '{wallet} कनेक्ट करें',
}
