import { ed25519 } from '@noble/curves/ed25519'
import { expect } from '@open-wc/testing'
import { privateKeyToAccount } from 'viem/accounts'

import { encodeBase58 } from '../../src/core/encoding/base58.js'
import { toBase64 } from '../../src/core/encoding/bytes.js'
import type { SIWXSession } from '../../src/core/entities/siwx.js'
import {
  DefaultSIWX,
  InformalMessenger,
  LocalStorage,
  type MessengerOptions,
  type SIWXStorage,
  type SIWXVerifier,
} from '../../src/siwx/index.js'
import { parseSignInMessage } from '../../src/siwx/server.js'
import { addressesOf, signBip322, signEcdsa } from '../../src/testing/bitcoin/signing.js'
import { ANVIL_ACCOUNTS } from '../../src/testing/index.js'
import { BOB } from '../helpers/fake-adapter.js'
import { rejection } from '../helpers/rejection.js'

const [{ privateKey }] = ANVIL_ACCOUNTS
const evm = privateKeyToAccount(privateKey as `0x${string}`)
const EVM = { accountAddress: evm.address, chainId: 'eip155:1' } as const
const secret = new Uint8Array(32).fill(9)
const SOLANA = {
  accountAddress: encodeBase58(ed25519.getPublicKey(secret)),
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
} as const
const keys = { payment: '33'.repeat(32), ordinal: '44'.repeat(32) }
const [payment, ordinal] = addressesOf(keys, 'mainnet')
const bitcoinOf = (address = '') =>
  ({ accountAddress: address, chainId: 'bip122:000000000019d6689c085ae165831e93' }) as const

async function signed(siwx: DefaultSIWX, account: Parameters<DefaultSIWX['createMessage']>[0]): Promise<SIWXSession> {
  const made = await siwx.createMessage(account)
  const message = String(made)
  const { toString: _text, ...data } = made
  const bytes = new TextEncoder().encode(message)
  if (account.chainId.startsWith('eip155:')) return { data, message, signature: await evm.signMessage({ message }) }
  if (account.chainId.startsWith('solana:'))
    return { data, message, signature: encodeBase58(ed25519.sign(bytes, secret)) }
  return {
    data,
    message,
    signature: toBase64(signBip322(keys, account.accountAddress === ordinal?.address ? 'ordinals' : 'payment', bytes)),
  }
}

describe('DefaultSIWX', () => {
  afterEach(() => localStorage.clear())

  for (const [name, account] of [
    ['EVM', EVM],
    ['Solana', SOLANA],
    ['Bitcoin, P2WPKH', bitcoinOf(payment?.address)],
    ['Bitcoin, P2TR', bitcoinOf(ordinal?.address)],
  ] as const)
    it(`keeps a session that was signed: ${name}`, async () => {
      const siwx = new DefaultSIWX()
      const session = await signed(siwx, account)
      await siwx.addSession(session)
      expect(await siwx.getSessions(account.chainId, account.accountAddress)).to.deep.equal([session])
      expect(await new DefaultSIWX().getSessions(account.chainId, account.accountAddress)).to.have.length(1)
    })

  it('keeps what a Bitcoin wallet signed in ECDSA, with its kind', async () => {
    const siwx = new DefaultSIWX()
    const account = bitcoinOf(payment?.address)
    const session = await signed(siwx, account)
    const signature = toBase64(await signEcdsa(keys, new TextEncoder().encode(session.message)))
    await siwx.addSession({ ...session, signature, signatureType: 'ecdsa' })
    const [kept] = await siwx.getSessions(account.chainId, account.accountAddress)
    expect(kept).to.include({ signatureType: 'ecdsa', signature })
  })

  it('keeps no session whose signature is not the account’s', async () => {
    const siwx = new DefaultSIWX()
    const session = await signed(siwx, EVM)
    const forged = [
      { ...session, signature: '0x' },
      { ...session, message: `${session.message} ` },
      { ...session, data: { ...session.data, accountAddress: BOB } },
      { ...session, data: { ...session.data, chainId: 'cosmos:hub' as const } },
    ]
    for (const each of forged) {
      expect(await rejection(siwx.addSession(each))).to.have.property('code', 'SIGN_IN_SIGNATURE_INVALID')
      expect(await rejection(siwx.setSessions([session, each]))).to.have.property('code', 'SIGN_IN_SIGNATURE_INVALID')
    }
    expect(await siwx.getSessions(EVM.chainId, EVM.accountAddress)).to.deep.equal([])
  })

  it('keeps one session an account and chain, and several of them side by side', async () => {
    const siwx = new DefaultSIWX()
    const [first, second, solana] = [await signed(siwx, EVM), await signed(siwx, EVM), await signed(siwx, SOLANA)]
    for (const session of [first, solana, second]) await siwx.addSession(session)
    expect(await siwx.getSessions(EVM.chainId, EVM.accountAddress.toLowerCase())).to.deep.equal([second])
    expect(await siwx.getSessions(SOLANA.chainId, SOLANA.accountAddress)).to.deep.equal([solana])
    expect(await siwx.getSessions('eip155:10', EVM.accountAddress)).to.deep.equal([])
    await siwx.revokeSession(EVM.chainId, EVM.accountAddress)
    expect(await siwx.getSessions(EVM.chainId, EVM.accountAddress)).to.deep.equal([])
    expect(await siwx.getSessions(SOLANA.chainId, SOLANA.accountAddress)).to.have.length(1)
    await siwx.setSessions([])
    expect(await siwx.getSessions(SOLANA.chainId, SOLANA.accountAddress)).to.deep.equal([])
  })

  for (const stored of ['', 'nonsense', '{}', '[null,1,{"data":{}}]', 'eyJhbGciOiJub25lIn0.e30.'])
    it(`treats ${JSON.stringify(stored)} in the storage as empty`, async () => {
      localStorage.setItem('@appkit/siwx', stored)
      const siwx = new DefaultSIWX()
      expect(await siwx.getSessions(EVM.chainId, EVM.accountAddress)).to.deep.equal([])
      await siwx.addSession(await signed(siwx, EVM))
      expect(await siwx.getSessions(EVM.chainId, EVM.accountAddress)).to.have.length(1)
    })

  it('accepts other parts instead of its own', async () => {
    const calls: string[] = []
    const sessions: SIWXSession[] = []
    const storage: SIWXStorage = {
      add: async session => void sessions.push(session),
      set: async () => void calls.push('set'),
      get: async () => sessions,
      delete: async () => void calls.push('delete'),
    }
    const verifier: SIWXVerifier = {
      chainNamespace: 'cosmos',
      shouldVerify: ({ data }) => data.chainId.startsWith('cosmos:'),
      verify: async ({ signature }) => signature === 'right',
    }
    const siwx = new DefaultSIWX({
      messenger: {
        createMessage: async input => ({
          ...input,
          domain: 'd',
          uri: 'u',
          version: '1',
          nonce: 'n',
          toString: () => 'cosmos1 asks',
        }),
      },
      verifiers: [verifier],
      storage,
      signer: { signMessage: async ({ message }) => `signed ${message}` },
      required: false,
    })
    const account = { accountAddress: 'cosmos1', chainId: 'cosmos:hub' } as const
    const { toString: _text, ...data } = await siwx.createMessage(account)
    const session = { data, message: 'cosmos1 asks', signature: 'right' }
    expect(await siwx.signMessage?.({ ...account, message: 'hello' })).to.equal('signed hello')
    await siwx.addSession(session)
    expect(await rejection(siwx.addSession({ ...session, signature: 'wrong' }))).to.be.instanceOf(Error)
    expect(await siwx.getSessions(account.chainId, account.accountAddress)).to.deep.equal([session])
    await siwx.revokeSession(account.chainId, account.accountAddress)
    await siwx.setSessions([])
    expect(calls).to.deep.equal(['delete', 'set'])
    expect(siwx.getRequired()).to.equal(false)
    expect(new DefaultSIWX().getRequired()).to.equal(true)
    expect(new DefaultSIWX().signMessage).to.equal(undefined)
  })
})

describe('InformalMessenger', () => {
  const make = async (options?: MessengerOptions) => new InformalMessenger(options).createMessage(EVM)

  it('asks for the page’s own domain with a new nonce each time', async () => {
    const [one, other] = [await make(), await make()]
    expect(one).to.include({ domain: location.host, uri: location.origin, version: '1', ...EVM })
    expect(one.nonce).to.match(/^[A-Za-z0-9]{32}$/)
    expect(one.nonce).not.to.equal(other.nonce)
    const { namespace, ...read } = parseSignInMessage(String(one))
    const { toString: _text, ...data } = one
    expect(namespace).to.equal('eip155')
    expect(read).to.deep.equal(data)
  })

  it('inserts the site’s values', async () => {
    const asked: unknown[] = []
    const message = await make({
      domain: 'app.example',
      uri: 'https://app.example/login',
      statement: 'Hello',
      resources: ['https://app.example/terms'],
      expiration: 60_000,
      getNonce: async input => (asked.push(input), 'abcdefgh'),
      getRequestId: async () => 'request-1',
    })
    expect(asked).to.deep.equal([EVM])
    expect(message).to.include({ domain: 'app.example', nonce: 'abcdefgh', requestId: 'request-1', statement: 'Hello' })
    expect(Date.parse(message.expirationTime ?? '') - Date.parse(message.issuedAt ?? '')).to.equal(60_000)
    for (const part of [
      'app.example wants you',
      '\nHello\n',
      'Nonce: abcdefgh',
      'Request ID: request-1',
      '- https://app.example/terms',
    ])
      expect(String(message)).to.include(part)
  })

  for (const nonce of ['', 'abc', 'has space', 'abc\n12345', null, 'a'.repeat(100_000)])
    it(`refuses the nonce ${JSON.stringify(nonce)?.slice(0, 20)}`, async () => {
      const error = await rejection(make({ getNonce: async () => nonce as string }))
      expect(error).to.include({ code: 'SIGN_IN_MESSAGE_INVALID', field: 'nonce' })
    })

  for (const [field, options] of [
    ['resources', { resources: ['https://a.example\n- https://evil.example'] }],
    ['statement', { statement: 'one\ntwo' }],
    ['statement', { statement: 'Nonce: 12345678' }],
    ['domain', { domain: 'a.example\nevil' }],
    ['uri', { uri: 'javascript' }],
    ['requestId', { getRequestId: async () => 'a b' }],
  ] as const)
    it(`refuses a message whose ${field} could be read as something else`, async () => {
      expect(await rejection(make(options))).to.include({ code: 'SIGN_IN_MESSAGE_INVALID', field })
    })
})

describe('LocalStorage', () => {
  afterEach(() => localStorage.clear())

  it('keeps the newest sessions when there are too many', async () => {
    const session = (chain: number): SIWXSession => ({
      data: { accountAddress: BOB, chainId: `eip155:${chain}`, domain: '', uri: '', version: '1', nonce: 'n' },
      message: '',
      signature: '0x01',
    })
    const storage = new LocalStorage()
    await storage.set(Array.from({ length: 200 }, (_, index) => session(index + 1)))
    await storage.add(session(201))
    expect(await storage.get('eip155:201', BOB)).to.have.length(1)
    await storage.add(session(202))
    expect(await storage.get('eip155:202', BOB)).to.have.length(1)
    expect(await storage.get('eip155:1', BOB)).to.have.length(0)
  })

  it('loses nothing that another tab stored', async () => {
    const [here, there] = [new LocalStorage(), new LocalStorage()]
    const siwx = new DefaultSIWX()
    const [one, other] = [await signed(siwx, EVM), await signed(siwx, SOLANA)]
    await Promise.all([here.add(one), there.add(other)])
    expect(await there.get(EVM.chainId, EVM.accountAddress)).to.deep.equal([one])
    expect(await here.get(SOLANA.chainId, SOLANA.accountAddress)).to.deep.equal([other])
    localStorage.clear()
  })
})
