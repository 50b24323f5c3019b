import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Είσοδος',
  'signIn.heading': 'Το {site} σας ζητά να κάνετε είσοδο',
  'signIn.text':
    'Το πορτοφόλι σας υπογράφει αυτό το μήνυμα για να αποδείξει ότι ο λογαριασμός είναι δικός σας. Δεν κοστίζει και δεν μεταφέρει τίποτα.',
  'signIn.domain': 'Ιστότοπος',
  'signIn.address': 'Λογαριασμός',
  'signIn.network': 'Δίκτυο',
  'signIn.statement': 'Δήλωση',
  'signIn.resources': 'Πόροι',
  'signIn.expires': 'Ισχύει έως',
  'signIn.whole': 'Ολόκληρο το μήνυμα',
  'signIn.otherDomain':
    'Αυτό το μήνυμα είναι για το {domain}, αλλά βρίσκεστε στο {page}. Υπογράψτε το μόνο αν ξέρετε γιατί: όποιος το έχει μπορεί να κάνει είσοδο εκεί στη θέση σας.',
  'signIn.action': 'Υπογραφή',
  'signIn.waiting': 'Εγκρίνετε στο {wallet}',
  'signIn.preparing': 'Προετοιμασία μηνύματος',
  'signIn.wallet': 'πορτοφόλι σας',
  'signIn.cancel': 'Ακύρωση',
  'signIn.cancel.disconnects': 'Η ακύρωση αποσυνδέει το πορτοφόλι σας.',
  'signIn.cancel.returns': 'Με την ακύρωση επιστρέφετε στο δίκτυο {network}.',
  'signIn.optional': 'Μπορείτε επίσης να κλείσετε αυτό το παράθυρο και να παραμείνετε συνδεδεμένοι χωρίς είσοδο.',
  'signIn.failed': 'Η υπογραφή του μηνύματος απέτυχε',
  'signIn.none': 'Δεν υπάρχει κάτι προς υπογραφή',
  'signIn.none.text': 'Θα σας ζητηθεί είσοδος όταν τη χρειαστεί αυτός ο ιστότοπος.',
  'signIn.startFailed': 'Δεν ήταν δυνατή η έναρξη της εισόδου',
}
