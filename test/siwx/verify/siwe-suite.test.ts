import { expect } from '@open-wc/testing'

import {
  formatSignInMessage,
  parseSignInMessage,
  SignInError,
  SignInMessageError,
  verifySignIn,
} from '../../../src/siwx/server.js'
import type { SignInMessageData } from '../../../src/core/sign-in/message.js'
import { rejection } from '../../helpers/rejection.js'
import { each, type SignedVector, siwe, type VectorFields } from '../vectors.js'

/** A vector in the names of the product. What is missing stays missing, as the page of a stranger would send it. */
function dataOf({ address, chainId, scheme, ...fields }: VectorFields): SignInMessageData {
  const chain = chainId === undefined ? {} : { chainId: `eip155:${chainId}` }
  return { ...fields, accountAddress: address, ...chain, ...(scheme ? { scheme } : {}) } as SignInMessageData
}

function signedOf({ signature, time, domainBinding, matchNonce, ...fields }: SignedVector) {
  const question = {
    signature,
    domain: domainBinding ?? fields.domain,
    nonce: matchNonce ?? fields.nonce,
    time: new Date(time ?? fields.issuedAt),
  }
  return { data: dataOf(fields), question }
}

describe('the public suite of EIP-4361', () => {
  for (const [name, { message, fields }] of each(siwe.parsingPositive)) {
    it(`reads: ${name}`, () => {
      expect(parseSignInMessage(message)).to.deep.equal({ namespace: 'eip155', ...dataOf(fields) })
    })
    it(`writes: ${name}`, () => {
      expect(formatSignInMessage(dataOf(fields))).to.equal(message)
    })
  }

  for (const [name, message] of each(siwe.parsingNegative))
    it(`refuses to read: ${name}`, () => {
      expect(() => parseSignInMessage(message)).to.throw(SignInMessageError)
    })

  for (const [name, fields] of each(siwe.parsingNegativeObjects))
    it(`refuses to write: ${name}`, () => {
      expect(() => formatSignInMessage(dataOf(fields))).to.throw(SignInMessageError)
    })

  for (const [name, vector] of each(siwe.verificationPositive))
    it(`verifies: ${name}`, async () => {
      const { data, question } = signedOf(vector)
      const verified = await verifySignIn({ message: formatSignInMessage(data), ...question })
      expect(verified).to.deep.equal({ address: vector.address, chainId: 'eip155:1', data })
    })

  for (const [name, vector] of each(siwe.verificationNegative))
    it(`does not verify: ${name}`, async () => {
      const { data, question } = signedOf(vector)
      const attempt = async () => verifySignIn({ message: formatSignInMessage(data), ...question })
      expect(await rejection(attempt())).to.be.instanceOf(SignInError)
    })

  it('names the check that fails', async () => {
    const checkOf = async (name: string) => {
      const vector = siwe.verificationNegative[name]
      if (!vector) throw new Error(`no vector ${name}`)
      const { data, question } = signedOf(vector)
      const error = await rejection(verifySignIn({ message: formatSignInMessage(data), ...question }))
      return error instanceof SignInError ? [error.check, error.code] : undefined
    }
    expect(await checkOf('expired message')).to.deep.equal(['time', 'SIGN_IN_EXPIRED'])
    expect(await checkOf('not yet valid')).to.deep.equal(['time', 'SIGN_IN_NOT_YET_VALID'])
    expect(await checkOf('domain binding')).to.deep.equal(['domain', 'SIGN_IN_DOMAIN_MISMATCH'])
    expect(await checkOf('custom nonce')).to.deep.equal(['nonce', 'SIGN_IN_NONCE_MISMATCH'])
    expect(await checkOf('wrong signature')).to.deep.equal(['signature', 'SIGN_IN_SIGNATURE_INVALID'])
    expect(await checkOf('malformed signature')).to.deep.equal(['signature', 'SIGN_IN_SIGNATURE_INVALID'])
  })

  for (const [name, { message }] of each(siwe.contractAccounts))
    it(`reads the message of a contract account: ${name}`, () => {
      expect(parseSignInMessage(message)).to.include({ domain: 'localhost:4361', statement: 'SIWE Notepad Example' })
    })
})
