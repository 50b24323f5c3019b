import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Ενσωματωμένο πορτοφόλι',

  'email.label': 'Διεύθυνση email',
  'email.submit': 'Συνέχεια με email',
  'email.text': 'Κάντε είσοδο ή εγγραφή με τη διεύθυνση email σας. Δεν χρειάζεται εγκατάσταση.',
  'email.invalid': 'Εισαγάγετε μια διεύθυνση email, όπως name@example.com',
  'email.wait': 'Δοκιμάστε ξανά σε {seconds, plural, one {# δευτερόλεπτο} other {# δευτερόλεπτα}}',
  'email.sending': 'Αποστολή email…',
  'email.failed': 'Η είσοδος απέτυχε. Δοκιμάστε ξανά.',
  'email.mails': 'Πάρα πολλά email. Δοκιμάστε ξανά σε μία ώρα.',
  'email.off.title': 'Η είσοδος με email είναι απενεργοποιημένη',
  'email.off.text': 'Αυτός ο ιστότοπος δεν την προσφέρει. Συνδέστε ένα πορτοφόλι.',

  'email.device.title': 'Επιβεβαιώστε αυτή τη συσκευή',
  'email.device.lead': 'Ελέγξτε τα εισερχόμενά σας',
  'email.device.text':
    'Για να επιβεβαιώσετε αυτή τη συσκευή, ανοίξτε τον σύνδεσμο που στείλαμε στο {email}. Ισχύει για 20 λεπτά.',
  'email.device.waiting': 'Περιμένουμε να ανοίξετε τον σύνδεσμο…',
  'email.device.refused': 'Η συσκευή δεν επιβεβαιώθηκε',
  'email.device.expired': 'Ο σύνδεσμος στο email έληξε',

  'email.code.title': 'Εισαγάγετε τον κωδικό σας',
  'email.code.text': 'Εισαγάγετε τον κωδικό που στείλαμε στο {email}. Ισχύει για 20 λεπτά.',
  'email.code.label': '6ψήφιος κωδικός',
  'email.code.incomplete': 'Εισαγάγετε και τα 6 ψηφία του κωδικού',
  'email.code.failed': 'Δεν ήταν δυνατός ο έλεγχος του κωδικού. Δοκιμάστε ξανά.',
  'email.code.wrong': 'Λάθος κωδικός',
  'email.code.expired': 'Ο κωδικός έληξε. Ζητήστε νέο.',
  'email.code.tries': 'Πάρα πολλές προσπάθειες. Ζητήστε νέο κωδικό.',
  'email.code.checking': 'Έλεγχος κωδικού…',
  'email.code.connected': 'Συνδεθήκατε',

  'email.change.title': 'Αλλαγή διεύθυνσης email',
  'email.change.text': 'Κάνετε είσοδο με το {email}. Θα στείλουμε κωδικό πρώτα εκεί και μετά στη νέα διεύθυνση.',
  'email.change.submit': 'Αλλαγή διεύθυνσης email',
  'email.change.owner.title': 'Επιβεβαίωση τρέχοντος email',
  'email.change.new.title': 'Επιβεβαίωση νέου email',
  'email.change.none.title': 'Δεν έχετε κάνει είσοδο με email',
  'email.change.none.text': 'Κάντε είσοδο με email για να αλλάξετε τη διεύθυνση εισόδου.',

  'request.title': 'Έγκριση αιτήματος',
  'request.waiting': 'Άνοιγμα αιτήματος…',
  'request.forbidden': 'Η ενέργεια δεν επιτρέπεται',
  'request.none.title': 'Δεν υπάρχει κάτι προς έγκριση',
  'request.none.text': 'Τα αιτήματα αυτού του ιστότοπου εμφανίζονται εδώ.',

  'email.resend': 'Επαναποστολή email',
  'email.resend.wait': 'Επαναποστολή σε {seconds} δ.',
  'email.resend.sent': 'Το email στάλθηκε ξανά',
  'email.other': 'Χρήση άλλης διεύθυνσης email',
}
