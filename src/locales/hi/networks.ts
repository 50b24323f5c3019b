import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'नेटवर्क: {network}। नेटवर्क बदलें',
  'modal.network.none': 'नेटवर्क चुनें',

  'networks.title': 'नेटवर्क चुनें',
  'networks.list': 'नेटवर्क',
  'networks.search': 'नेटवर्क खोजें',
  'networks.unapproved': 'आपके वॉलेट में नहीं',
  'networks.none.title': 'कोई नेटवर्क नहीं मिला',
  'networks.none.text': '“{query}” के लिए कोई नतीजा नहीं मिला।',
  'networks.help': 'नेटवर्क क्या है?',

  'account.unsupported': 'असमर्थित नेटवर्क',
  'switch.unknown.title': 'नेटवर्क नहीं मिला',
  'switch.unknown.text': 'यह साइट उस नेटवर्क पर काम नहीं करती।',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'नेटवर्क क्या है?',
  'network.chain.title': 'एक साझा बहीखाता',
  'network.chain.text': 'नेटवर्क इसका रिकॉर्ड रखता है कि किसके पास क्या है और कौन-से ट्रांसफ़र हुए।',
  'network.choice.title': 'हर नेटवर्क अलग है',
  'network.choice.text': 'नेटवर्क की गति और फ़ीस अलग-अलग होती है।',
  'network.assets.title': 'आपके टोकन वहीं रहते हैं',
  'network.assets.text': 'हर टोकन एक ही नेटवर्क पर होता है। नेटवर्क बदलने से वह कहीं नहीं जाता।',
}
