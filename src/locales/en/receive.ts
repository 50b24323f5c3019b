/** The texts of receiving. */
export const receive = {
  'receive.title': 'Receive',
  'receive.code': 'QR code of the address {address}',
  'receive.address': 'Address',
  'receive.kinds': 'Address types',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'Only send assets on {family} networks to this address. Assets from other networks may be lost.',
  'receive.warning.payment': 'Only send bitcoin to this address. Ordinals and runes sent here may be spent as bitcoin.',
  'receive.warning.ordinal': 'Only send ordinals and runes to this address. Use your other address for bitcoin.',
  'receive.networks': 'Supported networks',
  'receive.networks.title': 'Supported networks',
  'receive.networks.text': 'The address {address} is the same on all of these networks.',
} as const
