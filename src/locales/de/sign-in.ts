import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Anmelden',
  'signIn.heading': '{site} bittet dich um deine Anmeldung',
  'signIn.text':
    'Deine Wallet signiert diese Nachricht als Beweis, dass das Konto dir gehört. Das kostet nichts und bewegt nichts.',
  'signIn.domain': 'Website',
  'signIn.address': 'Konto',
  'signIn.network': 'Netzwerk',
  'signIn.statement': 'Erklärung',
  'signIn.resources': 'Ressourcen',
  'signIn.expires': 'Gültig bis',
  'signIn.whole': 'Ganze Nachricht',
  'signIn.otherDomain':
    'Diese Nachricht ist für {domain}, du bist aber auf {page}. Signiere sie nur, wenn du weißt, warum: Wer sie hat, kann sich dort als du anmelden.',
  'signIn.action': 'Signieren',
  'signIn.waiting': 'In {wallet} bestätigen',
  'signIn.preparing': 'Nachricht wird vorbereitet',
  'signIn.wallet': 'deiner Wallet',
  'signIn.cancel': 'Abbrechen',
  'signIn.cancel.disconnects': 'Wenn du abbrichst, wird deine Wallet getrennt.',
  'signIn.cancel.returns': 'Wenn du abbrichst, kehrst du zu {network} zurück.',
  'signIn.optional': 'Du kannst das hier auch schließen und ohne Anmeldung verbunden bleiben.',
  'signIn.failed': 'Fehler beim Signieren der Nachricht',
  'signIn.none': 'Nichts zu signieren',
  'signIn.none.text': 'Wenn diese Website es braucht, wirst du um deine Anmeldung gebeten.',
  'signIn.startFailed': 'Beim Starten der Anmeldung ist ein Problem aufgetreten',
}
