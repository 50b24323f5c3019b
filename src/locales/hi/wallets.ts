import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'वॉलेट खोजे जा रहे हैं',
  'connect.unnamed': 'ब्राउज़र वॉलेट',
  'pairing.unknown': 'वॉलेट',
  'all.none.title': 'कोई वॉलेट नहीं मिला',

  'get.list': 'पाने के लिए वॉलेट',
  'get.none': 'अपने ऐप स्टोर में वॉलेट खोजें।',
  'get.guide': 'और वॉलेट देखें',
  'connecting.get': '{wallet} नहीं है? डाउनलोड करें',

  'downloads.title': '{wallet} डाउनलोड करें',
  'downloads.any': 'वॉलेट पाएँ',
  'downloads.list': '{wallet} कहाँ मिलेगा',
  'downloads.chrome': 'Chrome वेब स्टोर',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'वेबसाइट',
  'downloads.empty.title': 'डाउनलोड लिंक नहीं मिला',
  'downloads.empty.text': 'अपने ऐप स्टोर में {wallet} खोजें।',

  'connecting.notFound.title': 'यह वॉलेट अब उपलब्ध नहीं है',
  'connecting.notFound.text': 'शायद इसे आपके ब्राउज़र में बंद कर दिया गया है',
  'connecting.notFound.action': 'दूसरा वॉलेट चुनें',

  'wallet.title': 'वॉलेट क्या है?',
  'wallet.keys.title': 'आपकी एसेट का घर',
  'wallet.keys.text': 'वॉलेट आपके टोकन और कलेक्टिबल रखता है, भेजता है और प्राप्त करता है।',
  'wallet.login.title': 'साइन इन करने का नया तरीका',
  'wallet.login.text': 'यूज़रनेम और पासवर्ड के बजाय अपना वॉलेट कनेक्ट करें।',
  'wallet.control.title': 'नियंत्रण आपके हाथ में',
  'wallet.control.text': 'साइटें केवल अनुरोध कर सकती हैं। आपके वॉलेट में मंज़ूरी मिलने तक कुछ भी ट्रांसफ़र नहीं होता।',
  'wallet.get': 'वॉलेट पाएँ',
}
