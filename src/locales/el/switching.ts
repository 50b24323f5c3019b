import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Συνδέστε ένα πορτοφόλι που υποστηρίζει το δίκτυο {network}. Τα άλλα παραμένουν συνδεδεμένα.',
  'active.same': 'Σύνδεση {wallet} και με {family}',
  'active.other': 'Επιλογή πορτοφολιού',

  'switch.title': 'Αλλαγή δικτύου',
  'switch.idle.text': 'Το πορτοφόλι σας θα ζητήσει άδεια',
  'switch.idle.action': 'Μετάβαση στο {network}',
  'switch.waiting.title': 'Εγκρίνετε στο {wallet}',
  'switch.waiting.text': 'Αποδεχτείτε στο πορτοφόλι σας τη μετάβαση στο {network}',
  'switch.rejected.title': 'Η αλλαγή απορρίφθηκε',
  'switch.rejected.text': 'Παραμένετε στο ίδιο δίκτυο',
  'switch.failed.title': 'Η αλλαγή απέτυχε',
  'switch.failed.text': 'Επιλέξτε το δίκτυο {network} στο {wallet} ή δοκιμάστε ξανά',
  'switch.done.title': 'Βρίσκεστε στο δίκτυο {network}',
  'switch.wallet': 'πορτοφόλι σας',

  'unsupported.title': 'Αλλαγή δικτύου',
  'unsupported.text': 'Αυτός ο ιστότοπος δεν υποστηρίζει το τρέχον δίκτυο του πορτοφολιού σας. Επιλέξτε ένα από αυτά:',
  'unsupported.list': 'Δίκτυα αυτού του ιστότοπου',

  'profile.title': 'Πορτοφόλια',
  'profile.active': 'Ενεργό πορτοφόλι',
  'profile.accounts': 'Άλλοι λογαριασμοί σε αυτό το πορτοφόλι',
  'profile.others': 'Άλλα συνδεδεμένα πορτοφόλια',
  'profile.recent': 'Χρησιμοποιήθηκαν πρόσφατα',
  'profile.families': 'Τύποι δικτύων',
  'profile.none': 'Δεν έχει συνδεθεί πορτοφόλι {family}.',
  'profile.disconnect.all': 'Αποσύνδεση όλων των πορτοφολιών',
  'profile.dropped': 'Το {wallet} δεν είναι πλέον συνδεδεμένο με {family}.',
  'profile.dropped.action': 'Επανασύνδεση',
  'profile.remove': 'Αφαίρεση: {wallet} {address}',
  'profile.add': 'Προσθήκη πορτοφολιού',
  'profile.switch.failed': 'Η αλλαγή πορτοφολιού απέτυχε',
}
