import { expect } from '@open-wc/testing'
import { createWalletClient, custom, isHex, parseEther, parseTransaction, recoverTransactionAddress } from 'viem'

import { ANVIL_ACCOUNTS } from '../../src/testing/index.js'
import { rejection } from '../helpers/rejection.js'
import { fakeNode, makeWallet, removeWallets, request } from './harness.js'

const [{ address }, { address: to }] = ANVIL_ACCOUNTS
const HASH = `0x${'ab'.repeat(32)}`

const parseRaw = (raw: unknown) => {
  if (!isHex(raw)) throw new Error('no raw transaction')
  return parseTransaction(raw)
}

async function connected(replies: Readonly<Record<string, unknown>>) {
  const node = fakeNode({
    eth_getTransactionCount: '0x7',
    eth_estimateGas: '0x5208',
    eth_getBlockByNumber: { baseFeePerGas: '0x64' },
    eth_maxPriorityFeePerGas: '0x2',
    eth_gasPrice: '0x9',
    eth_sendRawTransaction: HASH,
    ...replies,
  })
  const wallet = makeWallet({ chains: { 31337: 'https://node.example' }, fetch: node.fetch })
  await request(wallet, 'eth_requestAccounts')
  const sent = () =>
    node.asked.filter(({ method }) => method === 'eth_sendRawTransaction').map(({ params }) => params[0])
  return { wallet, node, sent }
}

afterEach(removeWallets)

describe('eth_sendTransaction', () => {
  it('fills in what is missing, signs with the sender’s key and sends', async () => {
    const { wallet, sent } = await connected({})
    expect(await request(wallet, 'eth_sendTransaction', { from: address, to, value: '0xde0b6b3a7640000' })).to.equal(
      HASH,
    )
    const [raw] = sent()
    const transaction = parseRaw(raw)
    expect(transaction).to.include({ chainId: 31337, nonce: 7, gas: 21000n, value: parseEther('1') })
    expect(transaction).to.include({ type: 'eip1559', maxPriorityFeePerGas: 2n, maxFeePerGas: 202n })
    expect(transaction.to?.toLowerCase()).to.equal(to.toLowerCase())
    if (typeof raw !== 'string' || !raw.startsWith('0x02')) throw new Error('no EIP-1559 transaction')
    expect(await recoverTransactionAddress({ serializedTransaction: `0x02${raw.slice(4)}` })).to.equal(address)
  })

  it('keeps the site’s value', async () => {
    const { wallet, node, sent } = await connected({})
    const given = { nonce: '0x1', gas: '0x10000', maxFeePerGas: '0x50', maxPriorityFeePerGas: '0x60', data: '0x1234' }
    await request(wallet, 'eth_sendTransaction', { from: address, to, chainId: '0x7a69', ...given })
    const fees = { maxFeePerGas: 80n, maxPriorityFeePerGas: 80n }
    expect(parseRaw(sent()[0])).to.include({ nonce: 1, gas: 65536n, data: '0x1234', ...fees })
    expect(node.asked.map(({ method }) => method)).to.not.include('eth_estimateGas')
  })

  it('uses a gas price where blocks have no base fee, or the site gave one', async () => {
    const { wallet, sent } = await connected({ eth_getBlockByNumber: {} })
    await request(wallet, 'eth_sendTransaction', { from: address, to })
    await request(wallet, 'eth_sendTransaction', { from: address, to, gasPrice: '0x3' })
    expect(parseRaw(sent()[0])).to.include({ type: 'legacy', gasPrice: 9n })
    expect(parseRaw(sent()[1])).to.include({ type: 'legacy', gasPrice: 3n })
  })

  it('deploys a contract when there is no recipient', async () => {
    const { wallet, sent } = await connected({})
    await request(wallet, 'eth_sendTransaction', { from: address, data: '0x6001' })
    expect(parseRaw(sent()[0])).to.include({ data: '0x6001' }).and.not.have.property('to')
  })

  it('gives each of two transactions at once its own nonce', async () => {
    let count = 0
    const send = (): string => ((count += 1), HASH)
    const { wallet, sent } = await connected({
      eth_getTransactionCount: () => `0x${count.toString(16)}`,
      eth_sendRawTransaction: send,
    })
    const ask = (): Promise<unknown> => request(wallet, 'eth_sendTransaction', { from: address, to, value: '0x1' })
    await Promise.all([ask(), ask()])
    expect(sent().map(raw => parseRaw(raw).nonce)).to.deep.equal([0, 1])
  })

  it('serves a viem wallet client', async () => {
    const { wallet, sent } = await connected({})
    const client = createWalletClient({ account: address, transport: custom(wallet.provider) })
    expect(await client.sendTransaction({ to, value: 5n, chain: null })).to.equal(HASH)
    expect(parseRaw(sent()[0])).to.include({ value: 5n })
  })

  it('refuses other senders, other chains and wrong shapes, and sends nothing', async () => {
    const { wallet, sent } = await connected({})
    const wrong: [number, Record<string, unknown>][] = [
      [4100, { from: to, to: address }],
      [4100, { to }],
      [-32602, { from: address, to: '0x123' }],
      [-32602, { from: address, to, chainId: '0x1' }],
      [-32602, { from: address, to, value: 5 }],
      [-32602, { from: address, to, data: 'hello' }],
    ]
    for (const [code, transaction] of wrong) {
      expect(await rejection(request(wallet, 'eth_sendTransaction', transaction))).to.have.property('code', code)
    }
    expect(sent()).to.deep.equal([])
  })

  it('continues after a transaction that the node refused', async () => {
    const { wallet } = await connected({ eth_estimateGas: null })
    const asked = request(wallet, 'eth_sendTransaction', { from: address, to })
    expect(await rejection(asked)).to.have.property('code', -32603)
    expect(await request(wallet, 'eth_sendTransaction', { from: address, to, gas: '0x5208' })).to.equal(HASH)
  })
})
