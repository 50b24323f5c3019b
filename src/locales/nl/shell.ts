import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Sluiten',
  'modal.back': 'Terug',
  'modal.help': 'Wat is een wallet?',
  'modal.loading': 'Laden',
  'modal.failed.title': 'Deze pagina kon niet worden geladen',
  'modal.failed.text': 'Controleer je verbinding en probeer het nog eens.',
  'modal.reload': 'Pagina opnieuw laden',
  'modal.dismiss': 'Verbergen',

  'action.retry': 'Opnieuw proberen',
  'field.clear': 'Wissen',
  'field.search': 'Zoeken',

  'copy.byHand': 'Je browser staat kopiëren hier niet toe. Kopieer de geselecteerde tekst zelf.',

  'snack.addressCopied': 'Adres gekopieerd',
  'snack.hashCopied': 'Transactie-ID gekopieerd',
}
