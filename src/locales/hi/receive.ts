import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'प्राप्त करें',
  'receive.code': 'पते {address} का QR कोड',
  'receive.address': 'पता',
  'receive.kinds': 'पते के प्रकार',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'इस पते पर केवल {family} नेटवर्क की एसेट भेजें। दूसरे नेटवर्क की एसेट खो सकती हैं।',
  'receive.warning.payment':
    'इस पते पर केवल बिटकॉइन भेजें। यहाँ भेजे गए Ordinals और Runes बिटकॉइन की तरह खर्च हो सकते हैं।',
  'receive.warning.ordinal': 'इस पते पर केवल Ordinals और Runes भेजें। बिटकॉइन के लिए अपना दूसरा पता इस्तेमाल करें।',
  'receive.networks': 'समर्थित नेटवर्क',
  'receive.networks.title': 'समर्थित नेटवर्क',
  'receive.networks.text': 'पता {address} इन सभी नेटवर्क पर एक ही है।',
}
