import { expect } from '@open-wc/testing'

import {
  ConnectionRejectedError,
  ConnectorNotFoundError,
  RequestPendingError,
} from '../../../../src/core/errors/connection.js'
import { ConnectError, ModalClosedError } from '../../../../src/core/errors/attempt.js'
import { SOLANA_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp, settle } from '../../shared/harness.js'
import { count, devnet, first, ID, mainnet, makeAdapter, makeWallet, second } from '../harness.js'

afterEach(cleanUp)

describe('connecting a Solana wallet', () => {
  it('lists the wallets that register, with their picture and the key that their other families share', async () => {
    const wallet = await makeWallet()
    const { adapter } = makeAdapter()
    const [connector] = adapter.wallets.connectors()
    expect(connector).to.deep.include({ id: ID, name: ID, type: 'ANNOUNCED', chain: 'solana' })
    expect(connector?.imageUrl).to.equal(wallet.wallet.icon)
    expect(connector?.info?.uuid).to.match(/^standard:\d+$/)
  })

  it('reports a wallet that registers late, and one that disappears', async () => {
    const { adapter, events } = makeAdapter()
    const wallet = await makeWallet({ name: 'Phantom' })
    await settle()
    expect(events).to.have.length(1)
    expect(adapter.wallets.connectors()[0]?.explorerId).to.match(/^a797aa35/)
    wallet.uninstall()
    await settle()
    expect(events.at(-1)).to.deep.equal({ type: 'connectors', connectors: [] })
  })

  it('omits non-Solana wallets, and keeps the first of each name', async () => {
    await makeWallet({ name: 'WalletConnect' })
    const one = await makeWallet({ name: 'Same' })
    await makeWallet({ name: 'same' })
    const { adapter } = makeAdapter()
    expect(adapter.wallets.connectors().map(({ id }) => id)).to.deep.equal(['Same'])
    await adapter.wallets.connect('SAME')
    expect(count(one, 'standard:connect')).to.equal(1)
  })

  it('lists a wallet called as the connector of a Safe, which only EVM has', async () => {
    await makeWallet({ name: 'Safe' })
    const { adapter } = makeAdapter()
    expect(adapter.wallets.connectors().map(({ id }) => id)).to.deep.equal(['Safe'])
    expect((await adapter.wallets.connect('Safe')).accounts[0]?.address).to.equal(first)
  })

  it('returns the accounts, the active one first, on the page’s network', async () => {
    await makeWallet({ privateKeys: SOLANA_ACCOUNTS.map(({ privateKey }) => privateKey) })
    const { adapter } = makeAdapter({ active: () => devnet })
    const result = await adapter.wallets.connect(ID)
    expect(result.accounts.slice(0, 2)).to.deep.equal([
      { address: first, type: 'eoa' },
      { address: second, type: 'eoa' },
    ])
    expect(result.caipNetworkId).to.equal(devnet.caipNetworkId)
  })

  it('falls back to the first network of the site', async () => {
    await makeWallet()
    expect((await makeAdapter().adapter.wallets.connect(ID)).caipNetworkId).to.equal(mainnet.caipNetworkId)
  })

  it('switches to a listed network where the account is valid', async () => {
    const wallet = await makeWallet()
    const account = { address: first, publicKey: new Uint8Array(32), chains: ['solana:devnet'], features: [] }
    wallet.answer('standard:connect', { accounts: [account] })
    expect((await makeAdapter().adapter.wallets.connect(ID)).caipNetworkId).to.equal(devnet.caipNetworkId)
    cleanUp()
    const other = await makeWallet()
    other.answer('standard:connect', { accounts: [account] })
    const { adapter } = makeAdapter({ networks: () => [mainnet] })
    expect((await adapter.wallets.connect(ID)).caipNetworkId).to.equal(undefined)
  })

  it('says what went wrong', async () => {
    const wallet = await makeWallet()
    const { adapter } = makeAdapter()
    wallet.reject()
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(ConnectionRejectedError)
    wallet.pending()
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(RequestPendingError)
    wallet.fail('standard:connect', { code: -32603, message: 'Internal error' })
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(ConnectError)
    wallet.removeExtension()
    expect(await rejection(adapter.wallets.connect(ID))).to.be.instanceOf(ConnectError)
    expect(await rejection(adapter.wallets.connect('nobody'))).to.be.instanceOf(ConnectorNotFoundError)
    expect(adapter.wallets.provider(ID)).to.equal(undefined)
  })

  const rubbish: readonly [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'accounts'],
    ['no list', { accounts: {} }],
    ['an empty list', { accounts: [] }],
    ['entries of a wrong shape', { accounts: [null, 7, 'x', {}, { address: 7 }] }],
    [
      'an address of another family',
      { accounts: [{ address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', chains: [] }] },
    ],
    ['an account of another family', { accounts: [{ address: first, chains: ['bitcoin:mainnet'] }] }],
  ]
  for (const [what, value] of rubbish)
    it(`treats ${what} as a rejection`, async () => {
      const wallet = await makeWallet()
      wallet.answer('standard:connect', value)
      expect(await rejection(makeAdapter().adapter.wallets.connect(ID))).to.be.instanceOf(ConnectionRejectedError)
    })

  it('joins calls made while the prompt is open, and drops answers after an abort', async () => {
    const wallet = await makeWallet()
    const { adapter, events } = makeAdapter()
    wallet.hang('standard:connect')
    const stop = new AbortController()
    const one = rejection(adapter.wallets.connect(ID, stop.signal))
    const two = adapter.wallets.connect(ID)
    stop.abort()
    expect(await one).to.be.instanceOf(ModalClosedError)
    wallet.approve()
    expect((await two).accounts).to.have.length(1)
    expect(count(wallet, 'standard:connect')).to.equal(1)
    expect(events.filter(({ type }) => type === 'accounts')).to.have.length(0)
  })

  it('notifies the wallet on disconnect, but not while another family is connected through it', async () => {
    const wallet = await makeWallet()
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(ID)
    await adapter.wallets.disconnect(ID)
    expect(count(wallet, 'standard:disconnect')).to.equal(1)
    expect(adapter.wallets.provider(ID)).to.equal(undefined)
    const { holdWallet, releaseHold } = await import('../../../../src/services/wallets/standard-use.js')
    await adapter.wallets.connect(ID)
    holdWallet(wallet.wallet, 'bip122')
    await adapter.wallets.disconnect(ID)
    expect(count(wallet, 'standard:disconnect')).to.equal(1)
    expect(releaseHold(wallet.wallet, 'bip122')).to.equal(true)
  })
})
