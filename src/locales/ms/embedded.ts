import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Dompet terbenam',

  'email.label': 'Alamat e-mel',
  'email.submit': 'Teruskan dengan e-mel',
  'email.text': 'Log masuk atau daftar dengan alamat e-mel anda. Tiada apa-apa yang perlu dipasang.',
  'email.invalid': 'Masukkan alamat e-mel, seperti name@example.com',
  'email.wait': 'Cuba lagi selepas {seconds, plural, other {# saat}}',
  'email.sending': 'Menghantar e-mel…',
  'email.failed': 'Tidak dapat log masuk. Cuba lagi.',
  'email.mails': 'Terlalu banyak e-mel. Cuba lagi dalam masa sejam.',
  'email.off.title': 'Log masuk dengan e-mel dimatikan',
  'email.off.text': 'Laman ini tidak menawarkannya. Sebaliknya, sambungkan dompet.',

  'email.device.title': 'Sahkan peranti ini',
  'email.device.lead': 'Semak peti masuk anda',
  'email.device.text':
    'Buka pautan yang kami hantar kepada {email} untuk mengesahkan peranti ini. Pautan sah selama 20 minit.',
  'email.device.waiting': 'Menunggu anda membuka pautan…',
  'email.device.refused': 'Peranti tidak disahkan',
  'email.device.expired': 'Pautan dalam e-mel telah tamat tempoh',

  'email.code.title': 'Masukkan kod anda',
  'email.code.text': 'Masukkan kod yang kami hantar kepada {email}. Kod sah selama 20 minit.',
  'email.code.label': 'Kod 6 digit',
  'email.code.incomplete': 'Masukkan 6 digit kod',
  'email.code.failed': 'Tidak dapat menyemak kod. Cuba lagi.',
  'email.code.wrong': 'Kod tidak betul',
  'email.code.expired': 'Kod telah tamat tempoh. Minta kod baharu.',
  'email.code.tries': 'Terlalu banyak percubaan. Minta kod baharu.',
  'email.code.checking': 'Menyemak kod…',
  'email.code.connected': 'Anda telah disambungkan',

  'email.change.title': 'Ubah alamat e-mel',
  'email.change.text':
    'Anda log masuk dengan {email}. Kami akan menghantar kod kepada alamat itu, kemudian satu lagi kepada alamat baharu.',
  'email.change.submit': 'Ubah alamat e-mel',
  'email.change.owner.title': 'Sahkan e-mel semasa',
  'email.change.new.title': 'Sahkan e-mel baharu',
  'email.change.none.title': 'Tidak log masuk dengan e-mel',
  'email.change.none.text': 'Log masuk dengan e-mel untuk mengubah alamat yang anda gunakan untuk log masuk.',

  'request.title': 'Luluskan permintaan',
  'request.waiting': 'Membuka permintaan anda…',
  'request.forbidden': 'Tindakan tidak dibenarkan',
  'request.none.title': 'Tiada apa-apa untuk diluluskan',
  'request.none.text': 'Permintaan daripada laman ini dipaparkan di sini.',

  'email.resend': 'Hantar semula e-mel',
  'email.resend.wait': 'Hantar semula dalam {seconds} s',
  'email.resend.sent': 'E-mel telah dihantar semula',
  'email.other': 'Gunakan alamat e-mel lain',
}
