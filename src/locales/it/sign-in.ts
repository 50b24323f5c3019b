import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Accedi',
  'signIn.heading': '{site} ti chiede di accedere',
  'signIn.text':
    'Il tuo wallet firma questo messaggio per dimostrare che l’account è tuo. Non costa nulla e non sposta nulla.',
  'signIn.domain': 'Sito',
  'signIn.address': 'Account',
  'signIn.network': 'Rete',
  'signIn.statement': 'Dichiarazione',
  'signIn.resources': 'Risorse',
  'signIn.expires': 'Scadenza',
  'signIn.whole': 'Messaggio completo',
  'signIn.otherDomain':
    'Questo messaggio è per {domain}, ma tu sei su {page}. Firmalo solo se sai perché: chi lo possiede può accedere lì al posto tuo.',
  'signIn.action': 'Firma',
  'signIn.waiting': 'Approva con {wallet}',
  'signIn.preparing': 'Preparazione del messaggio',
  'signIn.wallet': 'il tuo wallet',
  'signIn.cancel': 'Annulla',
  'signIn.cancel.disconnects': 'Se annulli, il tuo wallet verrà disconnesso.',
  'signIn.cancel.returns': 'Se annulli, torni a {network}.',
  'signIn.optional': 'Puoi anche chiudere e mantenere la connessione senza accedere.',
  'signIn.failed': 'Impossibile firmare il messaggio',
  'signIn.none': 'Nulla da firmare',
  'signIn.none.text': 'Ti verrà chiesto di accedere quando serve a questo sito.',
  'signIn.startFailed': 'Si è verificato un problema all’avvio dell’accesso',
}
