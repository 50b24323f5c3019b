import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Αναζήτηση πορτοφολιών',
  'connect.unnamed': 'Πορτοφόλι περιηγητή',
  'pairing.unknown': 'Πορτοφόλι',
  'all.none.title': 'Δεν βρέθηκαν πορτοφόλια',

  'get.list': 'Πορτοφόλια για λήψη',
  'get.none': 'Αναζητήστε ένα πορτοφόλι στο κατάστημα εφαρμογών σας.',
  'get.guide': 'Περισσότερα πορτοφόλια',
  'connecting.get': 'Δεν έχετε {wallet}; Λήψη',

  'downloads.title': 'Λήψη {wallet}',
  'downloads.any': 'Λήψη πορτοφολιού',
  'downloads.list': 'Πού θα βρείτε το {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Ιστότοπος',
  'downloads.empty.title': 'Δεν βρέθηκε σύνδεσμος λήψης',
  'downloads.empty.text': 'Αναζητήστε το {wallet} στο κατάστημα εφαρμογών σας.',

  'connecting.notFound.title': 'Αυτό το πορτοφόλι δεν είναι πλέον διαθέσιμο',
  'connecting.notFound.text': 'Ίσως απενεργοποιήθηκε στον περιηγητή σας',
  'connecting.notFound.action': 'Επιλογή άλλου πορτοφολιού',

  'wallet.title': 'Τι είναι το πορτοφόλι;',
  'wallet.keys.title': 'Ένα σπίτι για τα περιουσιακά σας στοιχεία',
  'wallet.keys.text': 'Το πορτοφόλι αποθηκεύει, στέλνει και λαμβάνει τα token και τα συλλεκτικά σας.',
  'wallet.login.title': 'Ένας νέος τρόπος εισόδου',
  'wallet.login.text': 'Συνδέστε το πορτοφόλι σας αντί για όνομα χρήστη και κωδικό πρόσβασης.',
  'wallet.control.title': 'Εσείς έχετε τον έλεγχο',
  'wallet.control.text':
    'Οι ιστότοποι μπορούν μόνο να ζητούν. Τίποτα δεν μεταφέρεται αν δεν το εγκρίνετε στο πορτοφόλι σας.',
  'wallet.get': 'Λήψη πορτοφολιού',
}
