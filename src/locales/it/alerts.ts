import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Errore di rete: impossibile caricare il wallet integrato',
  'alert.frameLoadFailed.text': 'Il wallet integrato non si è caricato. Riprova più tardi.',
  'alert.frameRequestTimeout': 'Tempo scaduto per il wallet integrato',
  'alert.frameRequestTimeout.text': 'Il wallet integrato non ha risposto. Riprova.',
  'alert.sessionExpired': 'Sessione scaduta',
  'alert.sessionExpired.text':
    'Sessione non valida. Controlla data e ora di questo dispositivo, poi connettiti di nuovo.',
}
