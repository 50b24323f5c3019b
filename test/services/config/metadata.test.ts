import { expect } from '@open-wc/testing'

import { resolveMetadata } from '../../../src/services/config/metadata.js'

describe('resolveMetadata', () => {
  const page = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')

  it('uses the site’s value', () => {
    const given = {
      name: 'Site',
      description: 'About',
      url: 'https://site.example/',
      icons: ['https://site.example/i.png'],
    }
    expect(resolveMetadata(given)).to.deep.equal(given)
  })

  it('reads the rest from the page', () => {
    const head =
      '<title>Title</title><meta name="description" content="About"><link rel="shortcut icon" href="https://a.example/i.ico">'
    expect(resolveMetadata({}, page(head))).to.deep.equal({
      name: 'Title',
      description: 'About',
      url: location.origin,
      icons: ['https://a.example/i.ico'],
    })
    expect(resolveMetadata({}, page(''))).to.deep.equal({
      name: location.hostname,
      description: '',
      url: location.origin,
      icons: [],
    })
  })

  it('passes wallets only an https URL', () => {
    for (const url of ['javascript:1', 'http://site.example', 'http://localhost:1', 'nonsense'])
      expect(resolveMetadata({ url }).url).to.equal(location.origin)
    expect(resolveMetadata({ name: '<b>x</b>', icons: ['javascript:1'] })).to.include({ name: '<b>x</b>' })
    expect(resolveMetadata({ icons: ['javascript:1'] }, page('')).icons).to.deep.equal([])
  })
})
