import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'E-maillogin',
  'account.email': 'E-mailadres',
  'account.settings': 'Accountinstellingen',
  'account.disconnect': 'Ontkoppelen',
  'watch.text': 'Bekijk elk account zonder de wallet ervan. Er kan niets worden ondertekend of verstuurd.',
  'watch.invalid': 'Geen geldig adres op de netwerken van deze site',
  'snack.disconnectFailed': 'De wallet is niet goed ontkoppeld',
}
