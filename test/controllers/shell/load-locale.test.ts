import { expect, waitUntil } from '@open-wc/testing'

import { loadLocale } from '../../../src/controllers/shell/load-locale.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { currentDirection } from '../../../src/core/i18n/t.js'
import { currentLocale, t } from '../../../src/core/i18n/t.js'
import { prepare } from '../../../src/controllers/visit/prepare.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { warningsOf } from '../../helpers/warnings.js'

describe('load-locale', () => {
  afterEach(async () => {
    await endInstance()
    addMessages(en, 'en')
  })

  for (const locale of ['en-GB', 'EN-us'])
    it(`takes English for ${locale}`, async () => {
      instance({}, { locale })
      await loadLocale()
      expect(currentLocale()).to.equal(locale)
      expect(t('button.connect')).to.equal(en['button.connect'])
    })

  it('knows the pseudo-languages, one of which runs from the right', async () => {
    const { modal } = instance({}, { locale: 'en-XA' })
    await loadLocale()
    expect(t('button.connect')).to.not.equal(en['button.connect'])
    expect(currentDirection()).to.equal('ltr')
    modal.updateOptions({ locale: 'en-XB' })
    await loadLocale()
    expect(currentDirection()).to.equal('rtl')
  })

  it('changes what is on screen once the visitor has shown intent, and back', async () => {
    const { modal } = instance()
    modal.updateOptions({ locale: 'en-XB' })
    expect(currentLocale()).to.equal('en')
    await prepare()
    modal.updateOptions({ locale: 'en-XB' })
    await waitUntil(() => currentDirection() === 'rtl')
    modal.updateOptions({ locale: undefined })
    await waitUntil(() => currentLocale() === 'en')
    expect(t('button.connect')).to.equal(en['button.connect'])
  })

  it('leaves everything as it is for a language without texts', async () => {
    instance({}, { locale: 'tlh' })
    await loadLocale()
    expect(currentLocale()).to.equal('en')
    expect(t('button.connect')).to.equal(en['button.connect'])
  })

  for (const locale of ['en-!!', 'en-', `en-${'x'.repeat(100)}`])
    it(`takes nothing that no figure can be written in, as ${locale.slice(0, 10)}`, async () => {
      instance({}, { locale })
      await loadLocale()
      expect(currentLocale()).to.equal('en')
    })

  it('says on the console, once, that there are no texts in a language', async () => {
    instance({}, { locale: 'sux', debug: true })
    const lines = await warningsOf(async () => {
      await loadLocale()
      await loadLocale()
    })
    expect(lines).to.deep.equal(['[wallet-modal] No texts in the language sux'])
  })

  for (const [title, options] of [
    ['that the site brings the texts of', { locale: 'akk', messages: { 'button.connect': 'qerēbu' }, debug: true }],
    ['when the site wants to hear nothing', { locale: 'akk', debug: false }],
  ] as const)
    it(`says nothing of a language ${title}`, async () => {
      instance({}, options)
      expect(await warningsOf(loadLocale)).to.deep.equal([])
    })
})
