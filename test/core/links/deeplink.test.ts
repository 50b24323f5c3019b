import { expect } from '@open-wc/testing'

import { type LinkFacts, mobileTarget, walletLink } from '../../../src/core/links/deeplink.js'
import type { Wallet } from '../../../src/core/entities/wallet.js'
import { from, pairingUri } from '../../helpers/phones.js'

const URI = pairingUri()
const ONCE = encodeURIComponent(URI)
const PHONE = from({ mobile: true, ios: true })

const link = (wallet: Partial<Wallet>, facts: Partial<LinkFacts> = {}) =>
  walletLink({ wallet: { id: 'x', name: 'X', ...wallet }, kind: 'mobile', uri: URI, from: PHONE, ...facts })
const url = (mobile_link: string, facts?: Partial<LinkFacts>) => link({ mobile_link }, facts)?.url

describe('the link of a wallet', () => {
  for (const [base, start] of [
    ['alpha://', 'alpha://wc?uri='],
    ['alpha', 'alpha://wc?uri='],
    ['alpha:', 'alpha://wc?uri='],
    ['Alpha://', 'alpha://wc?uri='],
    ['celo://wallet', 'celo://wallet/wc?uri='],
    ['celo://wallet/', 'celo://wallet/wc?uri='],
    ['alpha://x?y=1', 'alpha://x/wc?y=1&uri='],
    ['https://alpha.example', 'https://alpha.example/wc?uri='],
    ['https://alpha.example/app/', 'https://alpha.example/app/wc?uri='],
    ['https://alpha.example/?uri=old', 'https://alpha.example/wc?uri='],
  ] as const)
    it(`is ${start} for ${base}`, () => expect(url(base)).to.equal(start + ONCE))

  it('DL-017: keeps the query and the fragment that the wallet has, and the URI apart from them', () => {
    const built = new URL(url('https://alpha.example/app?x=1#frag') ?? '')
    expect(built.pathname).to.equal('/app/wc')
    expect(built.searchParams.get('x')).to.equal('1')
    expect(built.searchParams.get('uri')).to.equal(URI)
    expect(built.hash).to.equal('#frag')
  })

  it('prefers the scheme, and the universal link only if the site enables it', () => {
    const wallet = { mobile_link: 'alpha://', link_mode: 'https://alpha.example' }
    expect(link(wallet)?.url).to.match(/^alpha:/)
    expect(link(wallet, { preferUniversal: true })?.url).to.match(/^https:\/\/alpha\.example\/wc\?uri=/)
    expect(link({ link_mode: 'https://alpha.example' })?.url).to.match(/^https:/)
  })

  it('remembers the wallet’s own link without the pairing', () => {
    expect(link({ mobile_link: 'celo://wallet' })?.base).to.equal('celo://wallet')
    expect(link({ desktop_link: 'beta://' }, { kind: 'desktop' })?.base).to.equal('beta://')
    expect(link({ webapp_link: 'https://beta.example' }, { kind: 'web' })).not.to.have.property('base')
  })

  it('opens desktop and web wallets in a new tab', () => {
    const wallet = { desktop_link: 'beta://', webapp_link: 'https://beta.example/app' }
    expect(link(wallet, { kind: 'desktop' })).to.include({ url: `beta://wc?uri=${ONCE}`, target: '_blank' })
    expect(link(wallet, { kind: 'web' })).to.include({
      url: `https://beta.example/app/wc?uri=${ONCE}`,
      target: '_blank',
    })
    expect(link({ webapp_link: 'beta://' }, { kind: 'web' })).to.equal(undefined)
  })

  it('never replaces a page that a failing link would take away', () => {
    expect(mobileTarget(PHONE)).to.equal('_self')
    for (const patch of [{ framed: true }, { telegram: true }, { inApp: true }])
      expect(mobileTarget(from({ mobile: true, ...patch }))).to.equal('_blank')
  })

  it('is encoded twice only for Telegram on Android', () => {
    const wallet = 'alpha://'
    expect(url(wallet, { from: from({ mobile: true, telegram: true, android: true }) })).to.equal(
      `alpha://wc?uri=${encodeURIComponent(ONCE)}`,
    )
    expect(url(wallet, { from: from({ mobile: true, telegram: true, ios: true }) })).to.equal(`alpha://wc?uri=${ONCE}`)
    expect(url(wallet, { from: from({ mobile: true, android: true }) })).to.equal(`alpha://wc?uri=${ONCE}`)
  })

  for (const [why, base] of [
    ['DL-002', 'JaVaScRiPt:window.__pwn=1'],
    ['DL-003', '\u0001javascript:window.__pwn=1'],
    ['DL-004', ' \tjavascript:window.__pwn=1'],
    ['DL-005', 'java\nscript:window.__pwn=1'],
    ['DL-006', 'data:text/html,<script>1</script>'],
    ['DL-007', 'vbscript:msgbox(1)'],
    ['DL-008', 'blob:https://site/1'],
    ['DL-009', 'file:///etc/passwd'],
    ['DL-010', 'about:blank'],
    ['DL-011', 'view-source:https://x'],
    ['DL-012', 'intent://x#Intent;scheme=wallet;S.browser_fallback_url=https%3A%2F%2Fevil.example;end'],
    ['an intent for a refused scheme', 'intent://x#Intent;scheme=JavaScript;end'],
    ['DL-013', 'https://wallet.example@evil.example/'],
    ['DL-014', 'http://wallet.example/'],
    ['DL-018', 'alpha://\r\nSet-Cookie:x'],
    ['DL-020', `alpha://${'a'.repeat(100_000)}`],
    ['a bare refused scheme', 'javascript'],
    ['ms-settings', 'ms-settings:privacy'],
    ['nothing', ''],
  ] as const)
    it(`is refused: ${why}`, () => {
      for (const kind of ['mobile', 'desktop', 'web'] as const)
        expect(link({ mobile_link: base, desktop_link: base, webapp_link: base, link_mode: base }, { kind })).to.equal(
          undefined,
        )
    })

  it('is not made from anything but a pairing URI', () => {
    for (const uri of ['', 'wc:', 'javascript:1', 'wc:abc@1?bridge=https://evil.example'])
      expect(url('alpha://', { uri })).to.equal(undefined)
  })
})
