/** The texts of a connected wallet. */
export const connections = {
  'account.email': 'Email address',
  'account.settings': 'Account settings',
  'account.disconnect': 'Disconnect',
  'snack.disconnectFailed': 'The wallet didn’t disconnect properly',
} as const
