import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Hubungkan dompet yang mendukung {network}. Dompet Anda yang lain tetap terhubung.',
  'active.same': 'Hubungkan {wallet} ke {family} juga',
  'active.other': 'Pilih dompet',

  'switch.title': 'Ganti jaringan',
  'switch.idle.text': 'Dompet Anda akan meminta izin',
  'switch.idle.action': 'Beralih ke {network}',
  'switch.waiting.title': 'Setujui di {wallet}',
  'switch.waiting.text': 'Terima peralihan ke {network} di dompet Anda',
  'switch.rejected.title': 'Peralihan ditolak',
  'switch.rejected.text': 'Anda masih di jaringan yang sama',
  'switch.failed.title': 'Tidak dapat beralih',
  'switch.failed.text': 'Beralih ke {network} di {wallet}, atau coba lagi',
  'switch.done.title': 'Anda berada di {network}',
  'switch.wallet': 'dompet Anda',

  'unsupported.title': 'Ganti jaringan',
  'unsupported.text': 'Situs ini tidak mendukung jaringan dompet Anda saat ini. Pilih salah satu dari berikut ini:',
  'unsupported.list': 'Jaringan situs ini',

  'profile.title': 'Dompet',
  'profile.active': 'Dompet aktif',
  'profile.accounts': 'Akun lain di dompet ini',
  'profile.others': 'Dompet lain yang terhubung',
  'profile.recent': 'Terakhir digunakan',
  'profile.families': 'Jenis jaringan',
  'profile.none': 'Tidak ada dompet {family} yang terhubung.',
  'profile.disconnect.all': 'Putuskan semua dompet',
  'profile.dropped': '{wallet} tidak lagi terhubung ke {family}.',
  'profile.dropped.action': 'Hubungkan lagi',
  'profile.remove': 'Lupakan {wallet} {address}',
  'profile.add': 'Tambah dompet',
  'profile.switch.failed': 'Tidak dapat beralih dompet',
}
