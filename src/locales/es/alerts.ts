import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Error de red: no se pudo cargar la billetera integrada',
  'alert.frameLoadFailed.text': 'La billetera integrada no se cargó. Inténtalo de nuevo más tarde.',
  'alert.frameRequestTimeout': 'La billetera integrada tardó demasiado en responder',
  'alert.frameRequestTimeout.text': 'La billetera integrada no respondió. Inténtalo de nuevo.',
  'alert.sessionExpired': 'Sesión caducada',
  'alert.sessionExpired.text': 'Sesión no válida. Revisa la fecha y la hora de este dispositivo y vuelve a conectarte.',
}
