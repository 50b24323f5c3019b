import { expect } from '@open-wc/testing'

import { currentLocale, t } from '../../../../src/core/i18n/t.js'
import { de } from '../../../../src/locales/de/index.js'
import { ja } from '../../../../src/locales/ja/index.js'
import { endInstance, instance } from '../../../helpers/instance.js'

describe('change-locale', () => {
  const { lang } = document.documentElement
  afterEach(async () => {
    await endInstance()
    document.documentElement.lang = lang
  })

  it('shows texts that were passed as an object before anything is painted', () => {
    const { modal } = instance({}, { locale: 'de', locales: { de, ja } })
    expect([currentLocale(), t('button.connect')]).to.deep.equal(['de', de['button.connect']])
    modal.updateOptions({ locale: 'ja' })
    expect([currentLocale(), t('button.connect')]).to.deep.equal(['ja', ja['button.connect']])
  })

  it('takes those of the page’s language at once, too', () => {
    document.documentElement.lang = 'ja'
    instance({}, { locale: 'auto', locales: { de, ja } })
    expect([currentLocale(), t('button.connect')]).to.deep.equal(['ja', ja['button.connect']])
  })

  it('takes those of a language for its regional variants', () => {
    document.documentElement.lang = 'de-AT'
    instance({}, { locale: 'auto', locales: { de, ja } })
    expect([currentLocale(), t('button.connect')]).to.deep.equal(['de-AT', de['button.connect']])
  })

  it('takes no Portuguese texts for a variant that has its own', () => {
    instance({}, { locale: 'pt-BR', locales: { pt: { 'button.connect': 'Ligar' } } })
    expect([currentLocale(), t('button.connect')]).to.deep.equal(['en', 'Connect wallet'])
  })

  it('formats figures for a tag with an underscore', () => {
    instance({}, { locale: 'zh_CN', locales: { zh_CN: { 'button.connect': '{count, plural, other {# 个}}' } } })
    expect([currentLocale(), t('button.connect', { count: 1234 })]).to.deep.equal(['zh-CN', '1,234 个'])
  })

  it('leaves out texts of a tag that cannot format figures', () => {
    instance({}, { locale: 'de-', locales: { 'de-': de } })
    expect(currentLocale()).to.equal('en')
  })

  it('replaces the texts of the language that is shown', () => {
    const { modal } = instance({}, { locale: 'de', locales: { de } })
    modal.updateOptions({ locales: { de: { 'button.connect': 'Los' } } })
    expect(t('button.connect')).to.equal('Los')
  })

  it('shows the site’s own English', () => {
    instance({}, { locales: { en: { 'button.connect': 'Sign in' } } })
    expect([currentLocale(), t('button.connect')]).to.deep.equal(['en', 'Sign in'])
  })

  it('leaves nothing to the next instance', async () => {
    instance({}, { locale: 'de', locales: { de } })
    await endInstance()
    expect(currentLocale()).to.equal('en')
  })
})
