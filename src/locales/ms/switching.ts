import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Sambungkan dompet yang menyokong {network}. Dompet anda yang lain kekal disambungkan.',
  'active.same': 'Sambungkan {wallet} ke {family} juga',
  'active.other': 'Pilih dompet',

  'switch.title': 'Beralih rangkaian',
  'switch.idle.text': 'Dompet anda akan meminta kebenaran',
  'switch.idle.action': 'Beralih ke {network}',
  'switch.waiting.title': 'Luluskan dalam {wallet}',
  'switch.waiting.text': 'Terima peralihan ke {network} dalam dompet anda',
  'switch.rejected.title': 'Peralihan ditolak',
  'switch.rejected.text': 'Anda masih di rangkaian yang sama',
  'switch.failed.title': 'Tidak dapat beralih',
  'switch.failed.text': 'Beralih ke {network} dalam {wallet}, atau cuba lagi',
  'switch.done.title': 'Anda di {network}',
  'switch.wallet': 'dompet anda',

  'unsupported.title': 'Beralih rangkaian',
  'unsupported.text': 'Laman ini tidak menyokong rangkaian semasa dompet anda. Pilih salah satu daripada yang berikut:',
  'unsupported.list': 'Rangkaian laman ini',

  'profile.title': 'Dompet',
  'profile.active': 'Dompet aktif',
  'profile.accounts': 'Akaun lain dalam dompet ini',
  'profile.others': 'Dompet lain yang disambungkan',
  'profile.recent': 'Digunakan baru-baru ini',
  'profile.families': 'Jenis rangkaian',
  'profile.none': 'Tiada dompet {family} disambungkan.',
  'profile.disconnect.all': 'Putuskan semua dompet',
  'profile.dropped': '{wallet} tidak lagi disambungkan ke {family}.',
  'profile.dropped.action': 'Sambung semula',
  'profile.remove': 'Lupakan {wallet} {address}',
  'profile.add': 'Tambah dompet',
  'profile.switch.failed': 'Tidak dapat beralih dompet',
}
