/** The texts of the dialog and of what every view may show. */
export const shell = {
  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.help': 'What is a wallet?',
  'modal.loading': 'Loading',
  'modal.failed.title': 'Could not load this page',
  'modal.failed.text': 'Check your connection, then try again.',
  'modal.reload': 'Reload the page',
  'modal.dismiss': 'Dismiss',

  'action.retry': 'Try again',
  'field.clear': 'Clear',
  'field.search': 'Search',

  'copy.byHand': 'Your browser doesn’t allow copying here. Copy the selected text yourself.',

  'snack.addressCopied': 'Address copied',
  'snack.hashCopied': 'Transaction ID copied',
} as const
