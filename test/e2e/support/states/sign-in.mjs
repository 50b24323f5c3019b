import { atView, chooseWallet, modal, pressButton } from '../page.mjs'

/** From the button to the message that is to be signed. */
async function toMessage(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, 'Aspen')
  await atView(page, 'SIWXSignMessage')
  await modal(page).getByRole('button', { name: 'Sign' }).waitFor()
}

export const SIGN_IN = [
  {
    name: 'SIWXSignMessage',
    view: 'SIWXSignMessage',
    line: 'What will be signed, readable before the wallet is asked.',
    stays: true,
    go: toMessage,
  },
]

export const SIGN_IN_OPTIONAL = [
  {
    name: 'SIWXSignMessage, whole message',
    view: 'SIWXSignMessage',
    line: 'Optional sign-in, with the message as the wallet shows it.',
    go: async page => {
      await toMessage(page)
      await modal(page).getByText('Whole message').first().click()
    },
  },
]
