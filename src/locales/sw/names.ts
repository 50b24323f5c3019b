import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Jina la akaunti',
  'names.lead': 'Jina badala ya anwani',
  'names.text': 'Wengine wanaweza kutuma kwa jina lako. Kila mtu anaweza kuona ni la anwani gani.',
  'names.choose': 'Chagua jina',
  'names.label': 'Jina',
  'names.rule': 'Herufi 4 hadi 64: a hadi z, tarakimu na vistari',
  'names.checking': 'Inakagua {name}…',
  'names.free': '{name} linapatikana',
  'names.taken': '{name} limechukuliwa',
  'names.suggestions': 'Majina yanayopatikana',
  'names.suggestions.failed': 'Imeshindwa kupata mapendekezo ya majina',
  'names.register': 'Sajili jina',
  'names.registering': 'Inasajili {name}…',
  'names.failed': 'Imeshindwa kusajili jina. Jaribu tena.',
  'names.expired': 'Imechukua muda mrefu mno. Jaribu tena, na utoe idhini ndani ya sekunde 10.',
  'names.done.title': 'Jina limesajiliwa',
  'names.done.text': '{name} sasa ni la akaunti yako',
  'names.done': 'Nimemaliza',
  'names.none.title': 'Hakuna akaunti ya kupewa jina',
  'names.none.text': 'Ingia kwa barua pepe au akaunti ya mtandao wa kijamii, kwenye mtandao wa EVM, ili uchague jina.',
}
