import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Mencari dompet',
  'connect.unnamed': 'Dompet browser',
  'pairing.unknown': 'Dompet',
  'all.none.title': 'Dompet tidak ditemukan',

  'get.list': 'Dompet yang bisa didapatkan',
  'get.none': 'Cari dompet di toko aplikasi Anda.',
  'get.guide': 'Jelajahi dompet lainnya',
  'connecting.get': 'Tidak punya {wallet}? Dapatkan',

  'downloads.title': 'Dapatkan {wallet}',
  'downloads.any': 'Dapatkan dompet',
  'downloads.list': 'Tempat mendapatkan {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Situs web',
  'downloads.empty.title': 'Tautan unduhan tidak ditemukan',
  'downloads.empty.text': 'Cari {wallet} di toko aplikasi Anda.',

  'connecting.notFound.title': 'Dompet ini tidak lagi tersedia',
  'connecting.notFound.text': 'Mungkin telah dinonaktifkan di browser Anda',
  'connecting.notFound.action': 'Pilih dompet lain',

  'wallet.title': 'Apa itu dompet?',
  'wallet.keys.title': 'Rumah bagi aset Anda',
  'wallet.keys.text': 'Dompet menyimpan, mengirim, dan menerima token serta koleksi Anda.',
  'wallet.login.title': 'Cara baru untuk masuk',
  'wallet.login.text': 'Hubungkan dompet Anda, tanpa perlu nama pengguna dan kata sandi.',
  'wallet.control.title': 'Anda tetap memegang kendali',
  'wallet.control.text': 'Situs hanya dapat meminta. Tidak ada yang berpindah sebelum Anda menyetujuinya di dompet.',
  'wallet.get': 'Dapatkan dompet',
}
