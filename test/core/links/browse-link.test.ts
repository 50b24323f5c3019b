import { expect } from '@open-wc/testing'

import { type BrowseFacts, browseLink } from '../../../src/core/links/browse-link.js'
import { from } from '../../helpers/phones.js'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'
const BINANCE = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'
const PAGE = 'https://site.example/shop?a=1&b=2'
const HREF = encodeURIComponent(PAGE)
const ORIGIN = encodeURIComponent('https://site.example')

const link = (facts: Partial<BrowseFacts>) =>
  browseLink({
    walletId: PHANTOM,
    namespaces: ['solana'],
    page: PAGE,
    from: from({ mobile: true, ios: true }),
    hasGlobal: () => false,
    ...facts,
  })

describe('the link that opens the page in a wallet', () => {
  it('is Phantom’s universal link, and an intent on Android', () => {
    for (const namespace of ['solana', 'eip155', 'bip122'] as const)
      expect(link({ namespaces: [namespace] })).to.deep.equal({
        url: `https://phantom.app/ul/browse/${HREF}?ref=${ORIGIN}`,
        target: '_self',
      })
    expect(link({ from: from({ mobile: true, android: true }) })?.url).to.equal(
      `intent://browse/${HREF}?ref=${ORIGIN}#Intent;scheme=phantom;package=app.phantom;end`,
    )
  })

  it('is Solflare’s, on Solana only', () => {
    expect(link({ walletId: SOLFLARE })?.url).to.equal(`https://solflare.com/ul/v1/browse/${HREF}?ref=${HREF}`)
    expect(link({ walletId: SOLFLARE, namespaces: ['eip155'] })).to.equal(undefined)
  })

  it('is Coinbase’s, another one for each family', () => {
    expect(link({ walletId: COINBASE })?.url).to.equal(`https://go.cb-w.com/dapp?cb_url=${HREF}`)
    expect(link({ walletId: COINBASE, namespaces: ['eip155'] })?.url).to.equal(`cbwallet://miniapp?url=${HREF}`)
    expect(link({ walletId: COINBASE, namespaces: ['bip122'] })).to.equal(undefined)
  })

  it('is Binance’s, wrapped twice, on Bitcoin only', () => {
    const url = new URL(link({ walletId: BINANCE, namespaces: ['bip122'], chainId: 'abc' })?.url ?? '')
    expect(url.origin + url.pathname).to.equal('https://app.binance.com/en/download')
    const inner = new URL(atob(url.searchParams.get('_dp') ?? ''))
    expect(inner.href.split('?')[0]).to.equal('bnc://app.binance.com/mp/app')
    expect(inner.searchParams.get('appId')).to.equal('yFK5FCqYprrXDiVFbhyRx7')
    expect(atob(inner.searchParams.get('startPagePath') ?? '')).to.equal('/pages/browser/index')
    expect(atob(inner.searchParams.get('startPageQuery') ?? '')).to.equal(`url=${HREF}&defaultChainId=abc`)
    expect(link({ walletId: BINANCE })).to.equal(undefined)
  })

  it('uses the first family that the wallet supports', () =>
    expect(link({ walletId: COINBASE, namespaces: ['bip122', 'eip155', 'solana'] })?.url).to.match(/^cbwallet:/))

  it('is not needed where the wallet is there already', () => {
    for (const [walletId, name] of [
      [PHANTOM, 'phantom'],
      [SOLFLARE, 'solflare'],
    ] as const)
      expect(link({ walletId, hasGlobal: own => own === name })).to.equal(undefined)
    const hasGlobal = (own: string) => own === 'binancew3w'
    expect(link({ walletId: BINANCE, namespaces: ['bip122'], hasGlobal })).to.equal(undefined)
  })

  it('applies only to those wallets, and only to web pages', () => {
    expect(link({ walletId: 'other' })).to.equal(undefined)
    for (const page of ['file:///x.html', 'about:blank', 'http://site.example'])
      expect(link({ page })).to.equal(undefined)
  })

  it('opens beside a framed page', () => expect(link({ from: from({ framed: true }) })?.target).to.equal('_blank'))
})
