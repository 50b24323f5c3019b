import { expect } from '@open-wc/testing'

import { withReturn } from '../../../src/controllers/embedded/redirect.js'

const PAGE = 'https://site.example/a?b=c#d'
const stateOf = (url: string): string | null => new URL(url).searchParams.get('state')

describe('a login in the tab of the page', () => {
  it('appends the URL of the page to its state (WIRE 3.8)', () => {
    const uri = withReturn('https://provider.example/auth?client_id=1&state=abc&scope=email%20profile', PAGE)
    expect(stateOf(uri)).to.equal(`abc--${encodeURIComponent(PAGE)}`)
    expect(new URL(uri).searchParams.get('scope')).to.equal('email profile')
  })

  it('appends it to the inner URL of a wrapping host', () => {
    const inner = 'https://provider.example/auth?state=abc'
    const uri = withReturn(
      `https://auth.magic.link/v1?provider_authorization_url=${encodeURIComponent(inner)}&state=outer`,
      PAGE,
    )
    expect(stateOf(uri)).to.equal('outer')
    const wrapped = new URL(uri).searchParams.get('provider_authorization_url') ?? ''
    expect(stateOf(wrapped)).to.equal(`abc--${encodeURIComponent(PAGE)}`)
  })
})
