import { expect } from '@open-wc/testing'

import { ALERTS } from '../../../src/core/alerts/alerts.js'
import { alertOfServerMessage } from '../../../src/core/alerts/server-messages.js'

describe('alerts', () => {
  it('have the short texts of the specification and the established codes', () => {
    const texts = Object.entries(ALERTS).map(([name, { code, short }]) => [name, code, short])
    expect(texts).to.deep.equal([
      ['networkNotFound', 'APKT001', 'Network Not Found'],
      ['originNotAllowed', 'APKT002', 'Invalid App Configuration'],
      ['frameLoadFailed', 'APKT003', 'Network Error - Could not load embedded wallet'],
      ['frameRequestTimeout', 'APKT004', 'Embedded Wallet Request Timed Out'],
      ['unverifiedDomain', 'APKT005', 'Invalid App Configuration'],
      ['sessionExpired', 'APKT006', 'Session Expired'],
      ['invalidProjectId', 'APKT007', 'Invalid App Configuration'],
      ['projectIdMissing', 'APKT008', 'Project ID Not Configured'],
      ['serverError', 'APKT009', 'Server Error'],
      ['rateLimited', 'APKT010', 'Rate Limited'],
      ['multiWalletOff', 'APKTW003', 'Multi-Wallet Not Enabled'],
    ])
  })

  it('say what the specification says', () => {
    expect(ALERTS.networkNotFound.long).to.include('`networks` array')
    expect(ALERTS.originNotAllowed.long).to.include('allowlist')
    expect(ALERTS.unverifiedDomain.long).to.include('not verified')
    expect(ALERTS.invalidProjectId.long).to.include('Invalid Project ID')
    expect(ALERTS.frameLoadFailed.long).to.include('try again later')
    expect(ALERTS.sessionExpired.long).to.match(/Invalid session.*time settings.*reconnect/)
    expect(ALERTS.serverError.long).to.equal('Failed to get the App Configuration: {detail}')
    expect(ALERTS.rateLimited.long).to.include('when getting the App Configuration')
    expect(ALERTS.multiWalletOff.variant).to.equal('info')
  })

  it('belong to the messages of servers', () => {
    expect(alertOfServerMessage('x Unauthorized: origin not allowed y')).to.equal('originNotAllowed')
    expect(alertOfServerMessage('JWT validation error: JWT Token is not yet valid: 5')).to.equal('sessionExpired')
    expect(alertOfServerMessage('Unauthorized: invalid key')).to.equal('invalidProjectId')
    expect(alertOfServerMessage('Unauthorized')).to.equal(undefined)
  })
})
