import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Σύνδεση πορτοφολιού',
  'button.connecting': 'Σύνδεση…',
  'button.offline': 'Εκτός σύνδεσης',
  'button.restoring': 'Επαναφορά πορτοφολιού',
  'button.account': 'Άνοιγμα πορτοφολιού: {address}, δίκτυο {network}',
  'button.account.balance': 'Άνοιγμα πορτοφολιού: {balance}, {address}, δίκτυο {network}',
  'button.viewOnly': 'Μόνο προβολή',
  'button.viewOnly.account': 'Μόνο προβολή: {address}, δίκτυο {network}',
  'button.viewOnly.account.balance': 'Μόνο προβολή: {balance}, {address}, δίκτυο {network}',
  'button.network': 'Επιλογή δικτύου',
  'button.network.change': 'Αλλαγή δικτύου: {network}',
  'button.unsupported': 'Μη υποστηριζόμενο δίκτυο',
  'button.wallet': 'Σύνδεση με το {wallet}',
}
