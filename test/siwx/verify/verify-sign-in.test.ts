import { expect } from '@open-wc/testing'
import { privateKeyToAccount } from 'viem/accounts'

import type { SignInMessageData } from '../../../src/core/sign-in/message.js'
import { createNonce, formatSignInMessage, type SignInQuestion, verifySignIn } from '../../../src/siwx/server.js'
import { ANVIL_ACCOUNTS } from '../../../src/testing/index.js'
import { rejection } from '../../helpers/rejection.js'

const [{ privateKey }, { address: other }] = ANVIL_ACCOUNTS
const account = privateKeyToAccount(privateKey as `0x${string}`)
const NOW = Date.parse('2026-01-01T12:00:00Z')

const data: SignInMessageData = {
  accountAddress: account.address,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T11:59:00Z',
}

async function ask(fields: Partial<SignInMessageData>, expected: Partial<SignInQuestion> = {}) {
  const message = formatSignInMessage({ ...data, ...fields })
  const signature = await account.signMessage({ message })
  return verifySignIn({ message, signature, domain: 'app.example', nonce: data.nonce, time: NOW, ...expected })
}

const codeOf = async (fields: Partial<SignInMessageData>, expected: Partial<SignInQuestion> = {}) => {
  const error = await rejection(ask(fields, expected))
  return error instanceof Error && 'code' in error ? error.code : error
}

describe('verifySignIn', () => {
  it('says who signed in, and what they agreed to', async () => {
    const verified = await ask({ statement: 'Sign in' })
    expect(verified).to.deep.equal({
      address: account.address,
      chainId: 'eip155:1',
      data: { ...data, statement: 'Sign in' },
    })
  })

  it('accepts only the site’s domains', async () => {
    expect(await ask({}, { domain: ['www.app.example', 'app.example'] })).to.have.property('address')
    expect(await codeOf({}, { domain: 'app.example.org' })).to.equal('SIGN_IN_DOMAIN_MISMATCH')
    expect(await codeOf({}, { domain: 'pp.example' })).to.equal('SIGN_IN_DOMAIN_MISMATCH')
    expect(await codeOf({ domain: 'app.example:444' })).to.equal('SIGN_IN_DOMAIN_MISMATCH')
    expect(await codeOf({}, { domain: [] })).to.equal('SIGN_IN_DOMAIN_MISMATCH')
  })

  it('accepts only pages below the expected URI', async () => {
    for (const uri of ['https://app.example', 'https://app.example/', 'https://app.example/login'])
      expect(await ask({}, { uri })).to.have.property('address')
    for (const uri of ['https://app.exampl', 'https://app.example/log', 'http://app.example'])
      expect(await codeOf({}, { uri })).to.equal('SIGN_IN_URI_MISMATCH')
  })

  it('respects the message’s times, within the tolerance', async () => {
    const expirationTime = '2026-01-01T12:00:00Z'
    expect(await ask({ expirationTime })).to.have.property('address')
    expect(await codeOf({ expirationTime }, { clockTolerance: 0 })).to.equal('SIGN_IN_EXPIRED')
    expect(await codeOf({ expirationTime }, { time: NOW + 30_000 })).to.equal('SIGN_IN_EXPIRED')
    const notBefore = '2026-01-01T12:00:31Z'
    expect(await codeOf({ notBefore })).to.equal('SIGN_IN_NOT_YET_VALID')
    expect(await ask({ notBefore }, { time: new Date(NOW + 1_000) })).to.have.property('address')
  })

  it('refuses messages issued too long ago, or in the future, if a site sets an age', async () => {
    expect(await ask({}, { maxAge: 60_000 })).to.have.property('address')
    expect(await codeOf({}, { maxAge: 20_000 })).to.equal('SIGN_IN_EXPIRED')
    expect(await codeOf({ issuedAt: '2026-01-01T12:01:00Z' }, { maxAge: 60_000 })).to.equal('SIGN_IN_NOT_YET_VALID')
  })

  it('accepts only the expected chains and account', async () => {
    expect(await ask({}, { chainId: ['eip155:10', 'eip155:1'], address: account.address.toLowerCase() })).to.be.ok
    expect(await codeOf({}, { chainId: 'eip155:10' })).to.equal('SIGN_IN_CHAIN_MISMATCH')
    expect(await codeOf({}, { address: other })).to.equal('SIGN_IN_ADDRESS_MISMATCH')
    expect(await codeOf({ accountAddress: other })).to.equal('SIGN_IN_SIGNATURE_INVALID')
  })

  it('refuses chains that it cannot verify', async () => {
    expect(await codeOf({ chainId: 'cosmos:hub' })).to.equal('SIGN_IN_CHAIN_MISMATCH')
    expect(await codeOf({ chainId: 'bip122:ffffffffffffffffffffffffffffffff' })).to.equal('SIGN_IN_CHAIN_MISMATCH')
  })

  it('asks about the nonce last, and waits for the answer', async () => {
    const asked: string[] = []
    const nonce = async (text: string) => asked.push(text) === 1
    expect(await codeOf({ accountAddress: other }, { nonce })).to.equal('SIGN_IN_SIGNATURE_INVALID')
    expect(asked).to.deep.equal([])
    expect(await ask({}, { nonce })).to.have.property('address', account.address)
    expect(await codeOf({}, { nonce })).to.equal('SIGN_IN_NONCE_MISMATCH')
    expect(asked).to.deep.equal([data.nonce, data.nonce])
  })

  it('refuses an expected nonce that is empty', async () => {
    expect(await codeOf({}, { nonce: '' })).to.equal('SIGN_IN_NONCE_MISMATCH')
  })

  for (const nonce of [undefined, null, 0, true, {}, [data.nonce]])
    it(`refuses an expected nonce that is ${JSON.stringify(nonce)}, as a store without the visit returns`, async () => {
      expect(await codeOf({}, { nonce: nonce as unknown as string })).to.equal('SIGN_IN_NONCE_MISMATCH')
    })

  for (const option of ['time', 'maxAge', 'clockTolerance'])
    for (const value of [NaN, null, '60000', new Date(NaN), {}])
      it(`refuses the ${option} ${String(value)} (${typeof value}), which would let an old message pass`, async () => {
        const old = { issuedAt: '2025-01-01T00:00:00Z', expirationTime: '2025-01-01T01:00:00Z' }
        expect(await codeOf(old, { [option]: value })).to.equal('CONFIG_OPTION_INVALID')
      })

  for (const signature of [
    '',
    '0x',
    '0x00',
    'nonsense',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    'a'.repeat(200_000),
  ])
    it(`refuses what is not a signature: ${signature.slice(0, 20)}`, async () => {
      expect(await codeOf({}, { signature })).to.equal('SIGN_IN_SIGNATURE_INVALID')
    })

  it('refuses values of another type, as a request may carry them', async () => {
    const question = { domain: 'app.example', nonce: data.nonce, time: NOW }
    for (const value of [null, 7, {}, []]) {
      const message = verifySignIn({ ...question, message: value as unknown as string, signature: '0x' })
      expect(await rejection(message)).to.have.property('code', 'SIGN_IN_MESSAGE_INVALID')
      const signed = { ...question, message: formatSignInMessage(data), signature: value as unknown as string }
      expect(await rejection(verifySignIn(signed))).to.have.property('code', 'SIGN_IN_SIGNATURE_INVALID')
    }
  })

  it('asks a contract account only on the chain that the message names', async () => {
    const agreed = `0x1626ba7e${'0'.repeat(56)}` as const
    const client = { chain: { id: 1 }, call: async () => ({ data: agreed }) }
    const contract = { accountAddress: other, chainId: 'eip155:1' } as const
    expect(await ask(contract, { client })).to.have.property('address', other)
    const elsewhere = { ...contract, chainId: 'eip155:10' } as const
    for (const given of [client, () => client])
      expect(await codeOf(elsewhere, { client: given })).to.equal('SIGN_IN_SIGNATURE_INVALID')
    expect(await ask({ chainId: 'eip155:10' }, { client }), 'with its own key').to.have.property('address')
    const unnamed = { call: client.call }
    expect(await ask(elsewhere, { client: unnamed })).to.have.property('address', other)
  })

  it('has one spelling of a Bitcoin account: capitals make no second account of it', async () => {
    const accountAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    const bitcoin = { accountAddress, chainId: 'bip122:000000000019d6689c085ae165831e93' } as const
    expect(await codeOf(bitcoin)).to.equal('SIGN_IN_SIGNATURE_INVALID')
    const capitals = { ...bitcoin, accountAddress: accountAddress.toUpperCase() }
    expect(await codeOf(capitals)).to.equal('SIGN_IN_ADDRESS_MISMATCH')
  })

  it('distinguishes an unreachable chain from a wrong signature', async () => {
    const client = { call: async () => Promise.reject(new Error('no connection')) }
    const error = await rejection(ask({ accountAddress: other }, { client }))
    expect(error).to.include({ code: 'SIGN_IN_CALL_FAILED', details: 'no connection' })
  })
})

describe('createNonce', () => {
  it('creates a different one each time, of letters and digits', () => {
    const nonces = Array.from({ length: 100 }, createNonce)
    expect(new Set(nonces).size).to.equal(100)
    for (const nonce of nonces) expect(nonce).to.match(/^[A-Za-z0-9]{32}$/)
  })
})
