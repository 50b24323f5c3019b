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

  it('keep a placeholder without a value, and insert values unchanged', () => {
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

  it('fall back to English where a language lacks one, and never to the language before', () => {
    addMessages({ 'button.network': 'Netzwerk wählen' }, 'de')
    addMessages({ 'button.connect': 'Se connecter' }, 'fr')
    expect(t('button.network')).to.equal(buttons['button.network'])
  })

  describe('with a plural', () => {
    const say = (text: string, values: Record<string, string | number>, locale = 'en'): string => {
      addMessages({ 'button.connect': text }, locale)
      return t('button.connect', values)
    }
    const days = '{count, plural, one {# day} other {# days}}'

    it('take the branch of the number, written as the language does', () => {
      expect(say(days, { count: 1 })).to.equal('1 day')
      expect(say(days, { count: 0 })).to.equal('0 days')
      expect(say(days, { count: '1234' })).to.equal('1,234 days')
      expect(say('{count, plural, one {# Tag} other {# Tage}}', { count: 1234.5 }, 'de')).to.equal('1.234,5 Tage')
    })

    const ARABIC = 'zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}'
    const RUSSIAN = 'one {# день} few {# дня} many {# дней} other {# дня}'
    const CASES: readonly (readonly [string, string, Record<number, string>])[] = [
      ['ar', ARABIC, { 0: 'لا أيام', 1: 'يوم', 2: 'يومان', 3: '3 أيام', 11: '11 يومًا', 100: '100 يوم' }],
      ['ru', RUSSIAN, { 1: '1 день', 2: '2 дня', 5: '5 дней', 21: '21 день', 1.5: '1,5 дня' }],
      ['ja', 'other {#日}', { 1: '1日', 2: '2日' }],
      ['fa', 'one {# روز} other {# روز}', { 12: '۱۲ روز' }],
    ]
    for (const [locale, branches, expected] of CASES)
      it(`follow the categories of ${locale}`, () => {
        for (const [count, text] of Object.entries(expected))
          expect(say(`{count, plural, ${branches}}`, { count }, locale), count).to.equal(text)
      })

    it('write a number beside it as the language does', () => {
      expect(say('{count} Tage', { count: 1234 }, 'de')).to.equal('1.234 Tage')
      expect(say('{count} Tage', { count: '1234' }, 'de')).to.equal('1234 Tage')
    })

    it('keep the surrounding text, and fill in the placeholder within', () => {
      const text = 'In {place}: {count, plural, one {# wallet of {name}} other {# wallets of {name}}}.'
      expect(say(text, { place: 'A', count: 2, name: 'B' })).to.equal('In A: 2 wallets of B.')
    })

    it('take the last resort where a language lacks a branch', () => {
      expect(say('{count, plural, other {# дня}}', { count: 1 }, 'ru')).to.equal('1 дня')
    })
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
