import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Διεύθυνση email',
  'account.settings': 'Ρυθμίσεις λογαριασμού',
  'account.disconnect': 'Αποσύνδεση',
  'watch.text': 'Δείτε οποιονδήποτε λογαριασμό χωρίς το πορτοφόλι του. Τίποτα δεν μπορεί να υπογραφεί ή να σταλεί.',
  'watch.invalid': 'Μη έγκυρη διεύθυνση στα δίκτυα αυτού του ιστότοπου',
  'snack.disconnectFailed': 'Το πορτοφόλι δεν αποσυνδέθηκε σωστά',
}
