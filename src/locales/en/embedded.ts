/** The texts of logging in by email and of what the embedded wallet is asked for. */
export const embedded = {
  'embedded.frame': 'Embedded wallet',

  'email.title': 'Email login',
  'email.label': 'Email address',
  'email.submit': 'Continue with email',
  'email.text': 'Log in or sign up with your email address. There is nothing to install.',
  'email.invalid': 'Enter an email address, such as name@example.com',
  'email.wait': 'Please try again after {seconds} seconds',
  'email.sending': 'Sending an email…',
  'email.failed': 'Could not log in. Try again.',
  'email.off.title': 'Email login is off',
  'email.off.text': 'This site does not offer it. Connect a wallet instead.',

  'email.device.title': 'Confirm this device',
  'email.device.lead': 'Check your inbox',
  'email.device.text': 'Open the link we sent to {email} to confirm this device. The link is valid for 20 minutes.',
  'email.device.waiting': 'Waiting for you to open the link…',

  'email.code.title': 'Enter your code',
  'email.code.text': 'Enter the code we sent to {email}. It is valid for 20 minutes.',
  'email.code.label': '6-digit code',
  'email.code.incomplete': 'Enter the 6 digits of the code',
  'email.code.failed': 'Could not check the code. Try again.',
  'email.code.checking': 'Checking the code…',
  'email.code.connected': 'You’re connected',

  'email.change.title': 'Change email address',
  'email.change.text': 'You log in with {email}. We’ll send a code to it, then one to the new address.',
  'email.change.submit': 'Change email address',
  'email.change.owner.title': 'Confirm current email',
  'email.change.new.title': 'Confirm new email',
  'email.change.none.title': 'Not logged in by email',
  'email.change.none.text': 'Log in by email to change the address that you log in with.',

  'request.title': 'Approve request',
  'request.waiting': 'Opening your request…',
  'request.forbidden': 'Action not allowed',
  'request.none.title': 'Nothing to approve',
  'request.none.text': 'Requests from this site appear here.',

  'email.resend': 'Resend the email',
  'email.resend.wait': 'Resend in {seconds} s',
  'email.resend.sent': 'The email was sent again',
  'email.other': 'Use another email address',
} as const
