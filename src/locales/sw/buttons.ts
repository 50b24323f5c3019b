import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Unganisha pochi',
  'button.connecting': 'Inaunganisha…',
  'button.offline': 'Huna intaneti',
  'button.restoring': 'Inarejesha pochi yako',
  'button.account': 'Fungua pochi: {address} kwenye {network}',
  'button.account.balance': 'Fungua pochi: {balance}, {address} kwenye {network}',
  'button.viewOnly': 'Kutazama tu',
  'button.viewOnly.account': 'Kutazama tu: {address} kwenye {network}',
  'button.viewOnly.account.balance': 'Kutazama tu: {balance}, {address} kwenye {network}',
  'button.network': 'Chagua mtandao',
  'button.network.change': 'Badili mtandao: {network}',
  'button.unsupported': 'Mtandao hautumiki',
  'button.wallet': 'Unganisha {wallet}',
}
