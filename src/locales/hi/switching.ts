import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'ऐसा वॉलेट कनेक्ट करें जो {network} पर काम करता हो। आपके दूसरे वॉलेट कनेक्ट रहेंगे।',
  'active.same': '{wallet} को {family} से भी कनेक्ट करें',
  'active.other': 'वॉलेट चुनें',

  'switch.title': 'नेटवर्क बदलें',
  'switch.idle.text': 'आपका वॉलेट अनुमति माँगेगा',
  'switch.idle.action': '{network} पर जाएँ',
  'switch.waiting.title': '{wallet} में मंज़ूरी दें',
  'switch.waiting.text': 'अपने वॉलेट में {network} पर जाना स्वीकार करें',
  'switch.rejected.title': 'नेटवर्क बदलना अस्वीकार किया गया',
  'switch.rejected.text': 'आप अब भी उसी नेटवर्क पर हैं',
  'switch.failed.title': 'नेटवर्क नहीं बदला जा सका',
  'switch.failed.text': '{wallet} में {network} पर जाएँ या फिर कोशिश करें',
  'switch.done.title': 'आप {network} पर हैं',
  'switch.wallet': 'अपने वॉलेट',

  'unsupported.title': 'नेटवर्क बदलें',
  'unsupported.text': 'यह साइट आपके वॉलेट के मौजूदा नेटवर्क पर काम नहीं करती। इनमें से कोई चुनें:',
  'unsupported.list': 'इस साइट के नेटवर्क',

  'profile.title': 'वॉलेट',
  'profile.active': 'सक्रिय वॉलेट',
  'profile.accounts': 'इस वॉलेट के दूसरे खाते',
  'profile.others': 'कनेक्ट किए गए दूसरे वॉलेट',
  'profile.recent': 'हाल में इस्तेमाल किए गए',
  'profile.families': 'नेटवर्क के प्रकार',
  'profile.none': 'कोई {family} वॉलेट कनेक्ट नहीं है।',
  'profile.disconnect.all': 'सभी वॉलेट डिसकनेक्ट करें',
  'profile.dropped': '{wallet} अब {family} से कनेक्ट नहीं है।',
  'profile.dropped.action': 'फिर से कनेक्ट करें',
  'profile.remove': '{wallet} {address} हटाएँ',
  'profile.add': 'वॉलेट जोड़ें',
  'profile.switch.failed': 'वॉलेट नहीं बदला जा सका',
}
