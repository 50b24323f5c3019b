import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Διεύθυνση email',
  'account.settings': 'Ρυθμίσεις λογαριασμού',
  'account.disconnect': 'Αποσύνδεση',
  'snack.disconnectFailed': 'Το πορτοφόλι δεν αποσυνδέθηκε σωστά',
}
