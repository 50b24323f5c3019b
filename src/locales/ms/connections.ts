import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Log masuk dengan e-mel',
  'account.email': 'Alamat e-mel',
  'account.settings': 'Tetapan akaun',
  'account.disconnect': 'Putuskan sambungan',
  'watch.text': 'Lihat mana-mana akaun tanpa dompetnya. Tiada apa-apa boleh ditandatangani atau dihantar.',
  'watch.invalid': 'Bukan alamat yang sah pada rangkaian laman ini',
  'snack.disconnectFailed': 'Sambungan dompet tidak diputuskan dengan betul',
}
