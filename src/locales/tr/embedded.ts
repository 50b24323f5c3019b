import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Gömülü cüzdan',

  'email.label': 'E-posta adresi',
  'email.submit': 'E-postayla devam et',
  'email.text': 'E-posta adresinizle giriş yapın veya kaydolun. Hiçbir şey yüklemeniz gerekmez.',
  'email.invalid': 'name@example.com gibi bir e-posta adresi girin',
  'email.wait': '{seconds, plural, one {# saniye} other {# saniye}} sonra tekrar deneyin',
  'email.sending': 'E-posta gönderiliyor…',
  'email.failed': 'Giriş yapılamadı. Tekrar deneyin.',
  'email.mails': 'Çok fazla e-posta gönderildi. Bir saat sonra tekrar deneyin.',
  'email.off.title': 'E-postayla giriş kapalı',
  'email.off.text': 'Bu site e-postayla giriş sunmuyor. Bunun yerine bir cüzdan bağlayın.',

  'email.device.title': 'Bu cihazı doğrulayın',
  'email.device.lead': 'Gelen kutunuzu kontrol edin',
  'email.device.text':
    'Bu cihazı doğrulamak için {email} adresine gönderdiğimiz bağlantıyı açın. Bağlantı 20 dakika geçerlidir.',
  'email.device.waiting': 'Bağlantıyı açmanız bekleniyor…',
  'email.device.refused': 'Cihaz doğrulanmadı',
  'email.device.expired': 'E-postadaki bağlantının süresi doldu',

  'email.code.title': 'Kodunuzu girin',
  'email.code.text': '{email} adresine gönderdiğimiz kodu girin. Kod 20 dakika geçerlidir.',
  'email.code.label': '6 haneli kod',
  'email.code.incomplete': 'Kodun 6 hanesini de girin',
  'email.code.failed': 'Kod kontrol edilemedi. Tekrar deneyin.',
  'email.code.wrong': 'Kod hatalı',
  'email.code.expired': 'Kodun süresi doldu. Yeni bir kod isteyin.',
  'email.code.tries': 'Çok fazla deneme yapıldı. Yeni bir kod isteyin.',
  'email.code.checking': 'Kod kontrol ediliyor…',
  'email.code.connected': 'Bağlandınız',

  'email.change.title': 'E-posta adresini değiştir',
  'email.change.text': '{email} ile giriş yapıyorsunuz. Önce bu adrese, sonra yeni adrese birer kod göndereceğiz.',
  'email.change.submit': 'E-posta adresini değiştir',
  'email.change.owner.title': 'Mevcut e-postayı doğrula',
  'email.change.new.title': 'Yeni e-postayı doğrula',
  'email.change.none.title': 'E-postayla giriş yapılmadı',
  'email.change.none.text': 'Giriş adresinizi değiştirmek için e-postayla giriş yapın.',

  'request.title': 'İsteği onayla',
  'request.waiting': 'İsteğiniz açılıyor…',
  'request.forbidden': 'İşleme izin verilmiyor',
  'request.none.title': 'Onaylanacak bir şey yok',
  'request.none.text': 'Bu sitenin istekleri burada görünür.',

  'email.resend': 'E-postayı yeniden gönder',
  'email.resend.wait': '{seconds} sn sonra yeniden gönder',
  'email.resend.sent': 'E-posta yeniden gönderildi',
  'email.other': 'Başka bir e-posta adresi kullan',
}
