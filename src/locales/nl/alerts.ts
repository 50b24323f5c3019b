import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Netwerkfout: ingebouwde wallet niet geladen',
  'alert.frameLoadFailed.text': 'De ingebouwde wallet is niet geladen. Probeer het later nog eens.',
  'alert.frameRequestTimeout': 'Time-out bij de ingebouwde wallet',
  'alert.frameRequestTimeout.text': 'De ingebouwde wallet heeft niet gereageerd. Probeer het nog eens.',
  'alert.sessionExpired': 'Sessie verlopen',
  'alert.sessionExpired.text':
    'Ongeldige sessie. Controleer de datum en tijd van dit apparaat en maak daarna opnieuw verbinding.',
}
