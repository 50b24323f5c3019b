import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'कनेक्ट करने के लिए स्कैन करें',
  'pairing.code': '{wallet} को इस साइट से कनेक्ट करने का QR कोड। कैमरा नहीं है? लिंक कॉपी करें।',
  'pairing.scan': '{wallet} से स्कैन करें',
  'pairing.scan.text': 'अपने फ़ोन पर वॉलेट खोलें और यह कोड स्कैन करें',
  'pairing.any': 'अपने वॉलेट',
  'pairing.preparing': 'सुरक्षित लिंक तैयार हो रहा है',
  'pairing.left': '{time} बाकी',
  'pairing.copy': 'लिंक कॉपी करें',
  'pairing.declined': 'अनुरोध अस्वीकार किया गया। फिर कोशिश करने के लिए यह रहा नया लिंक।',
  'pairing.rejected': 'अनुरोध अस्वीकार किया गया',
  'pairing.rejected.text': 'कुछ भी शेयर नहीं किया गया। फिर कोशिश करें।',
  'pairing.unreachable': 'WalletConnect तक नहीं पहुँचा जा सका',
  'pairing.unreachable.text': 'अपना इंटरनेट कनेक्शन जाँचें या बाद में फिर कोशिश करें',
  'pairing.failed': 'कनेक्ट नहीं हो सका',
  'pairing.failed.text': 'आपके वॉलेट से कनेक्ट करते समय कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  'pairing.connected': 'कनेक्ट हो गया',
  'pairing.connected.text': 'आप {wallet} से कनेक्ट हैं',
  'pairing.continue': '{wallet} में जारी रखें',
  'pairing.open': '{wallet} खोलें',
  'pairing.mobile.text': 'ऐप में कनेक्शन को मंज़ूरी दें, फिर यहाँ लौटें',
  'pairing.desktop.text': 'इस कंप्यूटर के ऐप में कनेक्शन को मंज़ूरी दें',
  'pairing.web.text': '{wallet} नए टैब में खुलेगा। वहाँ कनेक्शन को मंज़ूरी दें, फिर यहाँ लौटें।',
  'pairing.page.text': 'यह पेज {wallet} के ब्राउज़र में खुलेगा, जहाँ कनेक्ट किया जा सकता है',
  'pairing.stuck': '{wallet} नहीं खुला?',
  'pairing.again': 'फिर से खोलें',
  'pairing.get': 'ऐप डाउनलोड करें',
  'pairing.show': 'QR कोड दिखाएँ',

  'snack.linkCopied': 'लिंक कॉपी हो गया',
}
