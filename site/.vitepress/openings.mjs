import { EMBEDDED_OPENINGS } from './embedded.mjs'
import { at, attributeOf, press, write } from './visitor.mjs'

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

/** From the list of social logins to one of them, which the visitor decides in its own window. */
async function choose(modal, begin, provider) {
  begin(modal.open({ view: 'ConnectSocials' }))
  await press(new RegExp(`^${provider}`))
}

/** A network that these pages do not list. */
const UNLISTED = 1337

/**
 * The views that a site opens by asking for what they show, or that follow from a step of the visitor: each with what opens
 * it. `begin` takes what settles once the dialog is closed; `wallets` are the scripted ones; `stack` has the addresses of the
 * development stack.
 */
export const OPENINGS = {
  async ConnectingExternal(modal, { begin, wallets }) {
    wallets.hold('eth_requestAccounts')
    begin(modal.open({ view: 'ConnectingExternal', arguments: { connectorId: ASPEN } }))
  },
  async ConnectingMultiChain(modal, { begin }) {
    begin(modal.open({ view: 'Connect' }))
    await press(/^Spruce/)
  },
  async Downloads(modal, { begin }) {
    begin(modal.open({ view: 'AllWallets' }))
    await at('AllWallets')
    const walletId = await attributeOf('data-wallet-id')
    begin(modal.open({ view: 'Downloads', arguments: { walletId } }))
  },
  ConnectingSocial: (modal, { begin }) => choose(modal, begin, 'Google'),
  ConnectingFarcaster: (modal, { begin }) => choose(modal, begin, 'Farcaster'),
  ...EMBEDDED_OPENINGS,
  async SIWXSignMessage(modal, { begin }) {
    begin(modal.open({ view: 'Connect' }))
    await press(/^Aspen/)
  },
  UnsupportedChain: (_modal, { wallets }) => wallets.moveTo(UNLISTED),
  async SwitchActiveChain(modal, { begin }) {
    begin(modal.open({ view: 'Networks' }))
    await press(/^Local Solana/)
  },
  async SwitchNetwork(modal, { begin, wallets }) {
    wallets.hold('wallet_switchEthereumChain')
    const [, { caipNetworkId }] = modal.getCaipNetworks()
    begin(modal.open({ view: 'SwitchNetwork', arguments: { caipNetworkId } }))
  },
  async WalletSendPreview(modal, { begin }) {
    begin(modal.open({ view: 'WalletSend' }))
    await write(/^Amount/, '0.125')
    await write(/^Recipient/, SHOP)
    await press(/^Review/)
  },
  async WalletSendConfirmed(modal, { begin }) {
    const [{ id: chainId }] = modal.getCaipNetworks()
    const asked = { namespace: 'eip155', chainId, assetAddress: 'native', amount: '0.125', to: SHOP }
    begin(modal.open({ view: 'WalletSend', arguments: asked }))
    await press(/^Review/)
    await press(/^Send 0\.125/)
  },
  async BuyInProgress(modal, { begin }) {
    begin(modal.open({ view: 'OnRampProviders' }))
    await press(/^Continue/)
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
