import { expect } from '@open-wc/testing'

import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { pseudoMessages, pseudoText } from '../../../src/core/i18n/pseudo.js'
import { t } from '../../../src/core/i18n/t.js'

describe('pseudo-locales', () => {
  afterEach(() => addMessages(en, 'en'))

  it('make every text at least 40 % longer, with no plain letter of the original left', () => {
    for (const [key, text] of Object.entries(en)) expect(pseudoText(text).length, key).to.be.at.least(text.length * 1.4)
    expect(pseudoText('Connect wallet')).to.equal('Çöññéçţ ŵáļļéţ one tw')
  })

  it('keep placeholders unchanged', () => {
    const names = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? []
    for (const locale of ['en-XA', 'en-XB'] as const) {
      const messages: Readonly<Record<string, string>> = pseudoMessages(locale)
      for (const [key, text] of Object.entries(en)) expect(names(messages[key] ?? ''), key).to.deep.equal(names(text))
    }
  })

  it('keep plurals, and change their branches', () => {
    const [one, many] = [{ count: 1 }, { count: 2 }]
    addMessages(pseudoMessages('en-XA'), 'en-XA')
    expect(t('all.count', one)).to.match(/^1 ŵáļļéţ [^{}]+$/)
    expect(t('all.count', many)).to.match(/^2 ŵáļļéţš [^{}]+$/)
    addMessages(pseudoMessages('en-XB'), 'en-XB')
    expect(t('all.count', many)).to.match(/^\u200f2\u202e ŵáļļéţš\u202c\u202e[^{}]+\u202c$/)
  })

  it('turn the letters around for the right-to-left one', () => {
    expect(pseudoMessages('en-XB')['connecting.waiting.title']).to.match(
      /^\u200f\u202e[^\u202c]+\u202c\{wallet\}\u202e.*\u202c$/,
    )
  })
})
