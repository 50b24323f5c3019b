import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Chiudi',
  'modal.back': 'Indietro',
  'modal.help': 'Che cos’è un wallet?',
  'modal.loading': 'Caricamento',
  'modal.failed.title': 'Impossibile caricare questa pagina',
  'modal.failed.text': 'Controlla la connessione, poi riprova.',
  'modal.reload': 'Ricarica la pagina',
  'modal.dismiss': 'Ignora',

  'action.retry': 'Riprova',
  'field.clear': 'Cancella',
  'field.search': 'Cerca',

  'copy.byHand': 'Il tuo browser non consente di copiare qui. Copia tu il testo selezionato.',

  'snack.addressCopied': 'Indirizzo copiato',
  'snack.hashCopied': 'ID transazione copiato',
}
