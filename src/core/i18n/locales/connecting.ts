/** The texts that come with what connects a wallet. */
export const connecting = {
  'connecting.idle.title': 'Connect with {wallet}',
  'connecting.idle.text': 'Your wallet will ask for your permission',
  'connecting.idle.action': 'Continue',
  'connecting.waiting.title': 'Continue in {wallet}',
  'connecting.waiting.text': 'Approve the request in the wallet’s window',
  'connecting.pending.title': 'A request is waiting',
  'connecting.pending.text': 'Open {wallet} and finish the request that is waiting there',
  'connecting.rejected.title': 'Request declined',
  'connecting.rejected.text': 'Nothing was shared. You can try again',
  'connecting.failed.title': 'Could not connect',
  'connecting.failed.text': 'Check that {wallet} is unlocked, then try again',
  'connecting.connected.title': 'Connected',
  'connecting.connected.text': 'You are connected with {wallet}',
  'connecting.get': 'No {wallet}? Get it',
} as const
