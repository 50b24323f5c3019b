import { expect } from '@open-wc/testing'

import { MalformedReplyError } from '../../src/core/errors/service.js'
import { path } from '../../src/services/url-path.js'

describe('path', () => {
  it('keeps each value in its segment', () => {
    expect(path`/a/${'x'}/b`).to.deep.equal({ text: '/a/x/b', route: '/a/*/b' })
    expect(path`/a/${'../../evil?x=1#y'}`.text).to.equal('/a/..%2F..%2Fevil%3Fx%3D1%23y')
    expect(path`/a/${'https://evil.example/a.png'}`.text).to.equal('/a/https%3A%2F%2Fevil.example%2Fa.png')
    expect(new URL(`https://h/${path`a/${'%2e%2e'}/b`.text}`).pathname).to.equal('/a/%252e%252e/b')
    expect(path`/a/${'\ud800'}`.text).to.equal('/a/%EF%BF%BD')
  })

  for (const value of ['', '.', '..'])
    it(`refuses ${value || 'an empty text'}`, () => expect(() => path`/a/${value}`).to.throw(MalformedReplyError))
})
