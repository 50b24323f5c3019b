import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Masuk',
  'signIn.heading': '{site} meminta Anda untuk masuk',
  'signIn.text':
    'Dompet Anda menandatangani pesan ini untuk membuktikan bahwa akun tersebut milik Anda. Tidak ada biaya dan tidak ada aset yang berpindah.',
  'signIn.domain': 'Situs',
  'signIn.address': 'Akun',
  'signIn.network': 'Jaringan',
  'signIn.statement': 'Pernyataan',
  'signIn.resources': 'Sumber daya',
  'signIn.expires': 'Berlaku hingga',
  'signIn.whole': 'Seluruh pesan',
  'signIn.otherDomain':
    'Pesan ini untuk {domain}, tetapi Anda berada di {page}. Tanda tangani hanya jika Anda tahu alasannya: siapa pun yang memegangnya dapat masuk di sana sebagai Anda.',
  'signIn.action': 'Tanda tangani',
  'signIn.waiting': 'Setujui di {wallet}',
  'signIn.preparing': 'Menyiapkan pesan',
  'signIn.wallet': 'dompet Anda',
  'signIn.cancel': 'Batal',
  'signIn.cancel.disconnects': 'Membatalkan akan memutuskan koneksi dompet Anda.',
  'signIn.cancel.returns': 'Membatalkan akan membawa Anda kembali ke {network}.',
  'signIn.optional': 'Anda juga dapat menutup ini dan tetap terhubung tanpa masuk.',
  'signIn.failed': 'Gagal menandatangani pesan',
  'signIn.none': 'Tidak ada yang perlu ditandatangani',
  'signIn.none.text': 'Anda diminta masuk saat situs ini membutuhkannya.',
  'signIn.startFailed': 'Tidak dapat memulai autentikasi',
}
