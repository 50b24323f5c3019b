import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Έλεγχος κλήσεων',
  'calls.none.text': 'Αυτός ο ιστότοπος δεν έχει ζητήσει κλήσεις.',
  'calls.elsewhere': 'Αυτές οι κλήσεις γίνονται στο δίκτυο {network}.',
  'calls.contract': 'Κλήση συμβολαίου',
  'calls.transfer': 'Αποστολή token',
  'calls.transferFrom': 'Μετακίνηση token από άλλον λογαριασμό',
  'calls.approve': 'Άδεια για δαπάνη token',
  'calls.to': 'Συμβόλαιο',
  'calls.token': 'Συμβόλαιο του token',
  'calls.spender': 'Εξουσιοδοτημένη διεύθυνση',
  'calls.amount.raw': 'Ποσό στη μικρότερη μονάδα του token',
  'calls.amount.any': 'Οποιοδήποτε ποσό',
  'calls.value': 'Ποσό που στέλνεται',
  'calls.data': 'Δεδομένα',
  'calls.hash': 'ID συναλλαγής',
  'calls.atomic': 'Το {wallet} στέλνει όλες τις κλήσεις μαζί: είτε εκτελούνται όλες είτε καμία.',
  'calls.inTurn': 'Το {wallet} ρωτά για κάθε κλήση χωριστά. Αν μία αποτύχει, οι προηγούμενες θα έχουν ήδη εκτελεστεί.',
  'calls.unlimited':
    'Μία κλήση επιτρέπει τη δαπάνη οποιουδήποτε ποσού ενός token, τώρα και αργότερα. Επιβεβαιώστε μόνο αν εμπιστεύεστε την εξουσιοδοτημένη διεύθυνση.',
  'calls.confirm': '{count, plural, one {Αποστολή # κλήσης} other {Αποστολή # κλήσεων}}',
  'calls.progress': 'Εκτελέστηκαν {done} από {count}',
  'calls.through': 'Εκτελέστηκε',
  'calls.pending': 'Καθ’ οδόν',
  'calls.failed': 'Δεν εκτελέστηκε',
  'calls.unsent': 'Δεν στάλθηκε',
  'calls.unknown': 'Άγνωστη έκβαση',
  'calls.error.rejected': 'Απορρίψατε το αίτημα στο {wallet}, οπότε οι υπόλοιπες κλήσεις δεν στάλθηκαν.',
  'calls.error.changed':
    'Στο πορτοφόλι σας άλλαξε ο λογαριασμός ή το δίκτυο, οπότε οι υπόλοιπες κλήσεις δεν στάλθηκαν.',
  'calls.error.lost': 'Μια κλήση απέτυχε στο δίκτυο, οπότε οι επόμενες δεν στάλθηκαν.',
  'calls.error.atomic': 'Οι κλήσεις απέτυχαν στο δίκτυο. Χρεώθηκαν μόνο τα τέλη δικτύου.',
}
