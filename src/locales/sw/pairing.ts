import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Changanua ili uunganishe',
  'pairing.code': 'Msimbo wa QR wa kuunganisha {wallet} na tovuti hii. Huna kamera? Nakili kiungo badala yake.',
  'pairing.scan': 'Changanua kwa {wallet}',
  'pairing.scan.text': 'Fungua pochi kwenye simu yako na uchanganue msimbo huu',
  'pairing.any': 'pochi yako',
  'pairing.preparing': 'Inaandaa kiungo salama',
  'pairing.left': 'Muda uliobaki: {time}',
  'pairing.copy': 'Nakili kiungo',
  'pairing.declined': 'Ombi lilikataliwa. Hiki hapa kiungo kipya ili ujaribu tena.',
  'pairing.rejected': 'Ombi limekataliwa',
  'pairing.rejected.text': 'Hakuna kilichoshirikiwa. Unaweza kujaribu tena.',
  'pairing.unreachable': 'Imeshindwa kufikia WalletConnect',
  'pairing.unreachable.text': 'Angalia muunganisho wako wa intaneti, au ujaribu tena baadaye',
  'pairing.failed': 'Imeshindwa kuunganisha',
  'pairing.failed.text': 'Hitilafu imetokea wakati wa kuunganisha pochi yako. Jaribu tena.',
  'pairing.connected': 'Imeunganishwa',
  'pairing.connected.text': 'Umeunganishwa kwa {wallet}',
  'pairing.continue': 'Endelea kwenye {wallet}',
  'pairing.open': 'Fungua {wallet}',
  'pairing.mobile.text': 'Idhinisha muunganisho kwenye programu, kisha urudi hapa',
  'pairing.desktop.text': 'Idhinisha muunganisho kwenye programu iliyo kwenye kompyuta hii',
  'pairing.web.text': '{wallet} hufunguka kwenye kichupo kipya. Idhinisha muunganisho humo, kisha urudi hapa.',
  'pairing.page.text': 'Ukurasa huu hufunguka kwenye kivinjari cha {wallet}, ambapo unaweza kuunganisha',
  'pairing.stuck': '{wallet} haikufunguka?',
  'pairing.again': 'Fungua tena',
  'pairing.get': 'Pata programu',
  'pairing.show': 'Onyesha msimbo wa QR',

  'snack.linkCopied': 'Kiungo kimenakiliwa',
}
