import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Log masuk',
  'signIn.heading': '{site} meminta anda log masuk',
  'signIn.text':
    'Dompet anda menandatangani mesej ini untuk membuktikan bahawa akaun itu milik anda. Tiada kos dikenakan dan tiada aset berpindah.',
  'signIn.domain': 'Laman',
  'signIn.address': 'Akaun',
  'signIn.network': 'Rangkaian',
  'signIn.statement': 'Kenyataan',
  'signIn.resources': 'Sumber',
  'signIn.expires': 'Sah sehingga',
  'signIn.whole': 'Seluruh mesej',
  'signIn.otherDomain':
    'Mesej ini untuk {domain}, tetapi anda berada di {page}. Tandatangani hanya jika anda tahu sebabnya: sesiapa yang memegangnya boleh log masuk di sana sebagai anda.',
  'signIn.action': 'Tandatangani',
  'signIn.waiting': 'Luluskan dalam {wallet}',
  'signIn.preparing': 'Menyediakan mesej',
  'signIn.wallet': 'dompet anda',
  'signIn.cancel': 'Batal',
  'signIn.cancel.disconnects': 'Membatalkan akan memutuskan sambungan dompet anda.',
  'signIn.cancel.returns': 'Membatalkan akan membawa anda kembali ke {network}.',
  'signIn.optional': 'Anda juga boleh menutup ini dan kekal disambungkan tanpa log masuk.',
  'signIn.failed': 'Ralat semasa menandatangani mesej',
  'signIn.none': 'Tiada apa-apa untuk ditandatangani',
  'signIn.none.text': 'Anda diminta log masuk apabila laman ini memerlukannya.',
  'signIn.startFailed': 'Tidak dapat memulakan pengesahan',
}
