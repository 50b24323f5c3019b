import { expect, fixture, html, oneEvent } from '@open-wc/testing'

import { networksController } from '../../../src/controllers/networks/networks.js'
import { currentLocale } from '../../../src/core/i18n/t.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { themeController } from '../../../src/controllers/shell/theme.js'
import '../../../src/elements/public/wallet-modal.js'
import { WalletModalElement } from '../../../src/elements/public/wallet-modal.class.js'
import { ATTRIBUTES, readAttributes } from '../../../src/elements/public/wallet-modal-attributes.js'
import { THEME_VARIABLES } from '../../../src/styles/theme.js'
import { getWalletModal } from '../../../src/client.js'
import { deepAll, readText } from '../../helpers/deep.js'
import { endInstance, settle, turns } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { watchConsole } from '../../controllers/stubs.js'

const OFF = html`<wallet-modal
  networks="mainnet base 137 nowhere"
  catalogue="off"
  rpc="off"
  blockchain="off"
  analytics="off"
  no-remote-config
  no-injected
  no-announced
  nonce="r4nd0m"
  theme-mode="light"
  theme-accent="#123456"
  terms-url="https://example.com/t"
  features='{"legalCheckbox": true}'
></wallet-modal>`

/** Another element with the same attributes, but for its network. */
function onBase(first: Element) {
  const second = document.createElement('wallet-modal')
  for (const { name, value } of first.attributes) second.setAttribute(name, value)
  second.setAttribute('networks', 'base')
  return second
}

/** An element that asks no service, not yet on the page. */
function withoutServices(owner: Document) {
  const element = owner.createElement('wallet-modal')
  for (const name of ['catalogue', 'rpc', 'blockchain', 'analytics']) element.setAttribute(name, 'off')
  element.toggleAttribute('no-remote-config', true)
  return element
}

/** The names of the networks that the modal offers. */
const networkNames = () => networksController.list().map(({ name }) => name)

describe('<wallet-modal>', () => {
  afterEach(async () => {
    document.querySelectorAll('wallet-modal').forEach(element => element.remove())
    await settle()
    await endInstance()
  })

  it('configures the product from attributes alone', async () => {
    await fixture(OFF)
    await waitUntil(() => optionsController.state.created)
    expect(networkNames()).to.deep.equal(['Ethereum', 'Base', 'Polygon'])
    expect(themeController.state.themeMode).to.equal('light')
    expect(themeController.state.themeVariables['--w3m-accent']).to.equal('#123456')
    const { options, namespaces } = optionsController.state
    expect(options.termsConditionsUrl).to.equal('https://example.com/t')
    expect(options.services?.catalogue).to.equal(false)
    expect(options.features?.legalCheckbox).to.equal(true)
    expect(namespaces).to.deep.equal(['eip155'])
    expect(options.nonce).to.equal('r4nd0m')
  })

  it('follows its theme, and ends with its removal', async () => {
    const element = await fixture(OFF)
    await waitUntil(() => optionsController.state.created)
    element.setAttribute('theme-mode', 'dark')
    element.setAttribute('theme-accent', '#ff0000')
    expect(themeController.state.themeMode).to.equal('dark')
    expect(themeController.state.themeVariables['--w3m-accent']).to.equal('#ff0000')
    element.removeAttribute('theme-accent')
    expect(themeController.state.themeVariables['--w3m-accent']).to.equal(undefined)
    const parent = element.parentElement
    element.remove()
    await waitUntil(() => !optionsController.state.created)
    parent?.append(element)
    await waitUntil(() => optionsController.state.created)
  })

  it('has the attributes that it has when its code has loaded', async () => {
    const element = await fixture<HTMLElement>(OFF)
    element.setAttribute('networks', 'solana base')
    element.setAttribute('theme-mode', 'dark')
    element.setAttribute('project-id', 'later')
    element.removeAttribute('theme-accent')
    expect(optionsController.state.created).to.equal(false)
    await waitUntil(() => optionsController.state.created)
    const { options, namespaces } = optionsController.state
    expect(networkNames()).to.deep.equal(['Solana', 'Base'])
    expect([...namespaces].sort()).to.deep.equal(['eip155', 'solana'])
    expect(options.projectId).to.equal('later')
    expect(themeController.state.themeMode).to.equal('dark')
    expect(themeController.state.themeVariables['--w3m-accent']).to.equal(undefined)
  })

  it('follows its language', async () => {
    const element = await fixture(OFF)
    await waitUntil(() => optionsController.state.created)
    element.setAttribute('locale', 'de')
    await waitUntil(() => currentLocale() === 'de')
    element.removeAttribute('locale')
    await waitUntil(() => currentLocale() === 'en')
  })

  it('does not say that an instance is ready which has ended', async () => {
    const { create } = WalletModalElement
    let restore: () => void = () => undefined
    const restored = new Promise<void>(resolve => (restore = resolve))
    WalletModalElement.create = options => {
      const modal = create?.(options)
      if (!modal) throw new Error('no modal')
      return { ...modal, ready: () => restored }
    }
    const element = await fixture<HTMLElement>(OFF)
    let told = 0
    element.addEventListener('w3m-modal-ready', () => void told++)
    await waitUntil(() => optionsController.state.created)
    WalletModalElement.create = create
    element.remove()
    await waitUntil(() => !optionsController.state.created)
    document.body.append(element)
    await waitUntil(() => told === 1)
    restore()
    await turns()
    expect(told).to.equal(1)
  })

  it('keeps the instance when it is moved', async () => {
    const element = await fixture(OFF)
    await waitUntil(() => optionsController.state.created)
    const { options } = optionsController.state
    document.body.append(element)
    await turns()
    expect(optionsController.state.options).to.equal(options)
  })

  it('waits while another is on the page, and replaces it when that is removed', async () => {
    const first = await fixture(OFF)
    await waitUntil(() => optionsController.state.created)
    const second = onBase(first)
    const told = oneEvent(second, 'w3m-modal-problem')
    document.body.append(second)
    expect((await told).detail.message).to.contain('another <wallet-modal>')

    second.remove()
    await settle()
    expect(optionsController.state.created).to.equal(true)

    document.body.append(second)
    first.remove()
    await waitUntil(() => networkNames().join() === 'Base')
    expect(optionsController.state.created).to.equal(true)
  })

  it('says nothing when one is put in the place of another', async () => {
    const first = await fixture(OFF)
    await waitUntil(() => optionsController.state.created)
    const second = onBase(first)
    const told: string[] = []
    second.addEventListener('w3m-modal-problem', ({ detail }) => void told.push(detail.message))
    const ready = oneEvent(second, 'w3m-modal-ready')
    first.replaceWith(second)
    await ready
    expect(told).to.deep.equal([])
    expect(networkNames()).to.deep.equal(['Base'])
  })

  it('shows the templates in it in the modal, also after it was away', async () => {
    const element = await fixture(OFF)
    const template = document.createElement('template')
    template.slot = 'footer'
    template.content.append('Need help?')
    element.append(template)
    for (const _ of ['at first', 'again']) {
      await waitUntil(() => optionsController.state.created)
      void getWalletModal().open({ view: 'Connect' })
      await waitUntil(() => deepAll(document, 'w3m-connect-view').some(view => readText(view).includes('Need help?')))
      element.remove()
      await waitUntil(() => !optionsController.state.created)
      document.body.append(element)
    }
  })

  it('reads what concerns wallets elsewhere', () => {
    const given: Record<string, string> = {
      relay: 'wss://one.example wss://two.example',
      'exclude-wallets': '[{ "name": "Aspen" }]',
      'universal-provider-config-override': '{ "defaultChain": "eip155:1" }',
      'all-wallets': 'ONLY_MOBILE',
      'no-wallet-connect': '',
      'prefer-universal-links': '',
    }
    const { options } = readAttributes(name => given[name] ?? null)
    expect(options).to.deep.include({
      services: { relay: ['wss://one.example', 'wss://two.example'] },
      excludeWallets: [{ name: 'Aspen' }],
      universalProviderConfigOverride: { defaultChain: 'eip155:1' },
      allWallets: 'ONLY_MOBILE',
      enableWalletConnect: false,
      experimental_preferUniversalLinks: true,
    })
    expect(readAttributes(name => (name === 'relay' ? 'off' : null)).options.services).to.deep.equal({ relay: false })
  })

  it('reports invalid values and uses the rest', async () => {
    const element = document.createElement('wallet-modal')
    element.setAttribute('networks', 'nowhere')
    element.setAttribute('features', '{')
    element.setAttribute('messages', '["send"]')
    element.setAttribute('custom-wallets', '{"id":"x"}')
    element.setAttribute('tokens', 'null')
    element.setAttribute('catalogue', 'off')
    const heard: string[] = []
    element.addEventListener('w3m-modal-problem', ({ detail }) => heard.push(detail.message))
    const ready = oneEvent(element, 'w3m-modal-ready')
    document.body.append(element)
    await ready
    expect(heard).to.deep.equal([
      'The attribute `features` is not JSON',
      'The attribute `messages` must be an object',
      'The attribute `custom-wallets` must be an array',
      'The attribute `tokens` must be an object',
      'No network is named `nowhere`',
    ])
    expect(optionsController.state.created).to.equal(true)
    expect(optionsController.state.options.services?.catalogue).to.equal(false)
  })

  it('is created once its code can be loaded, unless it is gone by then', async () => {
    const offline = network({ online: false, served: false })
    const lines = watchConsole()
    const [gone, kept] = [await fixture(OFF), await fixture<HTMLElement>(OFF)]
    try {
      await waitUntil(() => lines.of('error').join().includes('OfflineError'), 'not reported')
      expect(optionsController.state.created).to.equal(false)
      gone.remove()
    } finally {
      lines.restore()
      offline.undo()
    }
    const problems: string[] = []
    kept.addEventListener('w3m-modal-problem', ({ detail }) => void problems.push(detail.message))
    dispatchEvent(new Event('online'))
    await waitUntil(() => optionsController.state.created, 'not created')
    expect(problems).to.deep.equal(['No network is named `nowhere`'])
  })

  it('accepts a string as its property, as React 19 and Vue set it', async () => {
    const element = withoutServices(document)
    element.networks = 'base 137'
    const ready = oneEvent(document, 'w3m-modal-ready') // it bubbles
    document.body.append(element)
    await ready
    expect(networksController.list().map(({ id }) => id)).to.deep.equal([8453, 137])
  })

  it('accepts a string as its property that was set before the element was defined', async () => {
    const element = withoutServices(document.implementation.createHTMLDocument())
    element.networks = 'base 137'
    document.body.append(element)
    await waitUntil(() => optionsController.state.created, 'not created')
    expect(networksController.list().map(({ id }) => id)).to.deep.equal([8453, 137])
  })

  it('accepts a property that is set while it starts', async () => {
    const element = withoutServices(document)
    document.body.append(element)
    await element.updateComplete
    element.networks = 'polygon'
    await waitUntil(() => optionsController.state.created)
    expect(networksController.list().map(({ id }) => id)).to.deep.equal([137])
  })

  it('warns once of another on the page, whatever changes meanwhile', async () => {
    const first = await fixture(OFF)
    await waitUntil(() => optionsController.state.created)
    const second = onBase(first)
    const told: string[] = []
    second.addEventListener('w3m-modal-problem', ({ detail }) => void told.push(detail.message))
    document.body.append(second)
    await waitUntil(() => told.length)
    second.setAttribute('networks', 'polygon')
    await turns()
    expect(told.length).to.equal(1)
    first.remove()
    await waitUntil(() => networkNames().join() === 'Polygon')
  })

  it('shows the views in place when embedded', async () => {
    const element = await fixture<HTMLElement>(
      html`<wallet-modal embedded networks="mainnet" catalogue="off" analytics="off" no-remote-config></wallet-modal>`,
    )
    await waitUntil(() => deepAll(element, 'w3m-connect-view').length === 1)
    expect(deepAll(element, 'dialog')).to.be.empty
  })

  it('is not embedded where a framework writes that as text', async () => {
    const element = withoutServices(document)
    element.setAttribute('embedded', 'false')
    document.body.append(element)
    await oneEvent(element, 'w3m-modal-ready')
    await settle()
    expect(optionsController.state.options.enableEmbedded).to.equal(undefined)
    expect(element.querySelector('w3m-modal')).to.equal(null)
  })
})

describe('readAttributes', () => {
  const read = (attributes: Readonly<Record<string, string>>) => readAttributes(name => attributes[name] ?? null)

  it('reads networks as names or as JSON', () => {
    expect(read({ networks: 'mainnet, base' }).networks).to.deep.equal(['mainnet', 'base'])
    expect(read({ networks: '[{"id":1}]' }).networks).to.deep.equal([{ id: 1 }])
    expect(read({ networks: '[' }).problems).to.deep.equal(['The attribute `networks` is not JSON'])
  })

  const json = { a: [1] }
  const list = [json]
  for (const [attribute, text, option, value] of [
    ['project-id', ' abc ', 'projectId', 'abc'],
    ['theme-mode', 'dark', 'themeMode', 'dark'],
    ['all-wallets', 'HIDE', 'allWallets', 'HIDE'],
    ['locale', 'de', 'locale', 'de'],
    ['terms-url', 'https://a.example/t', 'termsConditionsUrl', 'https://a.example/t'],
    ['privacy-url', 'https://a.example/p', 'privacyPolicyUrl', 'https://a.example/p'],
    ['basic', '', 'basic', true],
    ['embedded', '', 'enableEmbedded', true],
    ['disable-append', '', 'disableAppend', true],
    ['manual-wc-control', '', 'manualWCControl', true],
    ['allow-unsupported-chain', '', 'allowUnsupportedChain', true],
    ['no-revoke', '', 'revokeOnDisconnect', false],
    ['testnet-balances', '', 'testnetBalances', true],
    ['prefer-universal-links', '', 'experimental_preferUniversalLinks', true],
    ['no-debug', '', 'debug', false],
    ['no-network-switch', '', 'enableNetworkSwitch', false],
    ['no-reconnect', '', 'enableReconnect', false],
    ['no-announced', '', 'enableEIP6963', false],
    ['no-injected', '', 'enableInjected', false],
    ['no-wallets', '', 'enableWallets', false],
    ['no-wallet-guide', '', 'enableWalletGuide', false],
    ['no-remote-config', '', 'remoteConfig', false],
    ['no-tab-sync', '', 'syncTabs', false],
    ['no-wallet-connect', '', 'enableWalletConnect', false],
    ['featured-wallet-ids', 'a, b', 'featuredWalletIds', ['a', 'b']],
    ['include-wallet-ids', 'a b', 'includeWalletIds', ['a', 'b']],
    ['exclude-wallet-ids', 'a', 'excludeWalletIds', ['a']],
    ['image-hosts', '*.a.example b.example', 'imageHosts', ['*.a.example', 'b.example']],
    ...[
      ['features', 'features'],
      ['messages', 'messages'],
      ['custom-rpc-urls', 'customRpcUrls'],
      ['chain-images', 'chainImages'],
      ['connector-images', 'connectorImages'],
      ['tokens', 'tokens'],
      ['default-account-types', 'defaultAccountTypes'],
      ['universal-provider-config-override', 'universalProviderConfigOverride'],
    ].map(([attribute = '', option = '']) => [attribute, JSON.stringify(json), option, json] as const),
    ...[
      ['custom-wallets', 'customWallets'],
      ['include-wallets', 'includeWallets'],
      ['exclude-wallets', 'excludeWallets'],
    ].map(([attribute = '', option = '']) => [attribute, JSON.stringify(list), option, list] as const),
  ] as const)
    it(`reads ${attribute}`, () => {
      expect(ATTRIBUTES).to.include(attribute)
      expect(read({ [attribute]: text }).options).to.have.deep.property(option, value)
      expect(read({}).options).to.not.have.deep.property(option, value)
      // how Vue and Svelte write `false`
      if (text === '') expect(read({ [attribute]: 'false' }).options).to.not.have.property(option)
    })

  it('reads every theme variable', () => {
    const attributes = THEME_VARIABLES.map(name => [name.replace('--w3m-', 'theme-'), name])
    expect(read(Object.fromEntries(attributes)).options.themeVariables).to.deep.equal(
      Object.fromEntries(THEME_VARIABLES.map(name => [name, name])),
    )
  })

  it('reads flags, lists, metadata and services', () => {
    const { options } = read({
      'no-reconnect': '',
      'featured-wallet-ids': 'a b',
      'metadata-name': 'Shop',
      'metadata-icons': 'https://example.com/i.png',
      'secure-site': 'https://secure.example',
      rpc: 'OFF',
    })
    expect(options.enableReconnect).to.equal(false)
    expect(options.featuredWalletIds).to.deep.equal(['a', 'b'])
    expect(options.metadata).to.deep.equal({ name: 'Shop', icons: ['https://example.com/i.png'] })
    expect(options.services).to.deep.equal({ secureSite: 'https://secure.example', rpc: false })
  })
})
