import { approve, emailField, frameOf, sendCode } from '../email.mjs'
import { atView, modal, pressButton } from '../page.mjs'
import { field, openView, press, shown } from './steps.mjs'
import { EMAIL } from './visitors.mjs'

/** Types a name into the form, once that is there. */
async function typeName(page, text) {
  await openView(page, 'RegisterAccountName')
  await field(page, 'Name').fill(text)
}

export const OF_THE_EMBEDDED_WALLET = [
  {
    name: 'Account, by email',
    view: 'Account',
    line: 'After an email login, the account is shown under the email address.',
    go: async page => {
      await pressButton(page)
      await atView(page, 'Account')
      await shown(page, EMAIL)
    },
  },
  {
    name: 'AccountSettings',
    view: 'AccountSettings',
    line: 'What a logged-in visitor can change: the email address, the name, the account type, and who holds the keys.',
    go: async page => {
      await openView(page, 'AccountSettings')
      await modal(page).getByText('Upgrade your wallet').waitFor()
    },
  },
  {
    name: 'UpgradeEmailWallet',
    view: 'UpgradeEmailWallet',
    line: 'Moving to a wallet of their own, on a page of the secure site.',
    go: async page => {
      await openView(page, 'UpgradeEmailWallet')
      await modal(page).getByRole('link', { name: 'Continue in a new tab' }).waitFor()
    },
  },
  {
    name: 'ChooseAccountName',
    view: 'ChooseAccountName',
    line: 'What a name is for, and that everyone can see it.',
    go: async page => {
      await openView(page, 'ChooseAccountName')
      await shown(page, 'A name instead of an address')
    },
  },
  {
    name: 'RegisterAccountName',
    view: 'RegisterAccountName',
    line: 'The name is checked while it is typed.',
    go: async page => {
      await typeName(page, 'ada-lovelace')
      await shown(page, 'ada-lovelace.reown.id is available')
    },
  },
  {
    name: 'RegisterAccountName, taken',
    view: 'RegisterAccountName',
    line: 'The name is taken; similar ones are available.',
    go: async (page, { stack }) => {
      const suggestions = ['ada', 'ada-eth', 'ada-wallet'].map((label, index) => ({
        name: `${label}-lovelace.reown.id`,
        registered: index === 0,
      }))
      stack.api.faults.set({ route: 'GET /v1/profile/suggestions/:name', mode: 'body', body: { suggestions } })
      await typeName(page, 'ada-lovelace')
      await shown(page, 'ada-lovelace.reown.id is taken')
    },
  },
  {
    name: 'RegisterAccountNameSuccess',
    view: 'RegisterAccountNameSuccess',
    line: 'The name belongs to the account.',
    go: async (page, { stack }) => {
      const body = { name: 'ada-lovelace.reown.id', addresses: {} }
      stack.api.faults.set({ route: 'POST /v1/profile/account', mode: 'body', body })
      await typeName(page, 'ada-lovelace')
      await press(page, 'Register name')
      await approve(page)
      await shown(page, 'ada-lovelace.reown.id now belongs to your account')
    },
  },
  {
    name: 'UpdateEmailWallet',
    view: 'UpdateEmailWallet',
    line: 'A new login address, confirmed with a code sent to each address.',
    go: async page => {
      await openView(page, 'UpdateEmailWallet')
      await emailField(page).waitFor()
    },
  },
  {
    name: 'UpdateEmailPrimaryOtp',
    view: 'UpdateEmailPrimaryOtp',
    line: 'First, the code sent to the current address.',
    go: async (page, { stack }) => {
      await openView(page, 'UpdateEmailWallet')
      stack.frame.clearLimits()
      await emailField(page).fill('lovelace@example.com')
      await emailField(page).press('Enter')
      await atView(page, 'UpdateEmailPrimaryOtp')
    },
  },
  {
    name: 'UpdateEmailSecondaryOtp',
    view: 'UpdateEmailSecondaryOtp',
    line: 'The code sent to the new address, once the first one is confirmed.',
    go: async (page, { stack }) => {
      await openView(page, 'UpdateEmailWallet')
      stack.frame.clearLimits()
      await emailField(page).fill('lovelace@example.com')
      await emailField(page).press('Enter')
      await atView(page, 'UpdateEmailPrimaryOtp')
      await sendCode(page, await stack.frame.code(EMAIL))
      await atView(page, 'UpdateEmailSecondaryOtp')
    },
  },
]

/** In the secure site's own window the focus is where that puts it: the tests of requests look at these. */
export const IN_THE_FRAME = [
  {
    name: 'ApproveTransaction',
    view: 'ApproveTransaction',
    line: 'The secure site shows the request in its own frame, which the page cannot access.',
    go: async page => {
      await page.evaluate(() => {
        const { walletModal } = window
        const params = ['0x48656c6c6f', walletModal.getAddress('eip155')]
        walletModal
          .getProvider('eip155')
          .request({ method: 'personal_sign', params })
          .catch(() => undefined)
      })
      await atView(page, 'ApproveTransaction')
      await frameOf(page).getByRole('button', { name: 'Approve' }).waitFor()
    },
  },
]
