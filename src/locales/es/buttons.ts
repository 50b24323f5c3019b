import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.offline': 'No tienes conexión',
  'button.restoring': 'Restaurando tu billetera',
  'button.account': 'Abrir billetera: {address} en {network}',
  'button.account.balance': 'Abrir billetera: {balance}, {address} en {network}',
  'button.viewOnly': 'Solo lectura',
  'button.viewOnly.account': 'Solo lectura: {address} en {network}',
  'button.viewOnly.account.balance': 'Solo lectura: {balance}, {address} en {network}',
  'button.network': 'Elegir red',
  'button.network.change': 'Cambiar de red: {network}',
  'button.unsupported': 'Red no compatible',
  'button.wallet': 'Conectar {wallet}',
}
