import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'רשת: {network}. החלפת רשת',
  'modal.network.none': 'בחירת רשת',

  'networks.title': 'בחירת רשת',
  'networks.list': 'רשתות',
  'networks.search': 'חיפוש רשתות',
  'networks.unapproved': 'לא בארנק שלך',
  'networks.none.title': 'לא נמצאה רשת',
  'networks.none.text': 'אין תוצאות עבור ״{query}״.',
  'networks.help': 'מה זו רשת?',

  'account.unsupported': 'הרשת לא נתמכת',
  'switch.unknown.title': 'הרשת לא נמצאה',
  'switch.unknown.text': 'האתר הזה לא תומך ברשת הזו.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'מה זו רשת?',
  'network.chain.title': 'ספר רישום משותף',
  'network.chain.text': 'הרשת שומרת רישום של מה ששייך לכל אחד ושל כל העברה.',
  'network.choice.title': 'כל רשת פועלת אחרת',
  'network.choice.text': 'הרשתות נבדלות במהירות ובעמלות.',
  'network.assets.title': 'הטוקנים שלך נשארים במקומם',
  'network.assets.text': 'כל טוקן נמצא ברשת אחת. החלפת רשת לא מעבירה אותו.',
}
