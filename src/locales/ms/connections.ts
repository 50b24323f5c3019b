import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Alamat e-mel',
  'account.settings': 'Tetapan akaun',
  'account.disconnect': 'Putuskan sambungan',
  'snack.disconnectFailed': 'Sambungan dompet tidak diputuskan dengan betul',
}
