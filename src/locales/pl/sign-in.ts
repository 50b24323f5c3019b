import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Logowanie',
  'signIn.heading': '{site} prosi o zalogowanie',
  'signIn.text':
    'Portfel podpisze tę wiadomość, aby potwierdzić, że konto należy do Ciebie. Nic to nie kosztuje i niczego nie przenosi.',
  'signIn.domain': 'Strona',
  'signIn.address': 'Konto',
  'signIn.network': 'Sieć',
  'signIn.statement': 'Oświadczenie',
  'signIn.resources': 'Zasoby',
  'signIn.expires': 'Ważne do',
  'signIn.whole': 'Cała wiadomość',
  'signIn.otherDomain':
    'Ta wiadomość jest przeznaczona dla {domain}, a jesteś na {page}. Podpisz ją tylko, jeśli wiesz dlaczego: ten, kto ją ma, może się tam zalogować jako Ty.',
  'signIn.action': 'Podpisz',
  'signIn.waiting': 'Zatwierdź w {wallet}',
  'signIn.preparing': 'Przygotowywanie wiadomości',
  'signIn.wallet': 'portfelu',
  'signIn.cancel': 'Anuluj',
  'signIn.cancel.disconnects': 'Anulowanie rozłączy portfel.',
  'signIn.cancel.returns': 'Po anulowaniu wrócisz do sieci {network}.',
  'signIn.optional': 'Możesz też zamknąć to okno bez logowania. Portfel pozostanie połączony.',
  'signIn.failed': 'Nie udało się podpisać wiadomości',
  'signIn.none': 'Nie ma nic do podpisania',
  'signIn.none.text': 'Prośba o zalogowanie pojawi się, gdy ta strona będzie jej potrzebować.',
  'signIn.startFailed': 'Nie udało się rozpocząć logowania',
}
