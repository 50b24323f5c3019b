import { expect } from '@open-wc/testing'

import { safeAppUrl } from '../../src/core/links/app-url.js'
import { safeRpcUrl } from '../../src/core/chain/rpc-url.js'
import { safeIcon, safeImageUrl, safeWebUrl } from '../../src/core/url.js'

const NEVER = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://a.example',
  'ms-settings:x',
  'filesystem:https://a/x',
  'https://user:pass@a.example',
  'https://',
  '//a.example',
  'nonsense',
  '',
  null,
  undefined,
  5,
  {},
]

describe('the URL allow-list', () => {
  for (const value of NEVER)
    it(`opens nothing for ${JSON.stringify(value)}`, () => {
      expect(safeWebUrl(value)).to.equal(undefined)
      expect(safeAppUrl(value)).to.equal(undefined)
      expect(safeRpcUrl(value)).to.equal(undefined)
    })

  it('opens web pages over https, and over http on this machine', () => {
    expect(safeWebUrl(' https://a.example/x?y#z ')).to.equal('https://a.example/x?y#z')
    expect(safeWebUrl('http://localhost:3000/')).to.equal('http://localhost:3000/')
    expect(safeWebUrl('http://127.0.0.1/')).to.equal('http://127.0.0.1/')
    for (const value of ['http://a.example', 'http://localhost.evil.example', 'alpha://x', 'ftp://a.example'])
      expect(safeWebUrl(value), value).to.equal(undefined)
  })

  it('opens apps by their own schemes', () => {
    for (const value of ['alpha://', 'metamask://wc?uri=x', 'my-app+x.y://z', 'https://link.example/wc'])
      expect(safeAppUrl(value), value).not.to.equal(undefined)
    for (const value of ['http://a.example', 'ws://a.example', 'ftp://a']) expect(safeAppUrl(value)).to.equal(undefined)
  })

  it('opens Android intents only without a fallback address, however that is written', () => {
    expect(safeAppUrl('intent://x#Intent;scheme=alpha;end')).not.to.equal(undefined)
    for (const key of [
      'S.browser_fallback_url',
      'S.browser%5Ffallback_url',
      'S.Browser_Fallback_URL',
      'S.browser%5ffallback%5furl',
      '%zz',
    ])
      expect(safeAppUrl(`intent://x#Intent;scheme=alpha;${key}=https%3A%2F%2Fevil.example;end`), key).to.equal(
        undefined,
      )
  })

  it('calls chains over http and https', () => {
    expect(safeRpcUrl('http://10.0.0.1:8545')).to.equal('http://10.0.0.1:8545/')
    expect(safeRpcUrl('wss://a.example')).to.equal(undefined)
  })
})

describe('pictures', () => {
  it('are web links, embedded ones, or blobs of this page', () => {
    expect(safeImageUrl('https://a.example/a.png')).to.equal('https://a.example/a.png')
    expect(safeImageUrl('data:image/png;base64,AA==')).to.equal('data:image/png;base64,AA==')
    expect(safeImageUrl(`blob:${location.origin}/x`)).to.equal(`blob:${location.origin}/x`)
    for (const value of [
      'blob:https://evil.example/x',
      'http://a.example/a.png',
      'data:text/html,x',
      'data:image/x-icon,x',
      'javascript:1',
      null,
    ])
      expect(safeImageUrl(value)).to.equal(undefined)
    expect(safeImageUrl(`data:image/png;base64,${'A'.repeat(131_072)}`)).to.equal(undefined)
    expect(safeImageUrl('data:image/png;x="a",AA')).to.equal(undefined)
  })

  it('of announced wallets are embedded', () => {
    expect(safeIcon('data:image/svg+xml,<svg/>')).to.equal('data:image/svg+xml,<svg/>')
    expect(safeIcon('https://a.example/a.png')).to.equal(undefined)
    expect(safeIcon('\n  data:image/svg+xml,<svg/>\t ')).to.equal('data:image/svg+xml,<svg/>')
  })
})
