/** The texts of the alerts that visitors are told too; those for the site's developers are English. */
export const alerts = {
  'alert.frameLoadFailed': 'Network Error - Could not load embedded wallet',
  'alert.frameLoadFailed.text': 'The embedded wallet didn’t load. Please try again later.',
  'alert.frameRequestTimeout': 'Embedded Wallet Request Timed Out',
  'alert.frameRequestTimeout.text': 'The embedded wallet didn’t answer. Please try again.',
  'alert.sessionExpired': 'Session Expired',
  'alert.sessionExpired.text': 'Invalid session. Check the date and time settings of this device, then reconnect.',
} as const
