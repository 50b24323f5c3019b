import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.offline': 'Você está offline',
  'button.restoring': 'Restaurando sua carteira',
  'button.account': 'Abrir carteira: {address} em {network}',
  'button.account.balance': 'Abrir carteira: {balance}, {address} em {network}',
  'button.viewOnly': 'Somente leitura',
  'button.viewOnly.account': 'Somente leitura: {address} em {network}',
  'button.viewOnly.account.balance': 'Somente leitura: {balance}, {address} em {network}',
  'button.network': 'Escolher rede',
  'button.network.change': 'Mudar de rede: {network}',
  'button.unsupported': 'Rede não compatível',
  'button.wallet': 'Conectar {wallet}',
}
