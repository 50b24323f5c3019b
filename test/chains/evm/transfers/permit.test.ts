import { expect } from '@open-wc/testing'
import { decodeAbiParameters, domainSeparator, encodeAbiParameters, recoverTypedDataAddress, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { type EvmPermit, preparePermit } from '../../../../src/chains/evm/transfers/permit.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { mainnet } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { rejection } from '../../../helpers/rejection.js'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const [network] = parseNetworks([mainnet]).networks
const domain = { name: 'Gold', version: '2', chainId: 1, verifyingContract: TOKEN } as const
const word = (value: bigint): string => toHex(value, { size: 32 })
const text = (value: string): string => encodeAbiParameters([{ type: 'string' }], [value])
const refused = new JsonRpcError(3, { details: 'execution reverted' })

/** What the token answers, by selector. */
const TOKEN_ANSWERS: Record<string, unknown> = {
  '0x06fdde03': text('Gold'),
  '0x54fd4d50': text('2'),
  '0x3644e515': domainSeparator({ domain }),
  '0x30adf81f': refused,
  '0x7ecebe00': word(7n),
  '0xd505accf': '0x',
}

type Typed = Parameters<typeof owner.signTypedData>[0]

interface Patch {
  readonly token?: Record<string, unknown>
  readonly code?: string
  readonly wallet?: Record<string, unknown>
}

/** A permit of 5 gold for the router, over a token and a wallet that answer as told. */
function setUp({ token = {}, code = '0x', wallet = {} }: Patch = {}) {
  const answers: Record<string, unknown> = { ...TOKEN_ANSWERS, ...token }
  const signed: Typed[] = []
  const reply = (value: unknown): Promise<unknown> =>
    value instanceof Error || (value as { code?: number } | undefined)?.code
      ? Promise.reject(value)
      : Promise.resolve(value)
  const chain: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_getCode: () => code,
    eth_gasPrice: () => '0x2',
    eth_call: ([call]) => answers[String(Reflect.get(Object(call), 'data')).slice(0, 10)],
  }
  const sign = (params: readonly unknown[] = []): unknown => {
    const typed = JSON.parse(String(params[1])) as Typed
    signed.push(typed)
    return 'eth_signTypedData_v4' in wallet ? wallet['eth_signTypedData_v4'] : owner.signTypedData(typed)
  }
  const usual: Record<string, unknown> = { eth_accounts: [owner.address], eth_chainId: '0x1', ...wallet }
  if (!network) throw new Error('no network')
  const permit: EvmPermit = {
    rpc: { request: (method, params = []) => reply(chain[method]?.(params as readonly unknown[])) },
    provider: {
      request: async ({ method, params }) =>
        reply(method === 'eth_signTypedData_v4' ? await sign(params) : usual[method]),
    },
    network,
    from: owner.address,
    token: TOKEN,
    spender: ROUTER,
    amount: 5n,
    gas: 100n,
  }
  return { permit, signed }
}

describe('a permit of a token', () => {
  it('is signed by the owner for the spender, the exact amount, the token and its network, and encoded for the token', async () => {
    const { permit, signed } = setUp()
    const prepared = await preparePermit(permit)
    expect(prepared?.fee).to.equal(200n)
    expect(signed, 'no wallet was asked yet').to.deep.equal([])
    const before = Date.now()
    const { data = '0x', expiresAt = 0 } = (await prepared?.sign()) ?? {}
    expect(signed[0]?.domain).to.deep.equal(domain)
    expect(signed[0]?.message).to.include({ owner: owner.address, spender: ROUTER, value: '5', nonce: '7' })
    expect(expiresAt).to.be.within(before + 1_100_000, before + 1_300_000)
    const types = ['address', 'address', 'uint256', 'uint256', 'uint8', 'bytes32', 'bytes32'].map(type => ({ type }))
    expect(data).to.have.length(2 + 224 * 2)
    const [by, to, amount, deadline, v, r, s] = decodeAbiParameters(types, data as `0x${string}`)
    expect([by, to, amount, Number(deadline) * 1_000]).to.deep.equal([owner.address, ROUTER, 5n, expiresAt])
    const signature = `0x${String(r).slice(2)}${String(s).slice(2)}${Number(v).toString(16)}` as const
    const [first] = signed
    if (!first) throw new Error('nothing was signed')
    expect(await recoverTypedDataAddress({ ...first, signature })).to.equal(owner.address)
  })

  for (const [what, patch] of [
    ['that tells no domain', { token: { '0x3644e515': refused } }],
    ['whose domain is of another token', { token: { '0x3644e515': word(1n) } }],
    ['that goes by another name than the one it signs with', { token: { '0x06fdde03': text('Silver') } }],
    ['with a permit of another kind', { token: { '0x30adf81f': word(1n) } }],
    ['that counts no permits', { token: { '0x7ecebe00': refused } }],
  ] as const)
    it(`is not offered for a token ${what}`, async () => {
      expect(await preparePermit(setUp(patch).permit)).to.equal(undefined)
    })

  it('is not offered for an account that is a contract', async () => {
    expect(await preparePermit(setUp({ code: '0x6000' }).permit)).to.equal(undefined)
  })

  for (const [what, wallet] of [
    ['signs no typed data', { eth_signTypedData_v4: { code: 4200 } }],
    ['gives something that is no signature', { eth_signTypedData_v4: '0x1234' }],
  ] as const)
    it(`yields nothing if the wallet ${what}`, async () => {
      const prepared = await preparePermit(setUp({ wallet }).permit)
      expect(await prepared?.sign()).to.equal(undefined)
    })

  it('yields nothing if the token rejects the signature', async () => {
    const prepared = await preparePermit(setUp({ token: { '0xd505accf': refused } }).permit)
    expect(await prepared?.sign()).to.equal(undefined)
  })

  for (const [name, wallet, asked] of [
    ['TransactionRejectedError', { eth_signTypedData_v4: { code: 4001 } }, 1],
    ['WalletChangedError', { eth_chainId: '0x89' }, 0],
    ['WalletChangedError', { eth_accounts: [ROUTER] }, 0],
  ] as const)
    it(`ends in a ${name} for ${JSON.stringify(wallet)}`, async () => {
      const { permit, signed } = setUp({ wallet })
      const prepared = await preparePermit(permit)
      expect(await rejection(prepared?.sign() ?? Promise.resolve())).to.have.property('name', name)
      expect(signed).to.have.length(asked)
    })
})
