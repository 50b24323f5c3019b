/** The texts of what the Connect view only sometimes shows: legal links, an empty or failed list. */
export const extras = {
  'connect.failed': 'The wallet list could not be loaded',
  'connect.empty.title': 'No wallet found',
  'connect.empty.text': 'Install a wallet in this browser, then come back here to connect it.',
  'connect.empty.action': 'What is a wallet?',
  'legal.terms': 'Terms of service',
  'legal.privacy': 'Privacy policy',
  'legal.agree.both': 'I agree to the terms of service and the privacy policy',
  'legal.agree.terms': 'I agree to the terms of service',
  'legal.agree.privacy': 'I agree to the privacy policy',
} as const
