/** The texts of accounts, and of the lists that belong to one. */
export const accounts = {
  'account.copy': 'Copy address',
  'account.explorer': 'View on {explorer}',
  'account.none.title': 'Not connected',
  'account.none.text': 'Connect a wallet to see your account here.',
  'account.none.action': 'Connect wallet',

  'list.stale': 'Showing earlier figures.',
  'list.limited': 'Too many requests. Try again in a moment.',
  'list.limited.stale': 'Too many requests. Showing earlier figures.',

  'profile.type.payment': 'Payments',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Smart account',
} as const
