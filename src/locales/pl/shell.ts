import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Zamknij',
  'modal.back': 'Wstecz',
  'modal.help': 'Czym jest portfel?',
  'modal.loading': 'Ładowanie',
  'modal.failed.title': 'Nie udało się wczytać tej strony',
  'modal.failed.text': 'Sprawdź połączenie i spróbuj ponownie.',
  'modal.reload': 'Odśwież stronę',
  'modal.dismiss': 'Ukryj',

  'action.retry': 'Spróbuj ponownie',
  'field.clear': 'Wyczyść',
  'field.search': 'Szukaj',

  'copy.byHand': 'Przeglądarka nie pozwala tu kopiować. Skopiuj zaznaczony tekst ręcznie.',

  'snack.addressCopied': 'Adres skopiowany',
  'snack.hashCopied': 'ID transakcji skopiowane',
}
