import { ed25519 } from '@noble/curves/ed25519'
import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'

import { encodeBase58 } from '../../../src/core/encoding/base58.js'
import { fromHex, toBase64, toHex } from '../../../src/core/encoding/bytes.js'
import type { SignInMessageData } from '../../../src/core/sign-in/message.js'
import { formatSignInMessage, parseSignInMessage, SignInError, verifySignIn } from '../../../src/siwx/server.js'
import { addressesOf, signBip322, signEcdsa } from '../../../src/testing/bitcoin/signing.js'
import { ANVIL_ACCOUNTS } from '../../../src/testing/index.js'
import { rejection } from '../../helpers/rejection.js'

const [{ privateKey }] = ANVIL_ACCOUNTS
const evm = privateKeyToAccount(privateKey as `0x${string}`)
const solanaKey = new Uint8Array(32).fill(7)
const solana = encodeBase58(ed25519.getPublicKey(solanaKey))
const bitcoinKeys = { payment: '11'.repeat(32), ordinal: '22'.repeat(32) }
const bitcoin = addressesOf(bitcoinKeys, 'mainnet')
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

const accounts = [
  { accountAddress: evm.address, chainId: 'eip155:1' },
  { accountAddress: solana, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  { accountAddress: solana, chainId: 'solana:localnet' },
  { accountAddress: bitcoin[0]?.address ?? '', chainId: BITCOIN },
  { accountAddress: bitcoin[1]?.address ?? '', chainId: BITCOIN },
] as const

const letters = (min: number, max: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9]{${min},${max}}$`))
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map(date => date.toISOString())
const host = fc
  .tuple(fc.domain(), fc.option(fc.integer({ min: 1, max: 65_535 })))
  .map(([name, port]) => (port ? `${name}:${port}` : name))
const statement = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 .,!'()-]{0,80}$/)

const message: fc.Arbitrary<SignInMessageData> = fc
  .record(
    {
      account: fc.constantFrom(...accounts),
      domain: host,
      uri: fc.webUrl({ withQueryParameters: true, withFragments: true }),
      nonce: letters(8, 128),
      issuedAt: time,
      statement,
      scheme: fc.constantFrom('https', 'http', 'ipfs+x'),
      expirationTime: time,
      notBefore: time,
      requestId: letters(0, 20),
      resources: fc.array(fc.webUrl(), { maxLength: 4 }),
    },
    { requiredKeys: ['account', 'domain', 'uri', 'nonce', 'issuedAt'] },
  )
  .map(({ account, ...fields }) => ({ version: '1', ...account, ...fields }))

/** Signs as the account's wallet does. */
async function sign(data: SignInMessageData, text: string, kind: 'ecdsa' | 'bip322' = 'bip322'): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (data.chainId.startsWith('eip155:')) return evm.signMessage({ message: text })
  if (data.chainId.startsWith('solana:')) return encodeBase58(ed25519.sign(bytes, solanaKey))
  const isPayment = data.accountAddress === bitcoin[0]?.address
  if (kind === 'ecdsa') return toBase64(await signEcdsa(bitcoinKeys, bytes))
  return toBase64(signBip322(bitcoinKeys, isPayment ? 'payment' : 'ordinals', bytes))
}

const expectationsOf = ({ domain, nonce }: SignInMessageData) => ({ domain, nonce, time: new Date('2026-01-01') })

describe('sign-in messages', () => {
  it('survive formatting and parsing unchanged', () =>
    fc.assert(
      fc.property(message, data => {
        const { namespace, ...read } = parseSignInMessage(formatSignInMessage(data))
        expect(read).to.deep.equal(data)
        expect(data.chainId.startsWith(`${namespace}:`)).to.equal(true)
      }),
    ))

  it('never contain more than their fields, whatever a field contains', () =>
    fc.assert(
      fc.property(
        message,
        fc.constantFrom('domain', 'uri', 'nonce', 'statement', 'requestId', 'issuedAt', 'version', 'accountAddress'),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('a\nNonce: abcdefgh1', 'Nonce: abcdefgh1', 'a\r\nURI: b'),
        ),
        (data, name, value) => {
          let text
          try {
            text = formatSignInMessage({ ...data, [name]: value })
          } catch (error) {
            expect(error).to.be.instanceOf(SignInError)
            return
          }
          expect(parseSignInMessage(text)).to.deep.include({
            [name]: value,
            domain: name === 'domain' ? value : data.domain,
          })
        },
      ),
    ))

  it('are refused when parsed, never half understood', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => {
        expect(() => parseSignInMessage(text)).to.throw(SignInError)
      }),
    ))
})

describe('verifySignIn', () => {
  for (const account of accounts) {
    const data: SignInMessageData = {
      ...account,
      domain: 'app.example:8443',
      uri: 'https://app.example:8443/login',
      version: '1',
      nonce: 'Q2w3e4r5t6z7',
      statement: 'Sign in to Example',
      issuedAt: '2025-12-31T23:59:00.000Z',
      resources: ['https://app.example/terms'],
    }
    const text = formatSignInMessage(data)

    it(`accepts ${account.chainId} and nothing that differs by one byte`, async () => {
      const signature = await sign(data, text)
      const question = { ...expectationsOf(data), signature }
      expect((await verifySignIn({ ...question, message: text })).data).to.deep.equal(data)
      await fc.assert(
        fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 1, max: 126 }), async (at, by) => {
          const changed = String.fromCharCode((text.charCodeAt(at) + by) % 127)
          const altered = text.slice(0, at) + changed + text.slice(at + 1)
          expect(await rejection(verifySignIn({ ...question, message: altered }))).to.be.instanceOf(SignInError)
        }),
        { numRuns: 60 },
      )
    })

    it(`refuses another signature for ${account.chainId}, differ as little as it may`, async () => {
      const signature = await sign(data, text)
      const isHex = signature.startsWith('0x')
      const isBase58 = account.chainId.startsWith('solana:')
      const bytes = isHex ? (fromHex(signature.slice(2)) ?? new Uint8Array()) : new Uint8Array()
      await fc.assert(
        fc.asyncProperty(fc.nat(63), fc.integer({ min: 1, max: 255 }), async (at, by) => {
          // the last byte of a recoverable signature may be written in two ways; the others may not
          let altered
          if (isHex) altered = `0x${toHex(bytes.map((byte, index) => (index === at ? byte ^ by : byte)))}`
          else altered = `${signature.slice(0, at)}${signature[at] === '7' ? '8' : '7'}${signature.slice(at + 1)}`
          const question = { ...expectationsOf(data), message: text, signature: altered }
          expect(await rejection(verifySignIn(question))).to.be.instanceOf(SignInError)
        }),
        { numRuns: isBase58 ? 30 : 60 },
      )
    })
  }

  it('accepts what a Bitcoin wallet signed in ECDSA, for each kind of address', async () => {
    const data = { ...accounts[3], domain: 'a.example', uri: 'https://a.example', version: '1', nonce: 'abcdefgh' }
    const text = formatSignInMessage(data)
    const signature = await sign(data, text, 'ecdsa')
    for (const signatureType of [undefined, 'ecdsa'] as const) {
      const kind = signatureType ? { signatureType } : {}
      const verified = await verifySignIn({ ...expectationsOf(data), message: text, signature, ...kind })
      expect(verified.address).to.equal(data.accountAddress)
    }
    const wrong = verifySignIn({ ...expectationsOf(data), message: text, signature, signatureType: 'bip322' })
    expect(await rejection(wrong)).to.have.property('code', 'SIGN_IN_SIGNATURE_INVALID')
  })
})
