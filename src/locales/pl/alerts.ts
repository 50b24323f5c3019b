import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Błąd sieci: nie udało się wczytać wbudowanego portfela',
  'alert.frameLoadFailed.text': 'Wbudowany portfel się nie wczytał. Spróbuj ponownie później.',
  'alert.frameRequestTimeout': 'Przekroczono czas oczekiwania na wbudowany portfel',
  'alert.frameRequestTimeout.text': 'Wbudowany portfel nie odpowiedział. Spróbuj ponownie.',
  'alert.sessionExpired': 'Sesja wygasła',
  'alert.sessionExpired.text':
    'Nieprawidłowa sesja. Sprawdź ustawienia daty i godziny na tym urządzeniu, a potem połącz się ponownie.',
}
