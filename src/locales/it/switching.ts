import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Connetti un wallet compatibile con {network}. Gli altri tuoi wallet restano connessi.',
  'active.same': 'Connetti {wallet} anche a {family}',
  'active.other': 'Scegli un wallet',

  'switch.title': 'Cambia rete',
  'switch.idle.text': 'Il tuo wallet ti chiederà il permesso',
  'switch.idle.action': 'Passa a {network}',
  'switch.waiting.title': 'Approva con {wallet}',
  'switch.waiting.text': 'Accetta il passaggio a {network} nel tuo wallet',
  'switch.rejected.title': 'Cambio rifiutato',
  'switch.rejected.text': 'Sei ancora sulla stessa rete',
  'switch.failed.title': 'Cambio non riuscito',
  'switch.failed.text': 'Passa a {network} con {wallet}, oppure riprova',
  'switch.done.title': 'Sei su {network}',
  'switch.wallet': 'il tuo wallet',

  'unsupported.title': 'Cambia rete',
  'unsupported.text': 'Questo sito non supporta la rete attuale del tuo wallet. Scegline una tra queste:',
  'unsupported.list': 'Reti di questo sito',

  'profile.title': 'Wallet',
  'profile.active': 'Wallet attivo',
  'profile.accounts': 'Altri account in questo wallet',
  'profile.others': 'Altri wallet connessi',
  'profile.recent': 'Usati di recente',
  'profile.families': 'Tipi di rete',
  'profile.none': 'Nessun wallet {family} connesso.',
  'profile.disconnect.all': 'Disconnetti tutti i wallet',
  'profile.dropped': 'La connessione tra {wallet} e {family} si è interrotta.',
  'profile.dropped.action': 'Riconnetti',
  'profile.remove': 'Dimentica {wallet} {address}',
  'profile.add': 'Aggiungi wallet',
  'profile.switch.failed': 'Impossibile cambiare wallet',
}
