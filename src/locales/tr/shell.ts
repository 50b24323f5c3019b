import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Kapat',
  'modal.back': 'Geri',
  'modal.help': 'Cüzdan nedir?',
  'modal.loading': 'Yükleniyor',
  'modal.failed.title': 'Bu sayfa yüklenemedi',
  'modal.failed.text': 'Bağlantınızı kontrol edip tekrar deneyin.',
  'modal.reload': 'Sayfayı yenile',
  'modal.dismiss': 'Kapat',

  'action.retry': 'Tekrar dene',
  'field.clear': 'Temizle',
  'field.search': 'Ara',

  'copy.byHand': 'Tarayıcınız burada kopyalamaya izin vermiyor. Seçili metni kendiniz kopyalayın.',

  'snack.addressCopied': 'Adres kopyalandı',
  'snack.hashCopied': 'İşlem kimliği kopyalandı',
}
