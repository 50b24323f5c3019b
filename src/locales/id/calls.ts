import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Tinjau panggilan',
  'calls.none.text': 'Situs ini tidak meminta panggilan apa pun.',
  'calls.elsewhere': 'Panggilan ini di {network}.',
  'calls.contract': 'Panggilan kontrak',
  'calls.transfer': 'Kirim token',
  'calls.transferFrom': 'Pindahkan token dari akun lain',
  'calls.approve': 'Izinkan pembelanjaan token',
  'calls.to': 'Kontrak',
  'calls.token': 'Kontrak token',
  'calls.spender': 'Alamat yang diizinkan',
  'calls.amount.raw': 'Jumlah dalam satuan terkecil token',
  'calls.amount.any': 'Jumlah berapa pun',
  'calls.value': 'Jumlah yang dikirim',
  'calls.data': 'Data panggilan',
  'calls.hash': 'ID transaksi',
  'calls.atomic': '{wallet} mengirim semua panggilan sekaligus: semuanya berhasil atau tidak sama sekali.',
  'calls.inTurn':
    '{wallet} bertanya untuk setiap panggilan satu per satu. Jika satu gagal, panggilan sebelumnya sudah terlaksana.',
  'calls.unlimited':
    'Salah satu panggilan mengizinkan token dibelanjakan dalam jumlah berapa pun, sekarang dan nanti. Konfirmasi hanya jika Anda memercayai alamat yang diizinkan.',
  'calls.confirm': '{count, plural, other {Kirim # panggilan}}',
  'calls.progress': '{done} dari {count} terlaksana',
  'calls.through': 'Terlaksana',
  'calls.pending': 'Dalam perjalanan',
  'calls.failed': 'Tidak terlaksana',
  'calls.unsent': 'Tidak dikirim',
  'calls.unknown': 'Hasil tidak diketahui',
  'calls.error.rejected': 'Anda menolak di {wallet}, jadi panggilan lainnya tidak dikirim.',
  'calls.error.changed': 'Dompet Anda beralih ke akun atau jaringan lain, jadi panggilan lainnya tidak dikirim.',
  'calls.error.lost': 'Satu panggilan gagal di jaringan, jadi panggilan setelahnya tidak dikirim.',
  'calls.error.atomic': 'Panggilan gagal di jaringan. Hanya biaya jaringan yang dikenakan.',
}
