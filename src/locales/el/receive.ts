import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Λήψη',
  'receive.code': 'Κωδικός QR της διεύθυνσης {address}',
  'receive.address': 'Διεύθυνση',
  'receive.kinds': 'Τύποι διευθύνσεων',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Στείλτε μόνο περιουσιακά στοιχεία από δίκτυα {family} σε αυτή τη διεύθυνση. Στοιχεία από άλλα δίκτυα μπορεί να χαθούν.',
  'receive.warning.payment':
    'Στείλτε μόνο bitcoin σε αυτή τη διεύθυνση. Ordinals και Runes που στέλνονται εδώ μπορεί να ξοδευτούν ως bitcoin.',
  'receive.warning.ordinal':
    'Στείλτε μόνο Ordinals και Runes σε αυτή τη διεύθυνση. Για bitcoin χρησιμοποιήστε την άλλη σας διεύθυνση.',
  'receive.networks': 'Υποστηριζόμενα δίκτυα',
  'receive.networks.title': 'Υποστηριζόμενα δίκτυα',
  'receive.networks.text': 'Η διεύθυνση {address} είναι ίδια σε όλα αυτά τα δίκτυα.',
}
