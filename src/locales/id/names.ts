import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Nama akun',
  'names.lead': 'Nama sebagai pengganti alamat',
  'names.text': 'Orang lain dapat mengirim ke nama Anda. Siapa pun dapat melihat alamat pemilik nama itu.',
  'names.choose': 'Pilih nama',
  'names.label': 'Nama',
  'names.rule': '4 hingga 64 karakter: huruf a hingga z, angka, dan tanda hubung',
  'names.checking': 'Memeriksa {name}…',
  'names.free': '{name} tersedia',
  'names.taken': '{name} sudah dipakai',
  'names.suggestions': 'Nama yang tersedia',
  'names.suggestions.failed': 'Gagal mengambil saran nama',
  'names.register': 'Daftarkan nama',
  'names.registering': 'Mendaftarkan {name}…',
  'names.failed': 'Gagal mendaftarkan nama. Coba lagi.',
  'names.expired': 'Terlalu lama. Coba lagi dan setujui dalam 10 detik.',
  'names.done.title': 'Nama terdaftar',
  'names.done.text': '{name} kini milik akun Anda',
  'names.done': 'Selesai',
  'names.none.title': 'Tidak ada akun untuk diberi nama',
  'names.none.text': 'Login dengan email atau akun sosial, di jaringan EVM, untuk memilih nama.',
}
