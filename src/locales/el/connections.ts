import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Είσοδος με email',
  'account.email': 'Διεύθυνση email',
  'account.settings': 'Ρυθμίσεις λογαριασμού',
  'account.disconnect': 'Αποσύνδεση',
  'watch.text': 'Δείτε κάθε λογαριασμό χωρίς το πορτοφόλι του. Δεν γίνεται υπογραφή ή αποστολή.',
  'watch.invalid': 'Μη έγκυρη διεύθυνση στα δίκτυα του ιστότοπου',
  'snack.disconnectFailed': 'Το πορτοφόλι δεν αποσυνδέθηκε σωστά',
}
