import { expect } from '@open-wc/testing'

import { loadLocale } from '../../../../src/controllers/shell/language/load-locale.js'
import { de } from '../../../../src/locales/de/index.js'
import { en, type Messages } from '../../../../src/locales/en/index.js'
import { ja } from '../../../../src/locales/ja/index.js'
import { ptBR } from '../../../../src/locales/pt-BR/index.js'
import { addMessages } from '../../../../src/core/i18n/add-messages.js'
import { currentDirection } from '../../../../src/core/i18n/t.js'
import { currentLocale, t } from '../../../../src/core/i18n/t.js'
import { OfflineError } from '../../../../src/core/errors/offline.js'
import { endInstance, instance, settle } from '../../../helpers/instance.js'
import { network } from '../../../helpers/network.js'
import { rejection } from '../../../helpers/rejection.js'
import { warningsOf } from '../../../helpers/warnings.js'
import { waitUntil } from '../../../helpers/wait-until.js'

describe('load-locale', () => {
  afterEach(async () => {
    await endInstance()
    addMessages(en, 'en')
  })

  for (const [locale, tag] of [
    ['en-GB', 'en-GB'],
    ['EN-us', 'en-US'],
  ])
    it(`uses English for ${locale}`, async () => {
      instance({}, { locale })
      await loadLocale()
      expect(currentLocale()).to.equal(tag)
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

  it('changes what is on screen, and back', async () => {
    const { modal } = instance()
    modal.updateOptions({ locale: 'en-XB' })
    await waitUntil(() => currentDirection() === 'rtl')
    modal.updateOptions({ locale: undefined })
    await waitUntil(() => currentLocale() === 'en')
    expect(t('button.connect')).to.equal(en['button.connect'])
  })

  it('is there without a visitor’s intent, for the buttons on the page', async () => {
    instance({}, { locale: 'de' })
    await waitUntil(() => t('button.connect') === de['button.connect'])
  })

  it('is shown as soon as a browser that was offline is online, and again while it is offline', async () => {
    const { modal } = instance()
    const offline = network({ online: false, served: false })
    try {
      modal.updateOptions({ locale: 'nl' })
      expect(await rejection(loadLocale())).to.be.instanceOf(OfflineError)
      expect(currentLocale()).to.equal('en')
    } finally {
      offline.undo()
    }
    dispatchEvent(new Event('online'))
    await waitUntil(() => currentLocale() === 'nl')
    const { undo } = network({ online: false, served: false })
    try {
      for (const locale of ['en', 'nl']) {
        modal.updateOptions({ locale })
        await loadLocale()
        expect(currentLocale()).to.equal(locale)
      }
    } finally {
      undo()
    }
  })

  it('is English again for the next instance', async () => {
    instance({}, { locale: 'de' })
    await waitUntil(() => currentLocale() === 'de')
    await endInstance()
    expect([currentLocale(), t('button.connect')]).to.deep.equal(['en', en['button.connect']])
  })

  it('prefers the site’s texts to every language, at any time', async () => {
    const { modal } = instance({}, { locale: 'de', messages: { 'button.connect': 'Los' } })
    await waitUntil(() => t('button.network') === de['button.network'])
    expect(t('button.connect')).to.equal('Los')
    modal.updateOptions({ messages: { 'button.network': 'Anderswohin' } })
    expect([t('button.connect'), t('button.network')]).to.deep.equal([de['button.connect'], 'Anderswohin'])
  })

  describe('with languages of the site', () => {
    const eo: Messages = { 'button.connect': 'Konekti monujon' }

    for (const [how, texts] of [
      ['given', eo],
      ['loaded', () => Promise.resolve(eo)],
    ] as const)
      it(`shows one that is ${how}, and English where it lacks a text`, async () => {
        instance({}, { locale: 'eo', locales: { eo: texts } })
        await waitUntil(() => currentLocale() === 'eo')
        expect(t('button.connect')).to.equal(eo['button.connect'])
        expect(t('button.network')).to.equal(en['button.network'])
      })

    it('prefers it to ours of the same tag', async () => {
      instance({}, { locale: 'de', locales: { de: { 'button.connect': 'Börse verbinden' } } })
      await waitUntil(() => t('button.connect') === 'Börse verbinden')
    })

    it('uses ours if only it was requested', async () => {
      instance({}, { locale: 'pt-BR', locales: { 'pt-PT': { 'button.connect': 'Ligar' } } })
      await waitUntil(() => currentLocale() === 'pt-BR')
      expect(t('button.connect')).to.equal(ptBR['button.connect'])
    })

    it('loads the texts of the language that is shown again once the site has replaced them', async () => {
      const { modal } = instance({}, { locale: 'de' })
      await waitUntil(() => t('button.connect') === de['button.connect'])
      modal.updateOptions({ locales: { de: () => Promise.resolve({ 'button.connect': 'Los' }) } })
      await waitUntil(() => t('button.connect') === 'Los')
      modal.updateOptions({ locales: undefined })
      await waitUntil(() => t('button.connect') === de['button.connect'])
    })

    it('loads its texts once', async () => {
      let loads = 0
      instance({}, { locale: 'eo', locales: { eo: () => (loads++, Promise.resolve(eo)) } })
      await waitUntil(() => currentLocale() === 'eo')
      await loadLocale()
      await loadLocale()
      expect(loads).to.equal(1)
    })

    it('keeps the texts that are there when its own cannot be loaded', async () => {
      instance({}, { locale: 'eo', locales: { eo: () => Promise.reject(new Error('no such file')) } })
      let reason: unknown
      await loadLocale().catch((error: unknown) => (reason = error))
      expect(String(reason)).to.include('no such file')
      expect(currentLocale()).to.equal('en')
    })
  })

  describe('auto', () => {
    const { lang } = document.documentElement
    const browser = Object.getOwnPropertyDescriptor(Navigator.prototype, 'languages')
    /** Has the browser name these languages. */
    const speak = (...tags: string[]): unknown =>
      Object.defineProperty(navigator, 'languages', { value: tags, configurable: true })

    afterEach(() => {
      document.documentElement.lang = lang
      Reflect.deleteProperty(navigator, 'languages')
      expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'languages')).to.deep.equal(browser)
    })

    const CASES: readonly (readonly [string, readonly string[], string])[] = [
      ['de', ['fr'], 'de'],
      ['', ['fr-CA', 'de'], 'fr-CA'],
      ['tlh', ['tlh', 'ja'], 'ja'],
      ['!!', ['ar'], 'ar'],
      ['zh_TW', [], 'zh-TW'],
      ['iw', [], 'he'],
      ['tlh', ['sux'], 'en'],
    ]
    for (const [page, tags, expected] of CASES)
      it(`is ${expected} for a page in “${page}” and a browser in “${tags.join()}”`, async () => {
        document.documentElement.lang = page
        speak(...tags)
        instance({}, { locale: 'auto' })
        await loadLocale()
        expect(currentLocale()).to.equal(expected)
      })

    it('considers a language of the site', async () => {
      document.documentElement.lang = 'eo'
      instance({}, { locale: 'auto', locales: { eo: { 'button.connect': 'Konekti' } } })
      await loadLocale()
      expect(t('button.connect')).to.equal('Konekti')
    })

    it('follows the page, then the browser', async () => {
      document.documentElement.lang = 'de'
      instance({}, { locale: 'auto' })
      await loadLocale()
      document.documentElement.lang = 'ja'
      await waitUntil(() => currentLocale() === 'ja')
      expect(t('button.connect')).to.equal(ja['button.connect'])
      speak('ar')
      document.documentElement.removeAttribute('lang')
      await waitUntil(() => currentDirection() === 'rtl')
      speak('de')
      dispatchEvent(new Event('languagechange'))
      await waitUntil(() => currentLocale() === 'de')
    })

    it('follows nothing once the site has chosen a language, or the instance has ended', async () => {
      document.documentElement.lang = 'de'
      const { modal } = instance({}, { locale: 'auto' })
      await waitUntil(() => currentLocale() === 'de')
      modal.updateOptions({ locale: 'ja' })
      await waitUntil(() => currentLocale() === 'ja')
      document.documentElement.lang = 'ar'
      await settle()
      expect(currentLocale()).to.equal('ja')
      modal.updateOptions({ locale: 'auto' })
      await waitUntil(() => currentLocale() === 'ar')
      await endInstance()
      document.documentElement.lang = 'de'
      await settle()
      expect(currentLocale()).to.equal('en')
    })
  })

  it('changes nothing for a language without texts', async () => {
    instance({}, { locale: 'tlh' })
    await loadLocale()
    expect(currentLocale()).to.equal('en')
    expect(t('button.connect')).to.equal(en['button.connect'])
  })

  for (const locale of ['en-!!', 'en-', `en-${'x'.repeat(100)}`])
    it(`rejects a locale that cannot format numbers, such as ${locale.slice(0, 10)}`, async () => {
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
    it(`reports nothing for a language ${title}`, async () => {
      instance({}, options)
      expect(await warningsOf(loadLocale)).to.deep.equal([])
    })
})
