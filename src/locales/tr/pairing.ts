import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Bağlanmak için tarayın',
  'pairing.code': 'Bu siteye {wallet} bağlamak için QR kodu. Kameranız yok mu? Bağlantıyı kopyalayın.',
  'pairing.scan': '{wallet} ile tarayın',
  'pairing.scan.text': 'Telefonunuzda cüzdanı açıp bu kodu tarayın',
  'pairing.any': 'Cüzdan',
  'pairing.preparing': 'Güvenli bağlantı hazırlanıyor',
  'pairing.left': 'Kalan süre: {time}',
  'pairing.copy': 'Bağlantıyı kopyala',
  'pairing.declined': 'İstek reddedildi. Tekrar denemek için işte yeni bir bağlantı.',
  'pairing.rejected': 'İstek reddedildi',
  'pairing.rejected.text': 'Hiçbir bilgi paylaşılmadı. Tekrar deneyebilirsiniz.',
  'pairing.unreachable': 'WalletConnect’e ulaşılamadı',
  'pairing.unreachable.text': 'İnternet bağlantınızı kontrol edin veya daha sonra tekrar deneyin',
  'pairing.failed': 'Bağlanılamadı',
  'pairing.failed.text': 'Cüzdanınıza bağlanırken bir sorun oluştu. Tekrar deneyin.',
  'pairing.connected': 'Bağlandı',
  'pairing.connected.text': '{wallet} ile bağlandınız',
  'pairing.continue': '{wallet} uygulamasında devam edin',
  'pairing.open': '{wallet} uygulamasını aç',
  'pairing.mobile.text': 'Bağlantıyı uygulamada onaylayın, ardından buraya dönün',
  'pairing.desktop.text': 'Bağlantıyı bu bilgisayardaki uygulamada onaylayın',
  'pairing.web.text': '{wallet} yeni bir sekmede açılır. Bağlantıyı orada onaylayın, ardından buraya dönün.',
  'pairing.page.text': 'Bu sayfa {wallet} tarayıcısında açılır; oradan bağlanabilirsiniz',
  'pairing.stuck': '{wallet} açılmadı mı?',
  'pairing.again': 'Tekrar aç',
  'pairing.get': 'Uygulamayı indir',
  'pairing.show': 'QR kodunu göster',

  'snack.linkCopied': 'Bağlantı kopyalandı',
}
