import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Schließen',
  'modal.back': 'Zurück',
  'modal.help': 'Was ist eine Wallet?',
  'modal.loading': 'Wird geladen',
  'modal.failed.title': 'Diese Seite konnte nicht geladen werden',
  'modal.failed.text': 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  'modal.reload': 'Seite neu laden',
  'modal.dismiss': 'Ausblenden',

  'action.retry': 'Erneut versuchen',
  'field.clear': 'Leeren',
  'field.search': 'Suchen',

  'copy.byHand': 'Dein Browser lässt hier kein Kopieren zu. Kopiere den markierten Text selbst.',

  'snack.addressCopied': 'Adresse kopiert',
  'snack.hashCopied': 'Transaktions-ID kopiert',
}
