import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Giriş',
  'signIn.heading': '{site} giriş yapmanızı istiyor',
  'signIn.text':
    'Cüzdanınız, hesabın size ait olduğunu kanıtlamak için bu mesajı imzalar. Hiçbir ücreti yoktur ve hiçbir varlığı taşımaz.',
  'signIn.domain': 'Site',
  'signIn.address': 'Hesap',
  'signIn.network': 'Ağ',
  'signIn.statement': 'Beyan',
  'signIn.resources': 'Kaynaklar',
  'signIn.expires': 'Son geçerlilik',
  'signIn.whole': 'Mesajın tamamı',
  'signIn.otherDomain':
    'Bu mesaj {domain} için, ancak siz {page} sitesindesiniz. Yalnızca nedenini biliyorsanız imzalayın: Bu mesajı elinde bulunduran kişi orada sizin adınıza giriş yapabilir.',
  'signIn.action': 'İmzala',
  'signIn.waiting': '{wallet} uygulamasında onaylayın',
  'signIn.preparing': 'Mesaj hazırlanıyor',
  'signIn.wallet': 'Cüzdan',
  'signIn.cancel': 'İptal',
  'signIn.cancel.disconnects': 'İptal ederseniz cüzdanınızın bağlantısı kesilir.',
  'signIn.cancel.returns': 'İptal ederseniz {network} ağına dönersiniz.',
  'signIn.optional': 'Dilerseniz bunu kapatıp giriş yapmadan bağlı kalabilirsiniz.',
  'signIn.failed': 'Mesaj imzalanamadı',
  'signIn.none': 'İmzalanacak bir şey yok',
  'signIn.none.text': 'Bu site gerek duyduğunda giriş yapmanız istenir.',
  'signIn.startFailed': 'Giriş başlatılamadı',
}
