import { expect } from '@open-wc/testing'

import { isRefusal, toPairingError, toProposalError } from '../../../src/services/relay/relay-errors.js'

describe('what a failed pairing means', () => {
  it('a refusal by code or by words', () => {
    for (const thrown of [
      { code: 4001 },
      { code: 5000 },
      { code: 5002 },
      new Error('User rejected the request'),
      'rejected by user',
    ])
      expect(toPairingError(thrown).code, JSON.stringify(thrown)).to.equal('CONNECTION_REJECTED')
    expect(isRefusal({ code: 5100, message: 'Unsupported chains' })).to.equal(false)
  })

  it('an old proposal, and every other failure', () => {
    expect(toPairingError({ code: 0, message: 'Proposal expired' }).code).to.equal('PAIRING_EXPIRED')
    const failed = toPairingError({ code: 7000, message: 'Session settlement failed' })
    expect(failed.code).to.equal('CONNECTION_FAILED')
    expect(failed.details).to.equal('Session settlement failed')
  })

  it('before any wallet had it: the relay refused, or no one answered', () => {
    expect(toProposalError(new Error('closed (Unauthorized: invalid key)')).code).to.equal('CONNECTION_FAILED')
    expect(toProposalError(new Error('Missing or invalid. connect() optionalNamespaces')).code).to.equal(
      'CONNECTION_FAILED',
    )
    expect(toProposalError(new Error('Socket stalled')).code).to.equal('RELAY_UNREACHABLE')
    expect(toProposalError(undefined).code).to.equal('RELAY_UNREACHABLE')
  })
})
