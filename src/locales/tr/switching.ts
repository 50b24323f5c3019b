import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': '{network} ağını destekleyen bir cüzdan bağlayın. Diğer cüzdanlarınız bağlı kalır.',
  'active.same': '{family} için de {wallet} bağla',
  'active.other': 'Cüzdan seç',

  'switch.title': 'Ağı değiştir',
  'switch.idle.text': 'Cüzdanınız izin isteyecek',
  'switch.idle.action': '{network} ağına geç',
  'switch.waiting.title': '{wallet} uygulamasında onaylayın',
  'switch.waiting.text': 'Cüzdanınızda {network} ağına geçişi kabul edin',
  'switch.rejected.title': 'Geçiş reddedildi',
  'switch.rejected.text': 'Hâlâ aynı ağdasınız',
  'switch.failed.title': 'Geçiş yapılamadı',
  'switch.failed.text': '{wallet} uygulamasında {network} ağına geçin veya tekrar deneyin',
  'switch.done.title': '{network} ağındasınız',
  'switch.wallet': 'Cüzdan',

  'unsupported.title': 'Ağı değiştir',
  'unsupported.text': 'Bu site cüzdanınızın geçerli ağını desteklemiyor. Şunlardan birini seçin:',
  'unsupported.list': 'Bu sitenin ağları',

  'profile.title': 'Cüzdanlar',
  'profile.active': 'Etkin cüzdan',
  'profile.accounts': 'Bu cüzdandaki diğer hesaplar',
  'profile.others': 'Diğer bağlı cüzdanlar',
  'profile.recent': 'Son kullanılanlar',
  'profile.families': 'Ağ türleri',
  'profile.none': 'Bağlı {family} cüzdanı yok.',
  'profile.disconnect.all': 'Tüm cüzdanların bağlantısını kes',
  'profile.dropped': '{wallet} ile {family} bağlantısı kesildi.',
  'profile.dropped.action': 'Yeniden bağlan',
  'profile.remove': 'Unut: {wallet} {address}',
  'profile.add': 'Cüzdan ekle',
  'profile.switch.failed': 'Cüzdan değiştirilemedi',
}
