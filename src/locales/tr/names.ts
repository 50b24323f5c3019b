import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Hesap adı',
  'names.lead': 'Adres yerine bir ad',
  'names.text': 'Başkaları adınıza gönderebilir. Adın hangi adrese ait olduğunu herkes görebilir.',
  'names.choose': 'Ad seç',
  'names.label': 'Ad',
  'names.rule': '4–64 karakter: a–z harfleri, rakamlar ve kısa çizgiler',
  'names.checking': '{name} kontrol ediliyor…',
  'names.free': '{name} kullanılabilir',
  'names.taken': '{name} alınmış',
  'names.suggestions': 'Kullanılabilir adlar',
  'names.suggestions.failed': 'Ad önerileri alınamadı',
  'names.register': 'Adı kaydet',
  'names.registering': '{name} kaydediliyor…',
  'names.failed': 'Ad kaydedilemedi. Tekrar deneyin.',
  'names.expired': 'Çok uzun sürdü. Tekrar deneyin ve 10 saniye içinde onaylayın.',
  'names.done.title': 'Ad kaydedildi',
  'names.done.text': '{name} artık hesabınıza ait',
  'names.done': 'Bitti',
  'names.none.title': 'Ad verilecek hesap yok',
  'names.none.text': 'Ad seçmek için bir EVM ağında e-postayla veya sosyal hesapla giriş yapın.',
}
