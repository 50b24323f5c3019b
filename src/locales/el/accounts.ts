import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Αντιγραφή διεύθυνσης',
  'account.explorer': 'Προβολή στο {explorer}',
  'account.none.title': 'Δεν έχετε συνδεθεί',
  'account.none.text': 'Συνδέστε πορτοφόλι για να δείτε εδώ τον λογαριασμό σας.',
  'account.none.action': 'Σύνδεση πορτοφολιού',

  'list.stale': 'Εμφανίζονται παλαιότερα στοιχεία.',
  'list.limited': 'Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε λίγο.',
  'list.limited.stale': 'Πάρα πολλά αιτήματα. Εμφανίζονται παλαιότερα στοιχεία.',

  'profile.type.payment': 'Πληρωμές',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Έξυπνος λογαριασμός',
}
