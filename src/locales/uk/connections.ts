import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Вхід через ел. пошту',
  'account.email': 'Адреса ел. пошти',
  'account.settings': 'Налаштування акаунта',
  'account.disconnect': 'Від’єднати',
  'watch.text': 'Перегляньте будь-який акаунт без його гаманця. Нічого не можна підписати чи надіслати.',
  'watch.invalid': 'Недійсна адреса в мережах цього сайту',
  'snack.disconnectFailed': 'Не вдалося коректно від’єднати гаманець',
}
