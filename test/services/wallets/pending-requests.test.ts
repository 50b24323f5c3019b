import { expect } from '@open-wc/testing'

import { siteFacade } from '../../../src/core/site-facade.js'
import { trackSiteRequest } from '../../../src/services/wallets/site-transactions.js'
import { walletRequests } from '../../../src/services/wallets/wallet-requests.js'
import { bindObject } from '../../../src/services/wallets/bound-object.js'
import { bindProvider } from '../../../src/services/wallets/bound-provider.js'
import { siteTransactions } from '../../../src/services/wallets/site-transactions.js'
import { bindStandardWallet } from '../../../src/services/wallets/standard-wallet.js'

let isAsked: boolean | undefined
/** A wallet's function, which looks whether the page knows that it is asked. */
const look = (): object => {
  isAsked = walletRequests.any
  return {}
}

const methods = ['request', 'requestAccounts', 'getAccounts', 'getPublicKey', 'signMessage', 'signPsbt', 'disconnect']
const provider = bindProvider({ request: look })
const object = bindObject(Object.fromEntries(methods.map(name => [name, look])), methods)
const standard = bindStandardWallet({
  name: 'One',
  features: {
    'standard:connect': { connect: look },
    'standard:disconnect': { disconnect: look },
    'solana:signTransaction': { signTransaction: look },
    'bitcoin:connect': { connect: look },
  },
})

const CALLS: Readonly<Record<string, readonly [boolean, () => Promise<unknown> | undefined]>> = {
  eth_requestAccounts: [true, () => provider?.request({ method: 'eth_requestAccounts' })],
  eth_sendTransaction: [true, () => provider?.request({ method: 'eth_sendTransaction', params: [] })],
  wallet_switchEthereumChain: [true, () => provider?.request({ method: 'wallet_switchEthereumChain' })],
  wallet_addEthereumChain: [true, () => provider?.request({ method: 'wallet_addEthereumChain' })],
  wallet_sendCalls: [true, () => provider?.request({ method: 'wallet_sendCalls' })],
  personal_sign: [true, () => provider?.request({ method: 'personal_sign' })],
  eth_accounts: [false, () => provider?.request({ method: 'eth_accounts' })],
  eth_chainId: [false, () => provider?.request({ method: 'eth_chainId' })],
  eth_getBalance: [false, () => provider?.request({ method: 'eth_getBalance' })],
  wallet_getPermissions: [false, () => provider?.request({ method: 'wallet_getPermissions' })],
  'standard:connect': [true, () => standard?.call('standard:connect', 'connect')],
  'standard:connect, silent': [false, () => standard?.call('standard:connect', 'connect', { silent: true })],
  'standard:disconnect': [false, () => standard?.call('standard:disconnect', 'disconnect')],
  'solana:signTransaction': [true, () => standard?.call('solana:signTransaction', 'signTransaction', {})],
  'bitcoin:connect': [true, () => standard?.call('bitcoin:connect', 'connect', { purposes: [] })],
  requestAccounts: [true, () => object?.call('requestAccounts')],
  signPsbt: [true, () => object?.call('signPsbt', '00')],
  getAccounts: [false, () => object?.call('getAccounts')],
  getPublicKey: [false, () => object?.call('getPublicKey')],
  disconnect: [false, () => object?.call('disconnect')],
  'sats-connect getAddresses': [true, () => object?.call('request', 'getAddresses', {})],
  'sats-connect signPsbt': [true, () => object?.call('request', 'signPsbt', {})],
  'sats-connect wallet_getAccount': [false, () => object?.call('request', 'wallet_getAccount', null)],
  'sats-connect wallet_disconnect': [false, () => object?.call('request', 'wallet_disconnect', null)],
}

/** What a site does with the provider that it was given. */
const given = siteFacade(
  new (class {
    request = look
    on = look
    enable = look
  })(),
  trackSiteRequest,
)

const SITE_CALLS: Readonly<Record<string, boolean>> = {
  eth_requestAccounts: true,
  eth_sendTransaction: true,
  eth_signTypedData_v4: true,
  personal_sign: true,
  wallet_sendCalls: true,
  wallet_switchEthereumChain: true,
  wallet_watchAsset: true,
  wallet_getCapabilities: false,
  eth_accounts: false,
  eth_call: false,
  eth_getTransactionReceipt: false,
  eth_sendRawTransaction: false,
  net_version: false,
}

describe('a request of a site to the provider that it was given', () => {
  for (const [method, mayShow] of Object.entries(SITE_CALLS))
    it(`${mayShow ? 'may' : 'does not'} show something: ${method}`, async () => {
      isAsked = undefined
      await Reflect.apply(given.request, given, [{ method }])
      expect(isAsked).to.equal(mayShow)
      await Promise.resolve()
      expect(walletRequests.any).to.equal(false)
    })

  it('is reported once it has sent something to a chain, and not when it was refused', async () => {
    const sent: unknown[] = []
    const stop = siteTransactions.onSent(transaction => void sent.push(transaction))
    for (const method of Object.keys(SITE_CALLS)) await Reflect.apply(given.request, given, [{ method }])
    const refusing = siteFacade(
      new (class {
        request = (_request: object): Promise<unknown> => Promise.reject(new Error('no'))
      })(),
      trackSiteRequest,
    )
    await refusing.request({ method: 'eth_sendTransaction' }).catch(() => undefined)
    stop()
    await Reflect.apply(given.request, given, [{ method: 'eth_sendTransaction' }])
    expect(sent).to.have.length(3) // eth_sendTransaction, eth_sendRawTransaction and wallet_sendCalls
  })

  it('may show something in its old form too, but listening does not', async () => {
    await given.enable()
    expect(isAsked).to.equal(true)
    given.on()
    expect(isAsked).to.equal(false)
  })
})

describe('a request to a wallet of the page', () => {
  for (const [name, [mayShow, call]] of Object.entries(CALLS))
    it(`${mayShow ? 'may' : 'does not'} show something: ${name}`, async () => {
      isAsked = undefined
      await call()
      expect(isAsked).to.equal(mayShow)
      expect(walletRequests.any).to.equal(false)
    })
})
