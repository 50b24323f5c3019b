import { expect } from '@open-wc/testing'

import { matchLocale } from '../../../src/core/i18n/match-locale.js'
import { LOCALES } from '../../../src/locales/index.js'

describe('match-locale', () => {
  const CASES: Readonly<Record<string, string | undefined>> = {
    de: 'de',
    'de-AT': 'de',
    'DE-ch': 'de',
    'en-GB': 'en',
    zh: 'zh-Hans',
    'zh-CN': 'zh-Hans',
    zh_CN: 'zh-Hans',
    'zh-SG': 'zh-Hans',
    'zh-TW': 'zh-Hant',
    'zh-HK': 'zh-Hant',
    'zh-Hant-MO': 'zh-Hant',
    pt: 'pt-BR',
    'pt-PT': 'pt-BR',
    iw: 'he',
    in: 'id',
    'es-419': 'es',
    'fa-AF': 'fa',
    'ms-Arab': undefined, // another script than ours
    tlh: undefined,
    und: 'en',
    '': undefined,
    'not a tag': undefined,
  }
  for (const [tag, expected] of Object.entries(CASES))
    it(`reads "${tag}" as ${expected}`, () => {
      expect(matchLocale(tag, Object.keys(LOCALES))).to.equal(expected)
    })

  it('prefers the exact language to a related one, whatever their order', () => {
    expect(matchLocale('pt-BR', ['pt-PT', 'pt-BR'])).to.equal('pt-BR')
    expect(matchLocale('pt-AO', ['pt-PT', 'pt-BR'])).to.equal('pt-PT')
  })
})
