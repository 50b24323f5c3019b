import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Erro de rede: não foi possível carregar a carteira integrada',
  'alert.frameLoadFailed.text': 'A carteira integrada não carregou. Tente novamente mais tarde.',
  'alert.frameRequestTimeout': 'A carteira integrada demorou demais para responder',
  'alert.frameRequestTimeout.text': 'A carteira integrada não respondeu. Tente novamente.',
  'alert.sessionExpired': 'Sessão expirada',
  'alert.sessionExpired.text': 'Sessão inválida. Verifique a data e a hora deste dispositivo e conecte-se de novo.',
}
