import { atView, connected, modal } from '../page.mjs'
import { chooseElsewhere, press, scanCode, shown } from './steps.mjs'

/** Chooses a wallet whose app is said to be opened, and does not return. */
async function openApp(page) {
  await page.evaluate(() => (window.open = () => null))
  await chooseElsewhere(page)
  const [opened, other] = ['Open again', /^Open (?!again)/].map(name => modal(page).getByRole('button', { name }))
  await opened.or(other).waitFor()
  if (await other.isVisible()) await other.click() // the link was not ready for the first tap
  await modal(page).getByRole('button', { name: 'Show QR code' }).waitFor()
}

export const ON_PHONES = [
  {
    name: 'ConnectingWalletConnect, phone',
    view: 'ConnectingWalletConnect',
    line: 'The wallet’s app was opened and has not returned yet.',
    go: openApp,
  },
  {
    name: 'Account, a request waits in the wallet',
    unpictured: true,
    view: 'Account',
    line: 'The page asked for a signature without a tap, so that the wallet’s app did not come to the front.',
    go: async (page, site) => {
      const { rules } = site.stack.wallet
      rules.approve()
      rules.hang('personal_sign')
      await openApp(page)
      await press(page, 'Show QR code')
      await scanCode(page, site)
      await connected(page)
      await atView(page)
      await page.evaluate(() => {
        // What a test evaluates in a page counts as a tap there.
        Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: false } })
        const provider = window.walletModal.getProvider('eip155')
        provider.request({ method: 'personal_sign', params: ['0x68', provider.accounts[0]] }).catch(() => undefined)
      })
      await shown(page, 'finish the request that’s waiting there')
    },
  },
]
