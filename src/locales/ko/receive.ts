import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': '받기',
  'receive.code': '주소 {address}의 QR 코드',
  'receive.address': '주소',
  'receive.kinds': '주소 유형',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': '이 주소로는 {family} 네트워크의 자산만 보내 주세요. 다른 네트워크의 자산은 잃어버릴 수 있어요.',
  'receive.warning.payment':
    '이 주소로는 비트코인만 보내 주세요. 여기로 보낸 Ordinals와 Runes는 비트코인으로 사용되어 버릴 수 있어요.',
  'receive.warning.ordinal': '이 주소로는 Ordinals와 Runes만 보내 주세요. 비트코인은 다른 주소를 사용해 주세요.',
  'receive.networks': '지원하는 네트워크',
  'receive.networks.title': '지원하는 네트워크',
  'receive.networks.text': '이 모든 네트워크에서 같은 주소({address})를 사용해요.',
}
