import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Dompet tertanam',

  'email.label': 'Alamat email',
  'email.submit': 'Lanjutkan dengan email',
  'email.text': 'Login atau daftar dengan alamat email Anda. Tidak perlu memasang apa pun.',
  'email.invalid': 'Masukkan alamat email, misalnya name@example.com',
  'email.wait': 'Coba lagi setelah {seconds, plural, other {# detik}}',
  'email.sending': 'Mengirim email…',
  'email.failed': 'Tidak dapat login. Coba lagi.',
  'email.mails': 'Terlalu banyak email. Coba lagi dalam satu jam.',
  'email.off.title': 'Login dengan email nonaktif',
  'email.off.text': 'Situs ini tidak menyediakannya. Hubungkan dompet sebagai gantinya.',

  'email.device.title': 'Konfirmasi perangkat ini',
  'email.device.lead': 'Periksa kotak masuk Anda',
  'email.device.text':
    'Buka tautan yang kami kirim ke {email} untuk mengonfirmasi perangkat ini. Tautan berlaku selama 20 menit.',
  'email.device.waiting': 'Menunggu Anda membuka tautan…',
  'email.device.refused': 'Perangkat tidak dikonfirmasi',
  'email.device.expired': 'Tautan di email sudah kedaluwarsa',

  'email.code.title': 'Masukkan kode Anda',
  'email.code.text': 'Masukkan kode yang kami kirim ke {email}. Kode berlaku selama 20 menit.',
  'email.code.label': 'Kode 6 digit',
  'email.code.incomplete': 'Masukkan 6 digit kode',
  'email.code.failed': 'Tidak dapat memeriksa kode. Coba lagi.',
  'email.code.wrong': 'Kode salah',
  'email.code.expired': 'Kode sudah kedaluwarsa. Minta kode baru.',
  'email.code.tries': 'Terlalu banyak percobaan. Minta kode baru.',
  'email.code.checking': 'Memeriksa kode…',
  'email.code.connected': 'Anda terhubung',

  'email.change.title': 'Ubah alamat email',
  'email.change.text':
    'Anda login dengan {email}. Kami akan mengirim kode ke alamat itu, lalu satu lagi ke alamat baru.',
  'email.change.submit': 'Ubah alamat email',
  'email.change.owner.title': 'Konfirmasi email saat ini',
  'email.change.new.title': 'Konfirmasi email baru',
  'email.change.none.title': 'Belum login dengan email',
  'email.change.none.text': 'Login dengan email untuk mengubah alamat yang Anda gunakan untuk login.',

  'request.title': 'Setujui permintaan',
  'request.waiting': 'Membuka permintaan Anda…',
  'request.forbidden': 'Tindakan tidak diizinkan',
  'request.none.title': 'Tidak ada yang perlu disetujui',
  'request.none.text': 'Permintaan dari situs ini muncul di sini.',

  'email.resend': 'Kirim ulang email',
  'email.resend.wait': 'Kirim ulang dalam {seconds} dtk',
  'email.resend.sent': 'Email telah dikirim ulang',
  'email.other': 'Gunakan alamat email lain',
}
