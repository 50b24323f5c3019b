import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Λογαριασμός',
  'account.balance': 'Υπόλοιπο',
  'account.balance.loading': 'Φόρτωση υπολοίπου',
  'account.balance.failed': 'Μη διαθέσιμο υπόλοιπο',
  'account.tabs': 'Περιεχόμενα λογαριασμού',
  'account.tab.tokens': 'Token',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Δεν υπάρχουν ακόμη token',
  'account.tokens.empty.text': 'Τα token σας στο δίκτυο {network} εμφανίζονται εδώ.',
  'account.tokens.empty.buy': 'Αγορά κρυπτονομισμάτων',
  'account.features': 'Ενέργειες πορτοφολιού',
  'account.feature.onramp': 'Αγορά',
  'account.feature.swaps': 'Ανταλλαγή',
  'account.feature.receive': 'Λήψη',
  'account.feature.send': 'Αποστολή',
  'account.wallet': 'Συνδεδεμένο πορτοφόλι',
  'account.total': 'Σύνολο: {total}',
  'account.total.stale': '{total} κατά την τελευταία ενημέρωση',

  'tokens.loading': 'Φόρτωση token',
  'tokens.failed': 'Δεν ήταν δυνατή η φόρτωση των υπολοίπων των token σας.',
  'tokens.partial': 'Δεν ήταν δυνατή η φόρτωση ορισμένων token.',
  'tokens.none.title': 'Δεν βρέθηκαν token',
  'tokens.none.text': 'Δεν υπάρχουν αποτελέσματα για «{query}».',
  'nfts.loading': 'Φόρτωση NFT',

  'snack.tokensUnavailable': 'Μη διαθέσιμο υπόλοιπο token',
}
