import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Tutup',
  'modal.back': 'Kembali',
  'modal.help': 'Apa itu dompet?',
  'modal.loading': 'Memuat',
  'modal.failed.title': 'Tidak dapat memuat halaman ini',
  'modal.failed.text': 'Periksa koneksi Anda, lalu coba lagi.',
  'modal.reload': 'Muat ulang halaman',
  'modal.dismiss': 'Tutup',

  'action.retry': 'Coba lagi',
  'field.clear': 'Hapus',
  'field.search': 'Cari',

  'copy.byHand': 'Browser Anda tidak mengizinkan penyalinan di sini. Salin sendiri teks yang dipilih.',

  'snack.addressCopied': 'Alamat disalin',
  'snack.hashCopied': 'ID transaksi disalin',
}
