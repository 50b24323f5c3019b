import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'पता कॉपी करें',
  'account.explorer': '{explorer} पर देखें',
  'account.none.title': 'कनेक्ट नहीं है',
  'account.none.text': 'अपना खाता यहाँ देखने के लिए वॉलेट कनेक्ट करें।',
  'account.none.action': 'वॉलेट कनेक्ट करें',

  'list.stale': 'पहले के आँकड़े दिखाए जा रहे हैं।',
  'list.limited': 'बहुत ज़्यादा अनुरोध हो गए। थोड़ी देर में फिर कोशिश करें।',
  'list.limited.stale': 'बहुत ज़्यादा अनुरोध हो गए। पहले के आँकड़े दिखाए जा रहे हैं।',

  'profile.type.payment': 'पेमेंट',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'स्मार्ट खाता',
}
