/** The texts of signing in with the wallet. */
export const signIn = {
  'signIn.title': 'Sign in',
  'signIn.heading': '{site} asks you to sign in',
  'signIn.text':
    'Your wallet signs this message to prove that the account is yours. It costs nothing and moves nothing.',
  'signIn.domain': 'Site',
  'signIn.address': 'Account',
  'signIn.network': 'Network',
  'signIn.statement': 'Statement',
  'signIn.resources': 'Resources',
  'signIn.expires': 'Valid until',
  'signIn.whole': 'Whole message',
  'signIn.otherDomain':
    'This message is for {domain}, but you are on {page}. Sign it only if you know why: anyone who has it can sign in there as you.',
  'signIn.action': 'Sign',
  'signIn.waiting': 'Approve in {wallet}',
  'signIn.preparing': 'Preparing the message',
  'signIn.wallet': 'your wallet',
  'signIn.cancel': 'Cancel',
  'signIn.cancel.disconnects': 'Cancelling disconnects your wallet.',
  'signIn.cancel.returns': 'Cancelling takes you back to {network}.',
  'signIn.optional': 'You can also close this and stay connected without signing in.',
  'signIn.failed': 'Error signing message',
  'signIn.none': 'Nothing to sign',
  'signIn.none.text': 'You’ll be asked to sign in when this site needs it.',
  'signIn.startFailed': 'A problem occurred while trying initialize authentication',
} as const
