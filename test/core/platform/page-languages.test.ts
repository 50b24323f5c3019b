import { expect } from '@open-wc/testing'

import { onPageLanguages, pageLanguages } from '../../../src/core/platform/page-languages.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('page-languages', () => {
  const { lang } = document.documentElement
  afterEach(() => (document.documentElement.lang = lang))

  it('are those of the page, then of the browser', () => {
    document.documentElement.lang = ' pt-PT '
    expect(pageLanguages()).to.deep.equal(['pt-PT', ...navigator.languages])
  })

  it('are reported when one of them changes, until no one listens', async () => {
    let told = 0
    const stop = onPageLanguages(() => told++)
    document.documentElement.lang = 'fr'
    await waitUntil(() => told === 1)
    dispatchEvent(new Event('languagechange'))
    expect(told).to.equal(2)
    document.documentElement.className += '' // nothing of a language
    stop()
    document.documentElement.lang = 'it'
    dispatchEvent(new Event('languagechange'))
    await new Promise(resolve => setTimeout(resolve))
    expect(told).to.equal(2)
  })
})
