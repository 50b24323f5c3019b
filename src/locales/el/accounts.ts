import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Αντιγραφή διεύθυνσης',
  'account.explorer': 'Προβολή στο {explorer}',
  'account.none.title': 'Δεν υπάρχει σύνδεση',
  'account.none.text': 'Συνδέστε ένα πορτοφόλι για να δείτε εδώ τον λογαριασμό σας.',
  'account.none.action': 'Σύνδεση πορτοφολιού',

  'list.stale': 'Εμφανίζονται παλαιότερα στοιχεία.',
  'list.limited': 'Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε λίγο.',
  'list.limited.stale': 'Πάρα πολλά αιτήματα. Εμφανίζονται παλαιότερα στοιχεία.',

  'profile.type.payment': 'Πληρωμές',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Έξυπνος λογαριασμός',
}
