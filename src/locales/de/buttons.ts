import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden…',
  'button.offline': 'Du bist offline',
  'button.restoring': 'Wallet wird wiederhergestellt',
  'button.account': 'Wallet öffnen: {address} auf {network}',
  'button.account.balance': 'Wallet öffnen: {balance}, {address} auf {network}',
  'button.viewOnly': 'Nur Ansicht',
  'button.viewOnly.account': 'Nur Ansicht: {address} auf {network}',
  'button.viewOnly.account.balance': 'Nur Ansicht: {balance}, {address} auf {network}',
  'button.network': 'Netzwerk wählen',
  'button.network.change': 'Netzwerk wechseln: {network}',
  'button.unsupported': 'Nicht unterstütztes Netzwerk',
  'button.wallet': '{wallet} verbinden',
}
