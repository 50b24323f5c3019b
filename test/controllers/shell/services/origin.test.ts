import { expect } from '@open-wc/testing'

import { isOriginAllowed, matchesOrigin } from '../../../../src/controllers/shell/services/origin.js'
import { stretched } from '../../../helpers/pace.js'

describe('origins', () => {
  it('match by whole labels', () => {
    expect(matchesOrigin('https://a.example.com', 'https://*.example.com')).to.equal(true)
    expect(matchesOrigin('https://A.Example.com', 'https://a.example.com')).to.equal(true)
    for (const origin of [
      'https://evil-example.com',
      'https://example.com',
      'https://a.b.example.com',
      'https://a.b.example.com.evil.org',
      'http://a.example.com',
      'https://a.example.com:8443',
    ])
      expect(matchesOrigin(origin, 'https://*.example.com'), origin).to.equal(false)
  })

  it('match any scheme without one, and any port by a star', () => {
    expect(matchesOrigin('http://a.example', 'a.example')).to.equal(true)
    expect(matchesOrigin('https://a.example:1234', 'a.example:*')).to.equal(true)
    expect(matchesOrigin('https://a.example:1234', 'a.example:1234/path')).to.equal(true)
    expect(matchesOrigin('https://a.example', 'a.example:1234')).to.equal(false)
  })

  it('of this machine and of previews are always allowed', () => {
    for (const origin of [
      'http://localhost:3000',
      'https://127.0.0.1',
      'https://x.vercel.app',
      'https://x.pages.dev',
      'https://x.ngrok-free.app',
      'https://secure-mobile.walletconnect.com',
      'https://secure-mobile.walletconnect.org',
    ])
      expect(isOriginAllowed(origin, ['https://other.example']), origin).to.equal(true)
    for (const origin of [
      'https://vercel.app',
      'https://x.y.vercel.app',
      'https://xvercel.app',
      'http://x.vercel.app',
      'https://x.vercel.app.evil.org',
      'https://localhost.evil.org',
    ])
      expect(isOriginAllowed(origin, ['https://other.example']), origin).to.equal(false)
  })

  it('are all allowed by an empty list', () => expect(isOriginAllowed('https://a.example', [])).to.equal(true))

  it('are not regular expressions', () => {
    const start = performance.now()
    const hostile = ['https://(.*)+x.example.com', 'https://[a-z', '(a+)+$', '']
    expect(isOriginAllowed(`https://${'a'.repeat(10_000)}.example.org`, hostile)).to.equal(false)
    expect(performance.now() - start).to.be.below(stretched(200))
  })
})
