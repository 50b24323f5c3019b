import { expect } from '@open-wc/testing'

import { en } from '../../../src/locales/en/index.js'
import { buttons } from '../../../src/locales/en/buttons.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { currentDirection } from '../../../src/core/i18n/t.js'
import { currentLocale, overrideMessages, t } from '../../../src/core/i18n/t.js'

describe('texts', () => {
  afterEach(() => {
    overrideMessages({})
    addMessages(en, 'en')
  })

  it('are those of the page before anything else is loaded, and are filled in', () => {
    expect(t('button.connect')).to.equal(buttons['button.connect'])
    const text = t('button.account', { address: '0xd8dA…6045', network: 'Ethereum' })
    expect(text).to.include('0xd8dA…6045').and.include('Ethereum').and.not.include('{')
  })

  it('keep a mark that nothing fills, and fill in values as they are', () => {
    expect(t('button.network.change')).to.include('{network}')
    expect(t('button.network.change', { network: '$& {network} <b>' })).to.include('$& {network} <b>')
  })

  it("change with the language; the site's own wordings win over every language", () => {
    addMessages({ 'button.connect': 'Verbinden' }, 'de')
    expect([t('button.connect'), currentLocale(), currentDirection()]).to.deep.equal(['Verbinden', 'de', 'ltr'])
    overrideMessages({ 'button.connect': 'Los' })
    addMessages({ 'button.connect': 'Se connecter' }, 'fr')
    expect(t('button.connect')).to.equal('Los')
  })

  it('run from right to left where the language does', () => {
    for (const locale of ['ar', 'he-IL', 'fa', 'ur', 'en-XB']) {
      addMessages({}, locale)
      expect(currentDirection(), locale).to.equal('rtl')
    }
    for (const locale of ['en', 'arn', 'hello']) {
      addMessages({}, locale)
      expect(currentDirection(), locale).to.equal('ltr')
    }
  })

  it('of English are complete sentences without leftovers', () => {
    for (const [key, text] of Object.entries(en)) {
      expect(key).to.match(/^[a-zA-Z]+(\.[a-zA-Z0-9-]+)+$/)
      expect(text, key).to.equal(text.trim())
      expect(text, key).not.to.equal('')
    }
  })
})
