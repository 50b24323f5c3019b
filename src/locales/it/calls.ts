import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Rivedi le chiamate',
  'calls.none.text': 'Questo sito non ha richiesto chiamate.',
  'calls.elsewhere': 'Queste chiamate sono su {network}.',
  'calls.contract': 'Chiamata a un contratto',
  'calls.transfer': 'Invia token',
  'calls.transferFrom': 'Sposta token da un altro account',
  'calls.approve': 'Consenti di spendere token',
  'calls.to': 'Contratto',
  'calls.token': 'Contratto del token',
  'calls.spender': 'Indirizzo autorizzato',
  'calls.amount.raw': 'Importo nell’unità minima del token',
  'calls.amount.any': 'Qualsiasi importo',
  'calls.value': 'Importo inviato',
  'calls.data': 'Dati',
  'calls.hash': 'ID transazione',
  'calls.atomic': '{wallet} invia tutte le chiamate insieme: o vanno a buon fine tutte o nessuna.',
  'calls.inTurn':
    '{wallet} chiede conferma per ogni chiamata. Se una non riesce, quelle precedenti sono già state eseguite.',
  'calls.unlimited':
    'Una delle chiamate consente di spendere qualsiasi importo di un token, ora e in seguito. Conferma solo se ti fidi dell’indirizzo autorizzato.',
  'calls.confirm': '{count, plural, one {Invia # chiamata} many {Invia # di chiamate} other {Invia # chiamate}}',
  'calls.progress': '{done} su {count} eseguite',
  'calls.through': 'Eseguita',
  'calls.pending': 'In corso',
  'calls.failed': 'Non eseguita',
  'calls.unsent': 'Non inviata',
  'calls.unknown': 'Esito sconosciuto',
  'calls.error.rejected': 'Hai rifiutato la richiesta con {wallet}: le altre chiamate non sono state inviate.',
  'calls.error.changed':
    'Il tuo wallet è passato a un altro account o a un’altra rete: le altre chiamate non sono state inviate.',
  'calls.error.lost': 'Una chiamata non è riuscita sulla rete: quelle successive non sono state inviate.',
  'calls.error.atomic': 'Le chiamate non sono riuscite sulla rete. È stata addebitata solo la commissione di rete.',
}
