import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Kagua miito',
  'calls.none.text': 'Tovuti hii haijaomba miito yoyote.',
  'calls.elsewhere': 'Miito hii iko kwenye {network}.',
  'calls.contract': 'Mwito wa mkataba',
  'calls.transfer': 'Tuma tokeni',
  'calls.transferFrom': 'Hamisha tokeni kutoka akaunti nyingine',
  'calls.approve': 'Ruhusu matumizi ya tokeni',
  'calls.to': 'Mkataba',
  'calls.token': 'Mkataba wa tokeni',
  'calls.spender': 'Anwani iliyoruhusiwa',
  'calls.amount.raw': 'Kiasi katika kipimo kidogo zaidi cha tokeni',
  'calls.amount.any': 'Kiasi chochote',
  'calls.value': 'Kiasi kinachotumwa',
  'calls.data': 'Data ya mwito',
  'calls.hash': 'Kitambulisho cha muamala',
  'calls.atomic': '{wallet} hutuma miito yote kwa pamoja: ama yote inafanikiwa, au hakuna hata mmoja.',
  'calls.inTurn':
    '{wallet} itauliza kuhusu kila mwito kwa zamu. Mmoja ukishindikana, miito ya kabla yake itakuwa tayari imetekelezwa.',
  'calls.unlimited':
    'Mmoja wa miito unaruhusu kiasi chochote cha tokeni kitumike, sasa na baadaye. Thibitisha tu ikiwa unaiamini anwani iliyoruhusiwa.',
  'calls.confirm': '{count, plural, one {Tuma mwito #} other {Tuma miito #}}',
  'calls.progress': '{done} kati ya {count} imetekelezwa',
  'calls.through': 'Umetekelezwa',
  'calls.pending': 'Uko njiani',
  'calls.failed': 'Haukutekelezwa',
  'calls.unsent': 'Haukutumwa',
  'calls.unknown': 'Matokeo hayajulikani',
  'calls.error.rejected': 'Umekataa kwenye {wallet}, kwa hivyo miito mingine haikutumwa.',
  'calls.error.changed': 'Pochi yako imebadili akaunti au mtandao, kwa hivyo miito mingine haikutumwa.',
  'calls.error.lost': 'Mwito mmoja umeshindikana kwenye mtandao, kwa hivyo miito iliyofuata haikutumwa.',
  'calls.error.atomic': 'Miito imeshindikana kwenye mtandao. Ni ada ya mtandao pekee iliyotozwa.',
}
