/** The texts of a connected wallet. */
export const connections = {
  'account.emailLogin': 'Email login',
  'account.email': 'Email address',
  'account.settings': 'Account settings',
  'account.disconnect': 'Disconnect',
  'watch.text': 'View any account without its wallet. Nothing can be signed or sent.',
  'watch.invalid': 'Not a valid address on the networks of this site',
  'snack.disconnectFailed': 'The wallet didn’t disconnect properly',
} as const
