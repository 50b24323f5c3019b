import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': '受け取り',
  'receive.code': 'アドレス{address}のQRコード',
  'receive.address': 'アドレス',
  'receive.kinds': 'アドレスの種類',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'このアドレスには{family}ネットワークの資産だけを送ってください。他のネットワークの資産は失われる可能性があります。',
  'receive.warning.payment':
    'このアドレスにはビットコインだけを送ってください。OrdinalsやRunesを送ると、ビットコインとして使われてしまう可能性があります。',
  'receive.warning.ordinal':
    'このアドレスにはOrdinalsとRunesだけを送ってください。ビットコインにはもう一方のアドレスをお使いください。',
  'receive.networks': '対応ネットワーク',
  'receive.networks.title': '対応ネットワーク',
  'receive.networks.text': 'アドレス{address}は、これらすべてのネットワークで共通です。',
}
