import { expect } from '@open-wc/testing'

import { isPending, toConnectError } from '../../../src/chains/shared/wallet-errors.js'
import { ConnectError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../../src/core/errors/connection.js'

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

  for (const cause of [{ code: 4001 }, undefined, null, 'rubbish', {}, new Error('boom'), Symbol('x')])
    it(`is a refusal otherwise: ${String(cause)}`, () => {
      const error = toConnectError(cause)
      expect(error).to.be.instanceOf(ConnectionRejectedError).and.have.property('message', 'Connection rejected')
      expect(error.cause).to.equal(cause)
    })
})
