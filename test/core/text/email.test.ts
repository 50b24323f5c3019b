import { expect } from '@open-wc/testing'

import { isEmail } from '../../../src/core/text/email.js'

describe('an address of mail', () => {
  for (const email of ['ada@example.com', 'a@b.co', "o'brien+tag@mail.example.co.uk", 'A_b-c.d@sub.example.museum'])
    it(`is ${email}`, () => expect(isEmail(email)).to.equal(true))

  for (const text of [
    '',
    'foo',
    'a@b',
    'a b@c.de',
    '@b.co',
    'a@@b.co',
    '.a@b.co',
    'a..b@c.de',
    'a@b.co\nBcc: x@y.z',
    'a@b.co\n',
    'a@b.co<script>',
    `${'a'.repeat(300)}@b.co`,
    `a@${'b.'.repeat(140)}co`,
    'a@-b.co',
  ])
    it(`is not ${JSON.stringify(text).slice(0, 40)}`, () => expect(isEmail(text)).to.equal(false))
})
