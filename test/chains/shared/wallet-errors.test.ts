import { expect } from '@open-wc/testing'

import { isPending, toConnectError } from '../../../src/chains/shared/wallet-errors.js'
import { ConnectError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../../src/core/errors/connection.js'
import { isRejected } from '../../../src/core/errors/kinds.js'
import { MalformedReplyError } from '../../../src/core/errors/service.js'

describe('an open request', () => {
  it('is recognised by its code alone', () => {
    expect(isPending({ code: -32002 })).to.equal(true)
    expect(isPending({ code: 4001, message: 'already pending' })).to.equal(false)
    expect(isPending(undefined)).to.equal(false)
  })
})

describe('what a wallet throws while connecting', () => {
  it('is an open request', () => {
    const cause = { code: -32002, message: 'Already processing eth_requestAccounts.' }
    const error = toConnectError(cause)
    expect(error).to.be.instanceOf(RequestPendingError).and.have.property('cause', cause)
  })

  it('is a removed extension', () =>
    expect(toConnectError(new Error('Extension context invalidated.'))).to.be.instanceOf(ConnectError))

  it('is already an error of ours', () => {
    const own = new ConnectError({ details: 'own' })
    expect(toConnectError(own)).to.equal(own)
  })

  for (const cause of [
    { code: -32603, message: 'Internal error' },
    { code: 4900 },
    { message: 'x' },
    new Error('boom'),
  ])
    it(`is a failure when the wallet gives another reason: ${JSON.stringify(cause)} ${String(cause)}`, () => {
      const error = toConnectError(cause)
      expect(error).to.be.instanceOf(ConnectError).and.have.property('cause', cause)
      expect(isRejected(error)).to.equal(false)
    })

  for (const cause of [
    { code: 4001 },
    { code: 5002, message: 'x' },
    { code: -32603, data: { originalError: { code: 4001 } } },
    new Error('User rejected the request.'),
    new Error('Declined by the user'),
    new MalformedReplyError({ details: 'no list' }),
    undefined,
    null,
    'rubbish',
    {},
    Symbol('x'),
  ])
    it(`is a refusal otherwise: ${JSON.stringify(cause)} ${String(cause)}`, () => {
      const error = toConnectError(cause)
      expect(error).to.be.instanceOf(ConnectionRejectedError).and.have.property('message', 'Connection rejected')
      expect(error.cause).to.equal(cause)
    })
})
