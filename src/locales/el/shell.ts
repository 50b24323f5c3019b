import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Κλείσιμο',
  'modal.back': 'Πίσω',
  'modal.help': 'Τι είναι το πορτοφόλι;',
  'modal.loading': 'Φόρτωση',
  'modal.failed.title': 'Δεν ήταν δυνατή η φόρτωση της σελίδας',
  'modal.failed.text': 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  'modal.reload': 'Επαναφόρτωση σελίδας',
  'modal.dismiss': 'Απόκρυψη',

  'action.retry': 'Δοκιμάστε ξανά',
  'field.clear': 'Εκκαθάριση',
  'field.search': 'Αναζήτηση',

  'copy.byHand': 'Ο περιηγητής δεν επιτρέπει την αντιγραφή εδώ. Αντιγράψτε μόνοι σας το επιλεγμένο κείμενο.',

  'snack.addressCopied': 'Η διεύθυνση αντιγράφηκε',
  'snack.hashCopied': 'Το ID συναλλαγής αντιγράφηκε',
}
