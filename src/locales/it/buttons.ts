import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Connetti wallet',
  'button.connecting': 'Connessione…',
  'button.offline': 'Sei offline',
  'button.restoring': 'Ripristino del tuo wallet',
  'button.account': 'Apri wallet: {address} su {network}',
  'button.account.balance': 'Apri wallet: {balance}, {address} su {network}',
  'button.viewOnly': 'Sola lettura',
  'button.viewOnly.account': 'Sola lettura: {address} su {network}',
  'button.viewOnly.account.balance': 'Sola lettura: {balance}, {address} su {network}',
  'button.network': 'Scegli rete',
  'button.network.change': 'Cambia rete: {network}',
  'button.unsupported': 'Rete non supportata',
  'button.wallet': 'Connetti {wallet}',
}
