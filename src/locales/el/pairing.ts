import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Σαρώστε για σύνδεση',
  'pairing.code':
    'Κωδικός QR για σύνδεση του {wallet} με αυτόν τον ιστότοπο. Δεν έχετε κάμερα; Αντιγράψτε τον σύνδεσμο.',
  'pairing.scan': 'Σάρωση με το {wallet}',
  'pairing.scan.text': 'Ανοίξτε το πορτοφόλι στο τηλέφωνό σας και σαρώστε αυτόν τον κωδικό',
  'pairing.any': 'πορτοφόλι σας',
  'pairing.preparing': 'Ετοιμάζεται ένας ασφαλής σύνδεσμος',
  'pairing.left': 'Απομένουν {time}',
  'pairing.copy': 'Αντιγραφή συνδέσμου',
  'pairing.declined': 'Το αίτημα απορρίφθηκε. Δοκιμάστε ξανά με αυτόν τον νέο σύνδεσμο.',
  'pairing.rejected': 'Το αίτημα απορρίφθηκε',
  'pairing.rejected.text': 'Δεν κοινοποιήθηκε τίποτα. Μπορείτε να δοκιμάσετε ξανά.',
  'pairing.unreachable': 'Δεν υπάρχει επικοινωνία με το WalletConnect',
  'pairing.unreachable.text': 'Ελέγξτε τη σύνδεσή σας στο διαδίκτυο ή δοκιμάστε ξανά αργότερα',
  'pairing.failed': 'Η σύνδεση απέτυχε',
  'pairing.failed.text': 'Κάτι πήγε στραβά κατά τη σύνδεση με το πορτοφόλι σας. Δοκιμάστε ξανά.',
  'pairing.connected': 'Συνδεθήκατε',
  'pairing.connected.text': 'Έχετε συνδεθεί με το {wallet}',
  'pairing.continue': 'Συνεχίστε στο {wallet}',
  'pairing.open': 'Άνοιγμα {wallet}',
  'pairing.mobile.text': 'Εγκρίνετε τη σύνδεση στην εφαρμογή και μετά επιστρέψτε εδώ',
  'pairing.desktop.text': 'Εγκρίνετε τη σύνδεση στην εφαρμογή σε αυτόν τον υπολογιστή',
  'pairing.web.text': 'Το {wallet} ανοίγει σε νέα καρτέλα. Εγκρίνετε τη σύνδεση εκεί και μετά επιστρέψτε εδώ.',
  'pairing.page.text': 'Αυτή η σελίδα ανοίγει στον περιηγητή {wallet}, όπου μπορείτε να συνδεθείτε',
  'pairing.stuck': 'Δεν άνοιξε το {wallet};',
  'pairing.again': 'Άνοιγμα ξανά',
  'pairing.get': 'Λήψη εφαρμογής',
  'pairing.show': 'Εμφάνιση κωδικού QR',

  'snack.linkCopied': 'Ο σύνδεσμος αντιγράφηκε',
}
