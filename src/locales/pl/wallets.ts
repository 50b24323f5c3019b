import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Szukanie portfeli',
  'connect.unnamed': 'Portfel w przeglądarce',
  'pairing.unknown': 'Portfel',
  'all.none.title': 'Nie znaleziono portfeli',

  'get.list': 'Portfele do pobrania',
  'get.none': 'Poszukaj portfela w sklepie z aplikacjami.',
  'get.guide': 'Poznaj więcej portfeli',
  'connecting.get': 'Jeszcze nie masz? Pobierz {wallet}',

  'downloads.title': 'Pobierz {wallet}',
  'downloads.any': 'Pobierz portfel',
  'downloads.list': 'Gdzie pobrać {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Strona internetowa',
  'downloads.empty.title': 'Nie znaleziono linku do pobrania',
  'downloads.empty.text': 'Znajdź {wallet} w sklepie z aplikacjami.',

  'connecting.notFound.title': 'Ten portfel nie jest już dostępny',
  'connecting.notFound.text': 'Być może wyłączono go w przeglądarce',
  'connecting.notFound.action': 'Wybierz inny portfel',

  'wallet.title': 'Czym jest portfel?',
  'wallet.keys.title': 'Miejsce na Twoje aktywa',
  'wallet.keys.text': 'Portfel przechowuje, wysyła i odbiera Twoje tokeny i przedmioty kolekcjonerskie.',
  'wallet.login.title': 'Nowy sposób logowania',
  'wallet.login.text': 'Połącz portfel, zamiast podawać nazwę użytkownika i hasło.',
  'wallet.control.title': 'Zachowujesz kontrolę',
  'wallet.control.text': 'Strony mogą tylko prosić. Nic się nie stanie, dopóki nie zatwierdzisz tego w portfelu.',
  'wallet.get': 'Pobierz portfel',
}
