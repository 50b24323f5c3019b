import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Erreur réseau : impossible de charger le portefeuille intégré',
  'alert.frameLoadFailed.text': 'Le portefeuille intégré ne s’est pas chargé. Réessayez plus tard.',
  'alert.frameRequestTimeout': 'Délai dépassé pour le portefeuille intégré',
  'alert.frameRequestTimeout.text': 'Le portefeuille intégré n’a pas répondu. Réessayez.',
  'alert.sessionExpired': 'Session expirée',
  'alert.sessionExpired.text':
    'Session non valide. Vérifiez la date et l’heure de cet appareil, puis reconnectez-vous.',
}
