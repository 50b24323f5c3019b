import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Scansiona per connettere',
  'pairing.code': 'Codice QR per connettere {wallet} a questo sito. Niente fotocamera? Copia il link.',
  'pairing.scan': 'Scansiona con {wallet}',
  'pairing.scan.text': 'Apri il wallet sul telefono e scansiona questo codice',
  'pairing.any': 'il tuo wallet',
  'pairing.preparing': 'Preparazione di un link sicuro',
  'pairing.left': 'Ancora {time}',
  'pairing.copy': 'Copia link',
  'pairing.declined': 'La richiesta è stata rifiutata. Ecco un nuovo link per riprovare.',
  'pairing.rejected': 'Richiesta rifiutata',
  'pairing.rejected.text': 'Non è stato condiviso nulla. Puoi riprovare.',
  'pairing.unreachable': 'WalletConnect non raggiungibile',
  'pairing.unreachable.text': 'Controlla la connessione a internet o riprova più tardi',
  'pairing.failed': 'Connessione non riuscita',
  'pairing.failed.text': 'Qualcosa è andato storto durante la connessione al tuo wallet. Riprova.',
  'pairing.connected': 'Connessione riuscita',
  'pairing.connected.text': 'La connessione con {wallet} è attiva',
  'pairing.continue': 'Continua in {wallet}',
  'pairing.open': 'Apri {wallet}',
  'pairing.mobile.text': 'Approva la connessione nell’app, poi torna qui',
  'pairing.desktop.text': 'Approva la connessione nell’app su questo computer',
  'pairing.web.text': '{wallet} si apre in un’altra scheda. Approva lì la connessione, poi torna qui.',
  'pairing.page.text': 'Questa pagina si apre nel browser di {wallet}, dove puoi connetterti',
  'pairing.stuck': '{wallet} non si apre?',
  'pairing.again': 'Apri di nuovo',
  'pairing.get': 'Ottieni l’app',
  'pairing.show': 'Mostra codice QR',

  'snack.linkCopied': 'Link copiato',
}
