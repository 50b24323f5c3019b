import { expect } from '@open-wc/testing'
import * as z from 'zod/mini'

import { parse } from '../../src/services/http.js'
import { bool } from '../../src/services/text-readers.js'

describe('parse', () => {
  it('accepts a reader or a schema', () => {
    expect(parse(bool, true)).to.equal(true)
    expect(parse(z.boolean(), true)).to.equal(true)
    expect(parse(z.boolean(), 'true')).to.equal(undefined)
  })
})
