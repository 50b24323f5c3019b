import { expect } from '@open-wc/testing'

import { parseWallets } from '../../../src/services/catalogue/wallet-schema.js'

const alpha = { id: 'w1', name: 'Alpha', rdns: 'com.alpha', chains: ['eip155:1'] }

describe('parseWallets', () => {
  it('keeps the valid parts of an entry', () => {
    const full = {
      ...alpha,
      image_id: '11111111-1111-1111-1111-111111111111',
      homepage: 'https://alpha.example/',
      mobile_link: 'alpha://',
      desktop_link: 'alpha://',
      webapp_link: 'https://alpha.example/',
      app_store: 'https://apps.example/a',
      badge_type: 'certified',
      order: 10,
      supports_wc: true,
    }
    expect(parseWallets([full], 'catalogue')).to.deep.equal([full])
  })

  it('drops bad entries one by one and each id after its first', () => {
    const entries = [
      null,
      1,
      {},
      { id: 1, name: 'x' },
      { id: 'a' },
      { id: '../x', name: 'x' },
      alpha,
      { ...alpha, name: 'Twin' },
    ]
    expect(parseWallets(entries, 'catalogue')).to.deep.equal([alpha])
    for (const value of [undefined, null, 'x', {}]) expect(parseWallets(value, 'site')).to.deep.equal([])
  })

  it('drops bad fields and keeps the entry', () => {
    const entry = {
      ...alpha,
      mobile_link: 'javascript:1',
      desktop_link: [],
      webapp_link: 'http://plain.example',
      homepage: 'data:text/html,x',
      rdns: 5,
      chains: 'eip155:1',
      image_id: 'https://evil.example/a.png',
      order: '1',
      badge_type: 'best',
      link_mode: null,
    }
    expect(parseWallets([entry], 'catalogue')).to.deep.equal([{ id: 'w1', name: 'Alpha' }])
  })

  it('cleans names and gives the blank ones a generic one', () => {
    const named = (name: string) => parseWallets([{ id: 'a', name }], 'catalogue')[0]?.name
    expect(named('Al\u0000pha\r\nBeta')).to.equal('Alpha Beta')
    expect(named('<svg onload=1>')).to.equal('<svg onload=1>')
    expect(named(' \u200b ')).to.equal('Wallet')
  })

  it('lets only the site name pictures on other hosts', () => {
    const image = (source: 'site' | 'catalogue' | 'storage', image_url: string) =>
      parseWallets([{ id: 'a', name: 'A', image_url }], source)[0]?.image_url
    expect(image('catalogue', 'https://evil.example/a.png')).to.equal(undefined)
    expect(image('site', 'https://site.example/a.png')).to.equal('https://site.example/a.png')
    expect(image('catalogue', 'data:image/png;base64,AA')).to.equal('data:image/png;base64,AA')
    expect(image('storage', 'data:image/png;base64,AA')).to.equal(undefined)
  })

  it('treats names of the language as any other', () => {
    expect(parseWallets([{ id: '__proto__', name: 'Proto' }], 'catalogue')).to.deep.equal([
      { id: '__proto__', name: 'Proto' },
    ])
    expect({}).not.to.have.property('name')
  })
})
