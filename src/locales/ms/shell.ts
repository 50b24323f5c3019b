import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Tutup',
  'modal.back': 'Kembali',
  'modal.help': 'Apakah itu dompet?',
  'modal.loading': 'Memuatkan',
  'modal.failed.title': 'Tidak dapat memuatkan halaman ini',
  'modal.failed.text': 'Semak sambungan anda, kemudian cuba lagi.',
  'modal.reload': 'Muatkan semula halaman',
  'modal.dismiss': 'Tutup',

  'action.retry': 'Cuba lagi',
  'field.clear': 'Kosongkan',
  'field.search': 'Cari',

  'copy.byHand': 'Pelayar anda tidak membenarkan penyalinan di sini. Salin sendiri teks yang dipilih.',

  'snack.addressCopied': 'Alamat disalin',
  'snack.hashCopied': 'ID transaksi disalin',
}
