import { expect } from '@open-wc/testing'

import { requestLink } from '../../../src/core/links/request-link.js'
import { from } from '../../helpers/phones.js'

const PHONE = from({ mobile: true, ios: true })

describe('the link to a request', () => {
  const to = (base: string, facts = PHONE) => requestLink({ base, requestId: 5, topic: 'ab', from: facts })

  it('is the wallet’s own with the request, in place of the page for an app and beside it for a web page', () => {
    expect(to('alpha://')).to.deep.equal({ url: 'alpha://wc?requestId=5&sessionTopic=ab', target: '_self' })
    expect(to('https://a.example/x')).to.deep.equal({
      url: 'https://a.example/x/wc?requestId=5&sessionTopic=ab',
      target: '_blank',
    })
  })

  it('never replaces the page around a frame', () =>
    expect(to('alpha://', from({ mobile: true, framed: true }))?.target).to.equal('_blank'))

  it('carries the request in the one parameter of a Telegram app', () => {
    const url = new URL(to('https://t.me/alpha_bot/app')?.url ?? '')
    expect(url.pathname).to.equal('/alpha_bot/app')
    expect(atob(url.searchParams.get('startapp') ?? '')).to.equal('requestId=5&sessionTopic=ab')
    expect(to('https://t.me/alpha?mode=x')?.url).to.match(/\?mode=x&startapp=[\w-]+$/)
  })

  it('is undefined for a link that may not be opened', () => {
    for (const base of ['javascript:1', 'http://a.example', '']) expect(to(base)).to.equal(undefined)
  })
})
