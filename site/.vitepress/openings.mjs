import { press, write } from './visitor.mjs'

/** Accounts of the local chains: who is paid, and the wallet that a live view is connected to. */
const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ASPEN = 'com.example.aspen'

/** A price in ether on the first of the networks. */
function price(modal, amount) {
  const [{ caipNetworkId: network }] = modal.getCaipNetworks()
  modal.updateFeatures({ pay: true })
  const metadata = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return { paymentAsset: { network, asset: 'native', metadata }, recipient: SHOP, amount }
}

async function payFromWallet(modal, amount, begin) {
  begin(modal.pay(price(modal, amount)))
  await press(/^Pay with Aspen/)
}

/**
 * The views that a site opens by asking for what they show, or that follow from a step of the visitor: each with what opens
 * it. `begin` takes what settles once the dialog is closed; `hold` leaves the wallets' answer to a method open.
 */
export const OPENINGS = {
  async ConnectingExternal(modal, { begin, hold }) {
    await hold('eth_requestAccounts')
    begin(modal.open({ view: 'ConnectingExternal', arguments: { connectorId: ASPEN } }))
  },
  async EmailVerifyDevice(modal, { begin }) {
    begin(modal.open({ view: 'EmailLogin' }))
    const { form } = await write(/^Email address/, 'ada@example.com')
    form.requestSubmit()
  },
  async SwitchNetwork(modal, { begin, hold }) {
    await hold('wallet_switchEthereumChain')
    const [, { caipNetworkId }] = modal.getCaipNetworks()
    begin(modal.open({ view: 'SwitchNetwork', arguments: { caipNetworkId } }))
  },
  async WalletSendPreview(modal, { begin }) {
    begin(modal.open({ view: 'WalletSend' }))
    await write(/^Amount/, '0.125')
    await write(/^Recipient/, SHOP)
    await press(/^Review/)
  },
  async SwapPreview(modal, { begin }) {
    begin(modal.open({ view: 'Swap' }))
    await press(/^Choose a token/)
    await press(/TUSD/)
    await write(/^Amount to pay/, '0.5')
    await press(/^Review/)
  },
  SendCalls(modal, { begin }) {
    const calls = [10n ** 16n, 2n * 10n ** 16n].map(value => ({ to: SHOP, value }))
    begin(modal.sendCalls({ calls }))
  },
  Pay: (modal, { begin }) => begin(modal.pay(price(modal, '0.01'))),
  PayQuote: (modal, { begin }) => payFromWallet(modal, '0.02', begin),
  async PayLoading(modal, { begin }) {
    await payFromWallet(modal, '0.03', begin)
    await press(/^Pay 0\.03/)
  },
  PayWithExchange(modal, { begin }) {
    modal.updateFeatures({ pay: true })
    begin(modal.open({ view: 'PayWithExchange' }))
  },
  async PayWithExchangeSelectAsset(modal, { begin }) {
    modal.updateFeatures({ pay: true })
    begin(modal.open({ view: 'PayWithExchange' }))
    await press(/^Deposit ETH/)
  },
  Diagnostics: modal => modal.diagnose({ panel: true }),
}
