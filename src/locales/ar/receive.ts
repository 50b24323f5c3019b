import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'استلام',
  'receive.code': 'رمز QR للعنوان {address}',
  'receive.address': 'العنوان',
  'receive.kinds': 'أنواع العناوين',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'يُرجى إرسال أصول شبكات {family} فقط إلى هذا العنوان، فقد تضيع الأصول الواردة من شبكات أخرى.',
  'receive.warning.payment':
    'يُرجى إرسال عملة البيتكوين فقط إلى هذا العنوان. قد تُنفَق رموز Ordinals وRunes المرسلة إلى هنا على أنها بيتكوين.',
  'receive.warning.ordinal':
    'يُرجى إرسال رموز Ordinals وRunes فقط إلى هذا العنوان. للبيتكوين، يُرجى استخدام عنوانك الآخر.',
  'receive.networks': 'الشبكات المدعومة',
  'receive.networks.title': 'الشبكات المدعومة',
  'receive.networks.text': 'العنوان {address} هو نفسه على كل هذه الشبكات.',
}
