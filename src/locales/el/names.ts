import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Όνομα λογαριασμού',
  'names.lead': 'Ένα όνομα αντί για διεύθυνση',
  'names.text': 'Οι άλλοι μπορούν να στέλνουν στο όνομά σας. Όλοι βλέπουν σε ποια διεύθυνση ανήκει.',
  'names.choose': 'Επιλογή ονόματος',
  'names.label': 'Όνομα',
  'names.rule': '4 έως 64 χαρακτήρες: γράμματα a έως z, ψηφία και παύλες',
  'names.checking': 'Έλεγχος του {name}…',
  'names.free': 'Το {name} είναι διαθέσιμο',
  'names.taken': 'Το {name} δεν είναι διαθέσιμο',
  'names.suggestions': 'Διαθέσιμα ονόματα',
  'names.suggestions.failed': 'Δεν ήταν δυνατή η λήψη προτάσεων ονόματος',
  'names.register': 'Κατοχύρωση ονόματος',
  'names.registering': 'Κατοχύρωση του {name}…',
  'names.failed': 'Η κατοχύρωση του ονόματος απέτυχε. Δοκιμάστε ξανά.',
  'names.expired': 'Πέρασε πολλή ώρα. Δοκιμάστε ξανά και εγκρίνετε μέσα σε 10 δευτερόλεπτα.',
  'names.done.title': 'Το όνομα κατοχυρώθηκε',
  'names.done.text': 'Το {name} ανήκει πλέον στον λογαριασμό σας',
  'names.done': 'Τέλος',
  'names.none.title': 'Δεν υπάρχει λογαριασμός για ονομασία',
  'names.none.text': 'Κάντε είσοδο με email ή με λογαριασμό κοινωνικού δικτύου, σε δίκτυο EVM, για να επιλέξετε όνομα.',
}
