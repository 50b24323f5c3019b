import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Ingia',
  'signIn.heading': '{site} inakuomba uingie',
  'signIn.text':
    'Pochi yako hutia saini ujumbe huu kuthibitisha kwamba akaunti ni yako. Haigharimu wala kuhamisha chochote.',
  'signIn.domain': 'Tovuti',
  'signIn.address': 'Akaunti',
  'signIn.network': 'Mtandao',
  'signIn.statement': 'Taarifa',
  'signIn.resources': 'Rasilimali',
  'signIn.expires': 'Inatumika hadi',
  'signIn.whole': 'Ujumbe wote',
  'signIn.otherDomain':
    'Ujumbe huu ni wa {domain}, lakini uko kwenye {page}. Utie saini tu ikiwa unajua sababu: yeyote aliye nao anaweza kuingia huko kama wewe.',
  'signIn.action': 'Tia saini',
  'signIn.waiting': 'Idhinisha kwenye {wallet}',
  'signIn.preparing': 'Inaandaa ujumbe',
  'signIn.wallet': 'pochi yako',
  'signIn.cancel': 'Ghairi',
  'signIn.cancel.disconnects': 'Ukighairi, pochi yako itatenganishwa.',
  'signIn.cancel.returns': 'Ukighairi, utarudi kwenye {network}.',
  'signIn.optional': 'Unaweza pia kufunga hapa na ubaki umeunganishwa bila kuingia.',
  'signIn.failed': 'Imeshindwa kutia saini ujumbe',
  'signIn.none': 'Hakuna cha kutia saini',
  'signIn.none.text': 'Utaombwa kuingia tovuti hii inapohitaji.',
  'signIn.startFailed': 'Imeshindwa kuanza kuingia',
}
