import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.offline': 'Çevrimdışısınız',
  'button.restoring': 'Cüzdanınız geri yükleniyor',
  'button.account': 'Cüzdanı aç: {address}, {network} ağı',
  'button.account.balance': 'Cüzdanı aç: {balance}, {address}, {network} ağı',
  'button.viewOnly': 'Yalnızca görüntüleme',
  'button.viewOnly.account': 'Yalnızca görüntüleme: {address}, {network} ağı',
  'button.viewOnly.account.balance': 'Yalnızca görüntüleme: {balance}, {address}, {network} ağı',
  'button.network': 'Ağ seç',
  'button.network.change': 'Ağı değiştir: {network}',
  'button.unsupported': 'Desteklenmeyen ağ',
  'button.wallet': '{wallet} bağla',
}
