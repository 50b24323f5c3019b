import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Al',
  'receive.code': '{address} adresinin QR kodu',
  'receive.address': 'Adres',
  'receive.kinds': 'Adres türleri',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Bu adrese yalnızca {family} ağlarındaki varlıkları gönderin. Başka ağlardan gelen varlıklar kaybolabilir.',
  'receive.warning.payment':
    'Bu adrese yalnızca bitcoin gönderin. Buraya gönderilen Ordinals ve Runes varlıkları bitcoin olarak harcanabilir.',
  'receive.warning.ordinal': 'Bu adrese yalnızca Ordinals ve Runes gönderin. Bitcoin için diğer adresinizi kullanın.',
  'receive.networks': 'Desteklenen ağlar',
  'receive.networks.title': 'Desteklenen ağlar',
  'receive.networks.text': '{address} adresi bu ağların hepsinde aynıdır.',
}
