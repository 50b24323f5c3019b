import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Wallet koppelen',
  'button.connecting': 'Koppelen…',
  'button.offline': 'Je bent offline',
  'button.restoring': 'Je wallet wordt hersteld',
  'button.account': 'Wallet openen: {address} op {network}',
  'button.account.balance': 'Wallet openen: {balance}, {address} op {network}',
  'button.viewOnly': 'Alleen bekijken',
  'button.viewOnly.account': 'Alleen bekijken: {address} op {network}',
  'button.viewOnly.account.balance': 'Alleen bekijken: {balance}, {address} op {network}',
  'button.network': 'Kies netwerk',
  'button.network.change': 'Netwerk wijzigen: {network}',
  'button.unsupported': 'Netwerk niet ondersteund',
  'button.wallet': '{wallet} koppelen',
}
