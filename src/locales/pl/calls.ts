import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Przegląd wywołań',
  'calls.none.text': 'Ta strona nie poprosiła o żadne wywołania.',
  'calls.elsewhere': 'Te wywołania odbywają się w sieci {network}.',
  'calls.contract': 'Wywołanie kontraktu',
  'calls.transfer': 'Wyślij tokeny',
  'calls.transferFrom': 'Przenieś tokeny z innego konta',
  'calls.approve': 'Zezwól na wydawanie tokenów',
  'calls.to': 'Kontrakt',
  'calls.token': 'Kontrakt tokena',
  'calls.spender': 'Upoważniony adres',
  'calls.amount.raw': 'Kwota w najmniejszej jednostce tokena',
  'calls.amount.any': 'Dowolna kwota',
  'calls.value': 'Wysyłana kwota',
  'calls.data': 'Dane',
  'calls.hash': 'ID transakcji',
  'calls.atomic': '{wallet} wysyła wszystkie wywołania naraz: wykonają się wszystkie albo żadne.',
  'calls.inTurn':
    '{wallet} pyta o każde wywołanie osobno. Jeśli jedno się nie powiedzie, wcześniejsze będą już wykonane.',
  'calls.unlimited':
    'Jedno z wywołań pozwala wydać dowolną kwotę tokena, teraz i później. Potwierdź tylko, jeśli ufasz upoważnionemu adresowi.',
  'calls.confirm':
    '{count, plural, one {Wyślij # wywołanie} few {Wyślij # wywołania} many {Wyślij # wywołań} other {Wyślij # wywołania}}',
  'calls.progress': 'Wykonano {done} z {count}',
  'calls.through': 'Wykonane',
  'calls.pending': 'W drodze',
  'calls.failed': 'Niewykonane',
  'calls.unsent': 'Niewysłane',
  'calls.unknown': 'Wynik nieznany',
  'calls.error.rejected': 'Prośba odrzucona w {wallet}. Pozostałych wywołań nie wysłano.',
  'calls.error.changed': 'Portfel przełączył się na inne konto lub inną sieć. Pozostałych wywołań nie wysłano.',
  'calls.error.lost': 'Wywołanie nie powiodło się w sieci. Kolejnych wywołań nie wysłano.',
  'calls.error.atomic': 'Wywołania nie powiodły się w sieci. Pobrano tylko opłatę sieciową.',
}
