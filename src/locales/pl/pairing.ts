import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Zeskanuj, aby połączyć',
  'pairing.code': 'Kod QR, aby połączyć {wallet} z tą stroną. Nie masz aparatu? Skopiuj link.',
  'pairing.scan': 'Zeskanuj przez {wallet}',
  'pairing.scan.text': 'Otwórz portfel na telefonie i zeskanuj ten kod',
  'pairing.any': 'swój portfel',
  'pairing.preparing': 'Przygotowywanie bezpiecznego linku',
  'pairing.left': 'Pozostało {time}',
  'pairing.copy': 'Kopiuj link',
  'pairing.declined': 'Prośba została odrzucona. Oto nowy link, aby spróbować ponownie.',
  'pairing.rejected': 'Prośba odrzucona',
  'pairing.rejected.text': 'Nie udostępniono żadnych danych. Możesz spróbować ponownie.',
  'pairing.unreachable': 'Brak łączności z WalletConnect',
  'pairing.unreachable.text': 'Sprawdź połączenie z internetem lub spróbuj później',
  'pairing.failed': 'Nie udało się połączyć',
  'pairing.failed.text': 'Coś poszło nie tak podczas łączenia z portfelem. Spróbuj ponownie.',
  'pairing.connected': 'Połączono',
  'pairing.connected.text': 'Połączono przez {wallet}',
  'pairing.continue': 'Otwórz {wallet}, aby kontynuować',
  'pairing.open': 'Otwórz {wallet}',
  'pairing.mobile.text': 'Zatwierdź połączenie w aplikacji, a potem wróć tutaj',
  'pairing.desktop.text': 'Zatwierdź połączenie w aplikacji na tym komputerze',
  'pairing.web.text': '{wallet} otworzy się w nowej karcie. Zatwierdź tam połączenie, a potem wróć tutaj.',
  'pairing.page.text': 'Ta strona otworzy się w przeglądarce {wallet}, gdzie można się połączyć',
  'pairing.stuck': '{wallet} się nie otwiera?',
  'pairing.again': 'Otwórz ponownie',
  'pairing.get': 'Pobierz aplikację',
  'pairing.show': 'Pokaż kod QR',

  'snack.linkCopied': 'Link skopiowany',
}
