import { expect } from '@open-wc/testing'

import { canonicalLocale } from '../../../src/core/i18n/canonical-locale.js'

describe('canonicalLocale', () => {
  for (const [tag, expected] of [
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['zh_CN', 'zh-CN'],
    ['en-', undefined],
    ['', undefined],
  ] as const)
    it(`reads "${tag}" as ${expected}`, () => expect(canonicalLocale(tag)).to.equal(expected))
})
