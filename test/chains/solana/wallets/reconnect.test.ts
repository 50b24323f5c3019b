import { expect } from '@open-wc/testing'

import { ConnectorNotFoundError, WalletTimeoutError } from '../../../../src/core/errors/connection.js'
import { ModalClosedError } from '../../../../src/core/errors/attempt.js'
import { WalletChangedError } from '../../../../src/core/errors/transaction.js'
import { SOLANA_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp, settle } from '../../shared/harness.js'
import { first, ID, makeAdapter, makeConnected, makeWallet, second, verifies } from '../harness.js'
import { stretched } from '../../../helpers/pace.js'

const KEYS = SOLANA_ACCOUNTS.map(({ privateKey }) => privateKey)
const STORAGE_KEY = 'test-wallet:reconnect'

afterEach(() => {
  cleanUp()
  sessionStorage.removeItem(STORAGE_KEY)
})

/** A wallet that remembers the site from an earlier visit. */
async function makeKnown(register: 'now' | number = 'now') {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ authorized: true }))
  return makeWallet({ storage: 'session', storageKey: STORAGE_KEY, register })
}

describe('reconnecting a Solana wallet', () => {
  it('returns what the wallet already allows, and asks silently', async () => {
    const wallet = await makeKnown()
    const result = await makeAdapter().adapter.wallets.reconnect(ID)
    expect(result?.accounts).to.deep.equal([{ address: first, type: 'eoa' }])
    expect(wallet.calls).to.deep.equal([{ method: 'standard:connect', params: { silent: true } }])
  })

  it('returns nothing when the wallet allows no account', async () => {
    await makeWallet()
    expect(await makeAdapter().adapter.wallets.reconnect(ID)).to.equal(undefined)
  })

  it('waits for a wallet that registers late', async () => {
    await makeKnown(150)
    expect((await makeAdapter().adapter.wallets.reconnect(ID))?.accounts).to.have.length(1)
  })

  it('gives up after 5 s on a wallet that never answers, and on one that never appears', async () => {
    const wallet = await makeWallet()
    wallet.hang('standard:connect')
    const { adapter } = makeAdapter()
    const before = Date.now()
    const errors = await Promise.all([
      rejection(adapter.wallets.reconnect(ID)),
      rejection(adapter.wallets.reconnect('never')),
    ])
    expect(Date.now() - before).to.be.within(4_900, stretched(6_500))
    expect(errors[0]).to.be.instanceOf(WalletTimeoutError)
    expect(errors[1]).to.be.instanceOf(ConnectorNotFoundError)
  }).timeout(10_000)

  it('ends with the modal', async () => {
    const { adapter } = makeAdapter()
    const task = rejection(adapter.wallets.reconnect('never'))
    adapter.destroy()
    expect(await task).to.be.instanceOf(ModalClosedError)
  })
})

describe('events of a connected Solana wallet', () => {
  it('reports another account, to the family and to the site', async () => {
    const { wallet, events, provider } = await makeConnected({ privateKeys: KEYS })
    const seen: string[] = []
    const stop = provider.on('accountChanged', key => seen.push(key.toBase58()))
    await wallet.switchAccount(1)
    await settle()
    const last = events.at(-1)
    expect(last?.type === 'accounts' && last.accounts[0]?.address).to.equal(second)
    expect(provider.publicKey?.toBase58()).to.equal(second)
    expect(seen).to.deep.equal([second])
    stop()
    await wallet.switchAccount(0)
    await settle()
    expect(seen).to.have.length(1)
  })

  it('signs with the account chosen in the page, until the wallet switches to another', async () => {
    const { wallet, adapter, provider } = await makeConnected({ privateKeys: KEYS })
    const port = adapter.wallets.connector(ID)
    const seen: string[] = []
    provider.on('accountChanged', key => seen.push(key.toBase58()))
    port.choose?.(second)
    port.choose?.(second)
    port.choose?.('foreign')
    expect(seen).to.deep.equal([second])
    expect(provider.publicKey?.toBase58()).to.equal(second)
    const message = new TextEncoder().encode('hello')
    const key = provider.publicKey?.toBytes() ?? new Uint8Array()
    expect(await verifies(key, await provider.signMessage(message), message)).to.equal(true)
    expect(await port.signMessage?.({ message: 'hello', address: second })).to.be.a('string')
    const other = await rejection(port.signMessage?.({ message: 'hello', address: first }) ?? Promise.resolve())
    expect(other).to.be.instanceOf(WalletChangedError)
    await wallet.switchAccount(2)
    await settle()
    expect(seen).to.deep.equal([second, SOLANA_ACCOUNTS[2].address])
  })

  it('reports only the last of a burst', async () => {
    const { wallet, events } = await makeConnected({ privateKeys: KEYS })
    const before = events.length
    for (const index of [1, 2, 1]) await wallet.switchAccount(index)
    await settle()
    const told = events.slice(before).filter(({ type }) => type === 'accounts')
    expect(told).to.have.length.within(1, 2)
    const last = told.at(-1)
    expect(last?.type === 'accounts' && last.accounts[0]?.address).to.equal(second)
  })

  it('reports once that the wallet disconnected, when it revokes its permission or locks', async () => {
    const { wallet, events, adapter, provider } = await makeConnected()
    await wallet.revoke()
    await settle()
    expect(events.filter(({ type }) => type === 'disconnect')).to.have.length(1)
    expect(adapter.wallets.provider(ID)).to.equal(undefined)
    expect(provider.connected).to.equal(false)
    expect(provider.publicKey).to.equal(null)
    await wallet.lock()
    await settle()
    expect(events.filter(({ type }) => type === 'disconnect')).to.have.length(1)
  })

  it('is silent on a change that changes nothing, and after the end', async () => {
    const { wallet, events, adapter } = await makeConnected()
    const before = events.length
    wallet.emit('change', { accounts: 'rubbish' })
    await settle()
    adapter.destroy()
    await wallet.revoke()
    await settle()
    expect(events).to.have.length(before)
  })
})
