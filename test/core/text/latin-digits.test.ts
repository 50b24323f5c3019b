import { expect } from '@open-wc/testing'

import { hasOwnDigits, latinDigits } from '../../../src/core/text/latin-digits.js'
import { LOCALES } from '../../../src/locales/index.js'

describe('latin-digits', () => {
  const DIGITS = 9876543210

  for (const numbering of ['arab', 'arabext', 'deva', 'beng', 'thai', 'latn'])
    it(`reads the digits of ${numbering}`, () => {
      const written = new Intl.NumberFormat(`en-u-nu-${numbering}`, { useGrouping: false }).format(DIGITS)
      expect(latinDigits(`a ${written}`)).to.equal(`a ${DIGITS}`)
    })

  it('reads those of every language that there is', () => {
    for (const locale of Object.keys(LOCALES)) {
      const written = new Intl.NumberFormat(locale, { useGrouping: false }).format(DIGITS)
      expect(latinDigits(written), locale).to.equal(String(DIGITS))
    }
  })

  it('recognises the languages that have their own digits', () => {
    expect(['ar-EG', 'bn', 'fa', 'hi', 'th'].every(hasOwnDigits)).to.equal(true)
    expect(['en', 'de', 'zh-Hans', 'he'].some(hasOwnDigits)).to.equal(false)
  })

  it('leaves other characters, and unsupported digits, unchanged', () => {
    expect(latinDigits('½ ² ꩐ x')).to.equal('½ ² ꩐ x')
  })
})
