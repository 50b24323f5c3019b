import { expect } from '@open-wc/testing'

import { BitcoinRejectedError } from '../../../../../src/core/errors/bitcoin.js'
import { ConnectionRejectedError } from '../../../../../src/core/errors/connection.js'
import { siteTransactions } from '../../../../../src/services/wallets/site-transactions.js'
import { REGTEST_ACCOUNTS } from '../../../../../src/testing/index.js'
import { rejection } from '../../../../helpers/rejection.js'
import { cleanUp } from '../../../shared/harness.js'
import { ACCOUNT, bitcoin, makeAdapter, makeWallet, regtest, until } from '../../harness.js'

const OTHER = REGTEST_ACCOUNTS[1]
const make = () => makeWallet({ presence: 'sats-connect', id: 'SatsProvider' })

describe('a wallet on the list of providers', () => {
  afterEach(cleanUp)

  it('is found by its id, also late', async () => {
    const { adapter } = makeAdapter()
    makeWallet({ presence: 'sats-connect', id: 'SatsProvider', announce: 50 })
    await until(() => adapter.wallets.connectors().some(({ id }) => id === 'SatsProvider'))
  })

  it('is one row if it is also registered by Wallet Standard', () => {
    makeWallet({ presence: 'both', id: 'SatsProvider', name: 'Twice' })
    expect(
      makeAdapter()
        .adapter.wallets.connectors()
        .map(({ id }) => id),
    ).to.deep.equal(['Twice'])
  })

  it('is asked for both address types', async () => {
    const wallet = make()
    const { result } = await makeAdapter().connect('SatsProvider')
    expect(result.accounts.map(({ address }) => address)).to.deep.equal([
      ACCOUNT.paymentAddress,
      ACCOUNT.ordinalAddress,
    ])
    expect(result.caipNetworkId).to.equal(regtest.caipNetworkId)
    expect(wallet.calls[0]?.params).to.have.deep.property('purposes', ['payment', 'ordinals', 'stacks'])
  })

  it('is asked with the second method if it does not know the first, but not after a refusal', async () => {
    const wallet = make()
    const { adapter } = makeAdapter()
    wallet.fail('getAddresses', { code: 4200, message: 'unknown' })
    await adapter.wallets.connect('SatsProvider')
    expect(wallet.calls.map(({ method }) => method)).to.deep.equal(['getAddresses', 'wallet_connect'])
    wallet.clear()
    wallet.reject()
    expect(await rejection(adapter.wallets.connect('SatsProvider'))).to.be.instanceOf(ConnectionRejectedError)
    expect(wallet.calls.map(({ method }) => method)).to.deep.equal(['getAddresses'])
  })

  it('is restored without a prompt', async () => {
    const wallet = make()
    const { adapter } = makeAdapter()
    expect(await adapter.wallets.reconnect('SatsProvider')).to.equal(undefined)
    await adapter.wallets.connect('SatsProvider')
    wallet.clear()
    expect((await makeAdapter().adapter.wallets.reconnect('SatsProvider'))?.accounts).to.have.length(2)
    expect(wallet.calls.map(({ method }) => method)).to.deep.equal(['wallet_getAccount'])
  })

  it('signs as requested, and says how', async () => {
    const wallet = make()
    const { provider } = await makeAdapter().connect('SatsProvider')
    const { protocol } = await provider.signMessage({ message: 'hi', protocol: 'bip322' })
    expect(protocol).to.equal('bip322')
    expect(wallet.calls.at(-1)?.params).to.include({ protocol: 'BIP322', message: 'hi' })
    wallet.reject('signMessage')
    expect(await rejection(provider.signMessage({ message: 'hi' }))).to.be.instanceOf(BitcoinRejectedError)
  })

  it('pays directly, in numbers of satoshis', async () => {
    const wallet = make()
    wallet.answer('sendTransfer', { txid: 'cd'.repeat(32) })
    const { provider } = await makeAdapter().connect('SatsProvider')
    const told: (string | undefined)[] = []
    const stop = siteTransactions.onSent(({ hash }) => void told.push(hash))
    expect(await provider.sendTransfer({ recipient: OTHER.paymentAddress, amount: '1234' })).to.equal('cd'.repeat(32))
    stop()
    expect(told, 'the page knows what the site sent').to.deep.equal(['cd'.repeat(32)])
    expect(wallet.calls.at(-1)?.params).to.deep.equal({ recipients: [{ address: OTHER.paymentAddress, amount: 1234 }] })
  })

  it('changes its network by its name for it', async () => {
    const wallet = make()
    const { adapter } = makeAdapter({ networks: () => [regtest, bitcoin] })
    await adapter.wallets.connect('SatsProvider')
    expect(await adapter.wallets.connector('SatsProvider').switchNetwork?.(bitcoin)).to.equal(bitcoin.caipNetworkId)
    expect(wallet.calls.find(({ method }) => method === 'wallet_changeNetwork')?.params).to.deep.equal({
      name: 'Mainnet',
    })
  })

  it('is notified that the site disconnects', async () => {
    const wallet = make()
    const { adapter } = makeAdapter()
    await adapter.wallets.connect('SatsProvider')
    await adapter.wallets.disconnect('SatsProvider')
    expect(wallet.authorized).to.equal(false)
  })

  it('stays connected when the wallet fails to report the accounts', async () => {
    const wallet = make()
    const { adapter, events } = makeAdapter()
    await adapter.wallets.connect('SatsProvider')
    for (const code of [4200, -32603]) {
      wallet.fail('wallet_getAccount', { code, message: 'Not now' })
      await adapter.wallets.recheck('SatsProvider') // as when the visitor returns to the tab
    }
    expect(events.filter(({ type }) => type === 'disconnect')).to.deep.equal([])
    wallet.fail('wallet_getAccount', { code: 4100, message: 'Access denied' })
    await adapter.wallets.recheck('SatsProvider')
    expect(events.filter(({ type }) => type === 'disconnect')).to.have.length(1)
  })

  it('switches the network even if the wallet fails to report the accounts', async () => {
    const wallet = make()
    const { adapter } = makeAdapter({ networks: () => [regtest, bitcoin] })
    await adapter.wallets.connect('SatsProvider')
    wallet.fail('wallet_getAccount', { code: 4200, message: 'unknown' })
    expect(await adapter.wallets.connector('SatsProvider').switchNetwork?.(bitcoin)).to.equal(bitcoin.caipNetworkId)
  })

  it('reports other accounts', async () => {
    const wallet = make()
    const { adapter, events } = makeAdapter()
    await adapter.wallets.connect('SatsProvider')
    await wallet.setKeys(OTHER)
    await until(() => events.some(event => event.type === 'accounts'))
  })
})
