import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Cüzdanlar aranıyor',
  'connect.unnamed': 'Tarayıcı cüzdanı',
  'pairing.unknown': 'Cüzdan',
  'all.none.title': 'Cüzdan bulunamadı',

  'get.list': 'İndirilebilecek cüzdanlar',
  'get.none': 'Uygulama mağazanızda bir cüzdan arayın.',
  'get.guide': 'Daha fazla cüzdan keşfet',
  'connecting.get': '{wallet} yok mu? İndirin',

  'downloads.title': '{wallet} indir',
  'downloads.any': 'Cüzdan indir',
  'downloads.list': '{wallet} nereden indirilir',
  'downloads.chrome': 'Chrome Web Mağazası',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Web sitesi',
  'downloads.empty.title': 'İndirme bağlantısı bulunamadı',
  'downloads.empty.text': 'Uygulama mağazanızda {wallet} arayın.',

  'connecting.notFound.title': 'Bu cüzdan artık kullanılamıyor',
  'connecting.notFound.text': 'Tarayıcınızda kapatılmış olabilir',
  'connecting.notFound.action': 'Başka bir cüzdan seç',

  'wallet.title': 'Cüzdan nedir?',
  'wallet.keys.title': 'Varlıklarınızın evi',
  'wallet.keys.text': 'Cüzdan; token’larınızı ve koleksiyonunuzu saklar, gönderir ve alır.',
  'wallet.login.title': 'Giriş yapmanın yeni yolu',
  'wallet.login.text': 'Kullanıcı adı ve parola yerine cüzdanınızı bağlayın.',
  'wallet.control.title': 'Kontrol sizde kalır',
  'wallet.control.text': 'Siteler yalnızca isteyebilir. Siz cüzdanınızda onaylayana kadar hiçbir şey taşınmaz.',
  'wallet.get': 'Cüzdan indir',
}
