import { expect } from '@open-wc/testing'
import { bytesToHex, stringToHex, verifyMessage, verifyTypedData } from 'viem'

import { ANVIL_ACCOUNTS } from '../../src/testing/index.js'
import { rejection } from '../helpers/rejection.js'
import { fakeNode, makeWallet, removeWallets, request } from './harness.js'

const [{ address, privateKey }, second, stranger] = ANVIL_ACCOUNTS

const typedData = {
  domain: { name: 'Mail', version: '1', chainId: 1 },
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  primaryType: 'Mail',
  message: { contents: 'Hello' },
} as const

/** The same as a site sends it: with the domain's own type. */
const sentTypedData = {
  ...typedData,
  types: {
    ...typedData.types,
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
  },
}

const toSignature = (value: unknown): `0x${string}` => {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{130}$/.test(value)) throw new Error(`no signature: ${String(value)}`)
  return `0x${value.slice(2)}`
}

afterEach(removeWallets)

describe('signing', () => {
  it('signs hex, text and raw bytes so that viem verifies them', async () => {
    const wallet = makeWallet()
    await request(wallet, 'eth_requestAccounts')
    for (const message of ['Hello', '']) {
      const signature = toSignature(await request(wallet, 'personal_sign', stringToHex(message), address.toLowerCase()))
      expect(await verifyMessage({ address, message, signature })).to.equal(true)
      expect(await verifyMessage({ address: second.address, message, signature })).to.equal(false)
    }
    const raw = bytesToHex(new Uint8Array([0, 255, 1]))
    const signature = toSignature(await request(wallet, 'personal_sign', raw, address))
    expect(await verifyMessage({ address, message: { raw }, signature })).to.equal(true)
    const plain = toSignature(await request(wallet, 'personal_sign', 'plain text', address))
    expect(await verifyMessage({ address, message: 'plain text', signature: plain })).to.equal(true)
  })

  it('signs with the key of the requested account', async () => {
    const wallet = makeWallet({ privateKeys: [privateKey, second.privateKey] })
    await request(wallet, 'eth_requestAccounts')
    const signature = toSignature(await request(wallet, 'personal_sign', '0x01', second.address))
    expect(await verifyMessage({ address: second.address, message: { raw: '0x01' }, signature })).to.equal(true)
  })

  it('signs typed data, as text or as an object', async () => {
    const wallet = makeWallet()
    await request(wallet, 'eth_requestAccounts')
    for (const data of [JSON.stringify(sentTypedData), sentTypedData, typedData]) {
      const signature = toSignature(await request(wallet, 'eth_signTypedData_v4', address, data))
      expect(await verifyTypedData({ ...typedData, address, signature })).to.equal(true)
    }
  })

  it('refuses accounts that the site may not use', async () => {
    const wallet = makeWallet()
    expect(await rejection(request(wallet, 'personal_sign', '0x', address))).to.have.property('code', 4100)
    await request(wallet, 'eth_requestAccounts')
    expect(await rejection(request(wallet, 'personal_sign', '0x', stranger.address))).to.have.property('code', 4100)
    wallet.setAccounts([stranger.address])
    expect(await rejection(request(wallet, 'personal_sign', '0x', stranger.address))).to.have.property('code', 4100)
  })

  it('refuses params of wrong shape', async () => {
    const wallet = makeWallet()
    await request(wallet, 'eth_requestAccounts')
    const wrong: [string, ...unknown[]][] = [
      ['personal_sign'],
      ['personal_sign', 5, address],
      ['personal_sign', '0x', '0x123'],
      ['eth_signTypedData_v4', address, '{'],
      ['eth_signTypedData_v4', address, {}],
      ['eth_signTypedData_v4', 'x', typedData],
      ['eth_sendTransaction'],
      ['wallet_requestPermissions', { other: {} }],
    ]
    for (const [method, ...params] of wrong) {
      expect(await rejection(request(wallet, method, ...params)), method).to.have.property('code', -32602)
    }
  })
})

describe('everything else', () => {
  it('sends reads to the current chain’s node', async () => {
    const node = fakeNode({ eth_getBalance: '0x5', eth_blockNumber: '0x1' })
    const wallet = makeWallet({ chains: { 1: 'https://one.example', 10: 'https://ten.example' }, fetch: node.fetch })
    expect(await request(wallet, 'eth_getBalance', address, 'latest')).to.equal('0x5')
    wallet.switchChain(10)
    expect(await request(wallet, 'eth_blockNumber')).to.equal('0x1')
    expect(node.asked).to.deep.equal([
      { url: 'https://one.example', method: 'eth_getBalance', params: [address, 'latest'] },
      { url: 'https://ten.example', method: 'eth_blockNumber', params: [] },
    ])
  })

  it('passes on the node’s rejections', async () => {
    const wallet = makeWallet({ chains: { 1: 'https://one.example' }, fetch: fakeNode({}).fetch })
    expect(await rejection(request(wallet, 'eth_call', {}))).to.include({ code: -32601, message: 'no eth_call' })
  })

  it('answers -32603 when there is no node or its answer is invalid', async () => {
    expect(await rejection(request(makeWallet(), 'eth_blockNumber'))).to.have.property('code', -32603)
    for (const text of ['<html>', '[]', 'null']) {
      const wallet = makeWallet({ chains: { 1: 'https://one.example' }, fetch: async () => new Response(text) })
      expect(await rejection(request(wallet, 'eth_blockNumber'))).to.have.property('code', -32603)
    }
  })

  it('has no capabilities and answers 4200 to unknown methods', async () => {
    const wallet = makeWallet()
    expect(await request(wallet, 'wallet_getCapabilities', address)).to.deep.equal({})
    for (const method of ['eth_sign', 'wallet_sendCalls', 'toString', '']) {
      expect(await rejection(request(wallet, method))).to.have.property('code', 4200)
    }
  })
})
