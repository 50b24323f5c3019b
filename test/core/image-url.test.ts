import { expect } from '@open-wc/testing'

import { trustedImage } from '../../src/core/image-url.js'

describe('trustedImage', () => {
  const hosts = ['cdn.example', '*.pics.example', 'api.example:8443']

  for (const url of [
    'https://cdn.example/a.png',
    'https://a.pics.example/b',
    'https://api.example:8443/x',
    'data:image/png;base64,AA==',
  ])
    it(`accepts ${url}`, () => expect(trustedImage(url, hosts)).to.equal(url))

  for (const url of [
    'https://evil.example/a.png',
    'https://cdn.example.evil.example/a.png',
    'https://pics.example/b',
    'https://api.example/x',
    'http://10.0.0.1/x.png',
    'javascript:alert(1)',
    'data:text/html,x',
    undefined,
  ])
    it(`leaves ${url} alone`, () => expect(trustedImage(url, hosts)).to.equal(undefined))
})
