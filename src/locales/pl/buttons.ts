import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Połącz portfel',
  'button.connecting': 'Łączenie…',
  'button.offline': 'Jesteś offline',
  'button.restoring': 'Przywracanie portfela',
  'button.account': 'Otwórz portfel: {address}, sieć {network}',
  'button.account.balance': 'Otwórz portfel: {balance}, {address}, sieć {network}',
  'button.viewOnly': 'Tylko podgląd',
  'button.viewOnly.account': 'Tylko podgląd: {address}, sieć {network}',
  'button.viewOnly.account.balance': 'Tylko podgląd: {balance}, {address}, sieć {network}',
  'button.network': 'Wybierz sieć',
  'button.network.change': 'Zmień sieć: {network}',
  'button.unsupported': 'Nieobsługiwana sieć',
  'button.wallet': 'Połącz {wallet}',
}
