import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Funga',
  'modal.back': 'Rudi',
  'modal.help': 'Pochi ni nini?',
  'modal.loading': 'Inapakia',
  'modal.failed.title': 'Imeshindwa kupakia ukurasa huu',
  'modal.failed.text': 'Angalia muunganisho wako, kisha ujaribu tena.',
  'modal.reload': 'Pakia ukurasa upya',
  'modal.dismiss': 'Ondoa',

  'action.retry': 'Jaribu tena',
  'field.clear': 'Futa',
  'field.search': 'Tafuta',

  'copy.byHand': 'Kivinjari chako hakiruhusu kunakili hapa. Nakili mwenyewe maandishi yaliyochaguliwa.',

  'snack.addressCopied': 'Anwani imenakiliwa',
  'snack.hashCopied': 'Kitambulisho cha muamala kimenakiliwa',
}
