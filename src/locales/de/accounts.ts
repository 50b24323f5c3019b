import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Adresse kopieren',
  'account.explorer': 'Auf {explorer} ansehen',
  'account.none.title': 'Nicht verbunden',
  'account.none.text': 'Verbinde eine Wallet, um dein Konto hier zu sehen.',
  'account.none.action': 'Wallet verbinden',

  'list.stale': 'Es werden ältere Werte angezeigt.',
  'list.limited': 'Zu viele Anfragen. Versuche es gleich noch einmal.',
  'list.limited.stale': 'Zu viele Anfragen. Es werden ältere Werte angezeigt.',

  'profile.type.payment': 'Zahlungen',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Smart-Konto',
}
