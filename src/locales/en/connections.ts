/** The texts of a connected wallet. */
export const connections = {
  'account.email': 'Email address',
  'account.disconnect': 'Disconnect',
  'snack.disconnectFailed': 'The wallet didn’t disconnect properly',
} as const
