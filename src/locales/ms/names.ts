import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Nama akaun',
  'names.lead': 'Nama sebagai ganti alamat',
  'names.text': 'Orang lain boleh menghantar kepada nama anda. Sesiapa sahaja boleh melihat alamat pemilik nama itu.',
  'names.choose': 'Pilih nama',
  'names.label': 'Nama',
  'names.rule': '4 hingga 64 aksara: huruf a hingga z, angka dan tanda sempang',
  'names.checking': 'Menyemak {name}…',
  'names.free': '{name} tersedia',
  'names.taken': '{name} sudah diambil',
  'names.suggestions': 'Nama yang tersedia',
  'names.suggestions.failed': 'Gagal mendapatkan cadangan nama',
  'names.register': 'Daftar nama',
  'names.registering': 'Mendaftar {name}…',
  'names.failed': 'Gagal mendaftar nama. Cuba lagi.',
  'names.expired': 'Terlalu lama. Cuba lagi dan luluskan dalam masa 10 saat.',
  'names.done.title': 'Nama didaftarkan',
  'names.done.text': '{name} kini milik akaun anda',
  'names.done': 'Selesai',
  'names.none.title': 'Tiada akaun untuk dinamakan',
  'names.none.text': 'Log masuk dengan e-mel atau akaun sosial, pada rangkaian EVM, untuk memilih nama.',
}
