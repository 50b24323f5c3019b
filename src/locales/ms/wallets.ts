import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Mencari dompet',
  'connect.unnamed': 'Dompet pelayar',
  'pairing.unknown': 'Dompet',
  'all.none.title': 'Dompet tidak ditemui',

  'get.list': 'Dompet yang boleh didapatkan',
  'get.none': 'Cari dompet dalam gedung aplikasi anda.',
  'get.guide': 'Terokai lebih banyak dompet',
  'connecting.get': 'Tiada {wallet}? Dapatkannya',

  'downloads.title': 'Dapatkan {wallet}',
  'downloads.any': 'Dapatkan dompet',
  'downloads.list': 'Tempat untuk mendapatkan {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Laman web',
  'downloads.empty.title': 'Pautan muat turun tidak ditemui',
  'downloads.empty.text': 'Cari {wallet} dalam gedung aplikasi anda.',

  'connecting.notFound.title': 'Dompet ini tidak lagi tersedia',
  'connecting.notFound.text': 'Mungkin telah dimatikan dalam pelayar anda',
  'connecting.notFound.action': 'Pilih dompet lain',

  'wallet.title': 'Apakah itu dompet?',
  'wallet.keys.title': 'Rumah untuk aset anda',
  'wallet.keys.text': 'Dompet menyimpan, menghantar dan menerima token serta koleksi anda.',
  'wallet.login.title': 'Cara baharu untuk log masuk',
  'wallet.login.text': 'Sambungkan dompet anda tanpa nama pengguna dan kata laluan.',
  'wallet.control.title': 'Anda tetap memegang kawalan',
  'wallet.control.text':
    'Laman hanya boleh meminta. Tiada apa-apa berpindah sehingga anda meluluskannya dalam dompet anda.',
  'wallet.get': 'Dapatkan dompet',
}
