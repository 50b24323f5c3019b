import { expect } from '@open-wc/testing'

import type { SolanaProvider } from '../../../../src/core/entities/solana-provider.js'
import { encodeBase58 } from '../../../../src/core/encoding/base58.js'
import { ConnectionRejectedError } from '../../../../src/core/errors/connection.js'
import { parseWire } from '../../../../src/chains/solana/wallets/wire.js'
import { SOLANA_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { afterTest, cleanUp, settle } from '../../shared/harness.js'
import { count, first, mainnet, makeAdapter, makeWallet, second, transfer, verifies } from '../harness.js'

afterEach(cleanUp)

const NAME = 'Coinbase Wallet'
const KEYS = { privateKeys: SOLANA_ACCOUNTS.slice(0, 2).map(({ privateKey }) => privateKey) }
const injected = (options = {}) => makeWallet({ inject: true, ...KEYS, ...options })

async function makeConnected(options = {}) {
  const wallet = await injected(options)
  const harness = makeAdapter()
  const result = await harness.adapter.wallets.connect(NAME)
  return { wallet, result, ...harness, provider: harness.adapter.wallets.provider(NAME) as SolanaProvider }
}

const keyOf = async (address: string): Promise<Uint8Array> => {
  const { decodeBase58 } = await import('../../../../src/core/encoding/base58.js')
  return decodeBase58(address) ?? new Uint8Array()
}

describe('Coinbase Wallet, which stands in the page without registering', () => {
  it('is one injected connector, with its catalogue id', async () => {
    await injected()
    const { adapter } = makeAdapter()
    const [connector, ...others] = adapter.wallets.connectors()
    expect(others).to.have.length(0)
    expect(connector).to.deep.include({ id: NAME, name: NAME, type: 'INJECTED', chain: 'solana' })
    expect(connector?.explorerId).to.match(/^d0ca99ff/)
  })

  it('is found when it appears late without an event, and gone when it disappears', async () => {
    const { adapter, events } = makeAdapter()
    const wallet = await injected()
    await settle(260)
    expect(events.at(-1)).to.deep.include({ type: 'connectors' })
    expect(adapter.wallets.connectors()).to.have.length(1)
    wallet.uninstall()
    adapter.wallets.discover()
    expect(adapter.wallets.connectors()).to.have.length(0)
  })

  it('is omitted if injected wallets are off, and if it registers itself', async () => {
    await injected()
    expect(makeAdapter({ injected: false }).adapter.wallets.connectors()).to.have.length(0)
    const registered = await makeWallet({ name: NAME })
    const { adapter } = makeAdapter()
    expect(adapter.wallets.connectors().map(({ type }) => type)).to.deep.equal(['ANNOUNCED'])
    await adapter.wallets.connect(NAME)
    expect(count(registered, 'standard:connect')).to.equal(1)
  })

  it('connects with one prompt, and says when it was refused', async () => {
    const { wallet, result } = await makeConnected()
    expect(result.accounts).to.deep.equal([{ address: first, type: 'eoa' }])
    expect(result.caipNetworkId).to.equal(mainnet.caipNetworkId)
    expect(count(wallet, 'standard:connect')).to.equal(1)
    wallet.uninstall()
    const other = await injected()
    other.reject()
    expect(await rejection(makeAdapter().adapter.wallets.connect(NAME))).to.be.instanceOf(ConnectionRejectedError)
  })

  it('signs messages and transactions with its key', async () => {
    const { provider, wallet } = await makeConnected()
    const message = new TextEncoder().encode('hello')
    const publicKey = await keyOf(first)
    expect(await verifies(publicKey, await provider.signMessage(message), message)).to.equal(true)

    const transactions = [transfer(), transfer(first, second, 7n)]
    for (const signed of await provider.signAllTransactions(transactions)) {
      const { signatures, message } = parseWire(signed)
      expect(await verifies(publicKey, signatures[0] ?? new Uint8Array(), message)).to.equal(true)
    }
    expect(count(wallet, 'solana:signTransaction'), 'one prompt for both').to.equal(1)
  })

  it('sends, and reports the signature', async () => {
    const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
      const [sent] = JSON.parse(String(init?.body)).params
      const { signatures } = parseWire(Uint8Array.from(atob(sent), char => char.charCodeAt(0)))
      return Response.json({ jsonrpc: '2.0', id: 1, result: encodeBase58(signatures[0] ?? new Uint8Array()) })
    }
    const { provider } = await makeConnected({ rpcUrl: 'https://node.example', fetch })
    expect(await provider.signAndSendTransaction(transfer())).to.match(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  })

  it('passes a wallet that signs into the object the same members as web3.js 1', async () => {
    const seen: unknown[] = []
    const publicKey = { toBase58: () => first }
    Reflect.set(window, 'coinbaseSolana', {
      publicKey,
      connect: async () => undefined,
      async signTransaction(transaction: {
        version: unknown
        message: { serialize(): Uint8Array }
        addSignature(key: object, signature: Uint8Array): void
      }) {
        seen.push(transaction.version, transaction.message.serialize())
        transaction.addSignature(publicKey, new Uint8Array(64).fill(9))
        return transaction
      },
    })
    afterTest(() => Reflect.deleteProperty(window, 'coinbaseSolana'))
    const { adapter } = makeAdapter()
    await adapter.wallets.connect(NAME)
    const signed = await (adapter.wallets.provider(NAME) as SolanaProvider).signTransaction(transfer())
    expect(seen).to.deep.equal([0, parseWire(transfer()).message])
    expect(parseWire(signed).signatures[0]).to.deep.equal(new Uint8Array(64).fill(9))
  })

  it('reports another account, and its end', async () => {
    const { wallet, events } = await makeConnected()
    await wallet.switchAccount(1)
    await settle()
    expect(events.at(-1)).to.deep.equal({
      type: 'accounts',
      connectorId: NAME,
      accounts: [{ address: second, type: 'eoa' }],
    })
    await wallet.revoke()
    await settle()
    expect(events.at(-1)).to.deep.equal({ type: 'disconnect', connectorId: NAME })
  })

  it('is restored without a prompt only while the page sees its account', async () => {
    const { adapter, wallet } = await makeConnected()
    expect((await adapter.wallets.reconnect(NAME))?.accounts[0]?.address).to.equal(first)
    await adapter.wallets.disconnect(NAME)
    expect(count(wallet, 'standard:disconnect')).to.equal(1)
    expect(await adapter.wallets.reconnect(NAME)).to.equal(undefined)
    expect(count(wallet, 'standard:connect')).to.equal(1)
  })
})
