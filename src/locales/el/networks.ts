import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Δίκτυο: {network}. Αλλαγή δικτύου',
  'modal.network.none': 'Επιλογή δικτύου',

  'networks.title': 'Επιλογή δικτύου',
  'networks.list': 'Δίκτυα',
  'networks.search': 'Αναζήτηση δικτύων',
  'networks.unapproved': 'Δεν υπάρχει στο πορτοφόλι σας',
  'networks.none.title': 'Δεν βρέθηκε δίκτυο',
  'networks.none.text': 'Δεν υπάρχουν αποτελέσματα για «{query}».',
  'networks.help': 'Τι είναι το δίκτυο;',

  'account.unsupported': 'Μη υποστηριζόμενο δίκτυο',
  'switch.unknown.title': 'Το δίκτυο δεν βρέθηκε',
  'switch.unknown.text': 'Αυτός ο ιστότοπος δεν υποστηρίζει αυτό το δίκτυο.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Τι είναι το δίκτυο;',
  'network.chain.title': 'Ένα κοινό μητρώο',
  'network.chain.text': 'Το δίκτυο καταγράφει τι ανήκει σε ποιον και κάθε μεταφορά.',
  'network.choice.title': 'Κάθε δίκτυο λειτουργεί διαφορετικά',
  'network.choice.text': 'Τα δίκτυα διαφέρουν σε ταχύτητα και τέλη.',
  'network.assets.title': 'Τα token σας μένουν εκεί που είναι',
  'network.assets.text': 'Κάθε token ανήκει σε ένα μόνο δίκτυο. Η αλλαγή δικτύου δεν το μετακινεί.',
}
