import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'खाते का नाम',
  'names.lead': 'पते की जगह नाम',
  'names.text': 'दूसरे लोग इस नाम पर टोकन भेज सकते हैं। यह नाम किस पते का है, यह सभी देख सकते हैं।',
  'names.choose': 'नाम चुनें',
  'names.label': 'नाम',
  'names.rule': '4 से 64 वर्ण: a से z तक के अक्षर, अंक और हाइफ़न',
  'names.checking': '{name} जाँचा जा रहा है…',
  'names.free': '{name} उपलब्ध है',
  'names.taken': '{name} पहले से लिया जा चुका है',
  'names.suggestions': 'उपलब्ध नाम',
  'names.suggestions.failed': 'नाम के सुझाव नहीं मिल सके',
  'names.register': 'नाम रजिस्टर करें',
  'names.registering': '{name} रजिस्टर हो रहा है…',
  'names.failed': 'नाम रजिस्टर नहीं हो सका। फिर कोशिश करें।',
  'names.expired': 'इसमें बहुत देर लगी। फिर कोशिश करें और 10 सेकंड में मंज़ूरी दें।',
  'names.done.title': 'नाम रजिस्टर हो गया',
  'names.done.text': '{name} अब आपके खाते का नाम है',
  'names.done': 'हो गया',
  'names.none.title': 'नाम देने के लिए कोई खाता नहीं है',
  'names.none.text': 'नाम चुनने के लिए EVM नेटवर्क पर ईमेल या सोशल खाते से लॉग इन करें।',
}
