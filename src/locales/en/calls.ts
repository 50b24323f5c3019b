/** The texts of calls that a site asks for: what each does, how the wallet takes them, and what became of them. */
export const calls = {
  'calls.title': 'Review calls',
  'calls.none.text': 'This site hasn’t asked for any calls.',
  'calls.elsewhere': 'These calls are on {network}.',

  'calls.contract': 'Contract call',
  'calls.transfer': 'Send tokens',
  'calls.transferFrom': 'Move tokens from another account',
  'calls.approve': 'Allow spending of tokens',
  'calls.to': 'Contract',
  'calls.token': 'Token contract',
  'calls.spender': 'Spender',
  'calls.amount.raw': 'Amount in the token’s smallest unit',
  'calls.amount.any': 'Any amount',
  'calls.value': 'Amount sent',
  'calls.data': 'Data',
  'calls.hash': 'Transaction ID',

  'calls.atomic': '{wallet} sends all calls at once: either all of them go through, or none.',
  'calls.inTurn': '{wallet} asks for each call in turn. If one fails, the calls before it have already gone through.',
  'calls.unlimited':
    'One of the calls allows any amount of a token to be spent, now and later. Confirm only if you trust the spender.',
  'calls.confirm': '{count, plural, one {Send # call} other {Send # calls}}',

  'calls.progress': '{done} of {count} went through',
  'calls.through': 'Went through',
  'calls.pending': 'On its way',
  'calls.failed': 'Didn’t go through',
  'calls.unsent': 'Not sent',
  'calls.unknown': 'Outcome unknown',
  'calls.error.rejected': 'You declined in {wallet}, so the other calls weren’t sent.',
  'calls.error.changed': 'Your wallet switched to another account or network, so the other calls weren’t sent.',
  'calls.error.lost': 'A call failed on the network, so the calls after it weren’t sent.',
  'calls.error.atomic': 'The calls failed on the network. Only the network fee was charged.',
} as const
