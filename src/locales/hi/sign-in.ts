import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'साइन इन करें',
  'signIn.heading': '{site} आपसे साइन इन करने को कह रही है',
  'signIn.text':
    'आपका वॉलेट यह मैसेज साइन करके साबित करता है कि खाता आपका है। इसमें कोई खर्च नहीं होता और कुछ भी ट्रांसफ़र नहीं होता।',
  'signIn.domain': 'साइट',
  'signIn.address': 'खाता',
  'signIn.network': 'नेटवर्क',
  'signIn.statement': 'कथन',
  'signIn.resources': 'संसाधन',
  'signIn.expires': 'कब तक मान्य',
  'signIn.whole': 'पूरा मैसेज',
  'signIn.otherDomain':
    'यह मैसेज {domain} के लिए है, पर आप {page} पर हैं। इसे तभी साइन करें जब आपको कारण पता हो: जिसके पास यह होगा, वह वहाँ आपके नाम से साइन इन कर सकता है।',
  'signIn.action': 'साइन करें',
  'signIn.waiting': '{wallet} में मंज़ूरी दें',
  'signIn.preparing': 'मैसेज तैयार हो रहा है',
  'signIn.wallet': 'अपने वॉलेट',
  'signIn.cancel': 'रद्द करें',
  'signIn.cancel.disconnects': 'रद्द करने पर आपका वॉलेट डिसकनेक्ट हो जाएगा।',
  'signIn.cancel.returns': 'रद्द करने पर {network} पर वापसी होगी।',
  'signIn.optional': 'इसे बंद करके बिना साइन इन किए भी कनेक्ट रहा जा सकता है।',
  'signIn.failed': 'मैसेज साइन नहीं हो सका',
  'signIn.none': 'साइन करने के लिए कुछ नहीं है',
  'signIn.none.text': 'इस साइट को ज़रूरत होने पर आपसे साइन इन करने को कहा जाएगा।',
  'signIn.startFailed': 'प्रमाणीकरण शुरू नहीं हो सका',
}
