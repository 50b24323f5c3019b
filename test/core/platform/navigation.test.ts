import { expect } from '@open-wc/testing'

import { hasGlobal, navigation, setNavigation } from '../../../src/core/platform/navigation.js'

describe('leading elsewhere', () => {
  afterEach(() => setNavigation())

  it('needs a gesture of the visitor', () => expect(navigation().isActive()).to.equal(false))

  it('opens windows that learn nothing of the page', () => {
    const calls: unknown[][] = []
    const { open } = window
    window.open = (...args) => {
      calls.push(args)
      return null
    }
    navigation().open('alpha://wc', '_self')
    window.open = open
    expect(calls).to.deep.equal([['alpha://wc', '_self', 'noreferrer noopener']])
  })

  it('leaves web links to Telegram where there is Telegram', () => {
    const calls: string[] = []
    const WebApp = {
      openLink: (url: string) => void calls.push(`link ${url}`),
      openTelegramLink: (url: string) => void calls.push(`telegram ${url}`),
    }
    const { open } = window
    window.open = url => {
      calls.push(`window ${String(url)}`)
      return null
    }
    Object.assign(window, { Telegram: { WebApp } })
    for (const url of ['https://alpha.example/', 'https://t.me/alpha', 'alpha://wc']) navigation().open(url, '_blank')
    navigation().open('https://alpha.example/', '_self')
    Reflect.deleteProperty(window, 'Telegram')
    window.open = open
    expect(calls).to.deep.equal([
      'link https://alpha.example/',
      'telegram https://t.me/alpha',
      'window alpha://wc',
      'window https://alpha.example/',
    ])
  })

  it('can be another way', () => {
    const opened: string[] = []
    setNavigation({ open: url => void opened.push(url), isActive: () => true })
    navigation().open('x://', '_self')
    expect(opened).to.deep.equal(['x://'])
    expect(navigation().isActive()).to.equal(true)
  })
})

describe('the global scope of the page', () => {
  it('has the names that the browser or a wallet has set', () => {
    expect(hasGlobal('document')).to.equal(true)
    expect(hasGlobal('phantom')).to.equal(false)
  })
})
