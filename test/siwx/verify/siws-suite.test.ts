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
import { each, siws, type VectorFields } from '../vectors.js'

const dataOf = ({ address, chainId, scheme, ...fields }: VectorFields): SignInMessageData => ({
  ...fields,
  ...(scheme ? { scheme } : {}),
  accountAddress: address,
  chainId: `solana:${chainId}`,
})

describe('the public suites of Sign-In With Solana', () => {
  for (const [name, { message, fields }] of each(siws.parsingPositive))
    it(`reads: ${name}`, () => {
      expect(parseSignInMessage(message)).to.deep.equal({ namespace: 'solana', ...dataOf(fields) })
    })

  for (const [name, { text, parsed }] of each(siws.walletStandard)) {
    const { statement } = parsed
    // a line break would let a statement look like fields of the message
    if (statement?.includes('\n'))
      it(`refuses a statement of several lines: ${name}`, () => {
        expect(() => parseSignInMessage(text)).to.throw(SignInMessageError)
      })
    else
      it(`reads what wallets write: ${name}`, () => {
        const { address, ...rest } = { address: 'A', ...parsed }
        expect(parseSignInMessage(text)).to.deep.equal({ namespace: 'solana', accountAddress: address, ...rest })
      })
  }

  for (const [name, { signature, ...fields }] of each(siws.validationPositive))
    it(`verifies: ${name}`, async () => {
      const { domain, nonce } = fields
      const message = formatSignInMessage(dataOf(fields))
      const verified = await verifySignIn({ message, signature, domain, nonce })
      expect(verified.address).to.equal(fields.address)
    })

  for (const [name, { signature, ...fields }] of each(siws.validationNegative))
    it(`does not verify: ${name}`, async () => {
      const { domain, nonce } = fields
      const attempt = async () =>
        verifySignIn({ message: formatSignInMessage(dataOf(fields)), signature, domain, nonce })
      expect(await rejection(attempt())).to.be.instanceOf(SignInError)
    })

  it('requires fields that the standard makes optional but a sign-in needs', async () => {
    const message = 'solana.com wants you to sign in with your Solana account:\nA\n\nURI: https://solana.com'
    const error = await rejection(verifySignIn({ message, signature: '', domain: 'solana.com', nonce: 'abcdefgh' }))
    expect(error).to.be.instanceOf(SignInMessageError).with.property('field', 'version')
  })
})
