import { expect, fixture, html } from '@open-wc/testing'

import { connect } from '../../src/controllers/connect/connect.js'
import { aspen, BOB, result } from '../helpers/fake-adapter.js'
import { endInstance, instance, settle, turns } from '../helpers/instance.js'
import { waitUntil } from '../helpers/wait-until.js'

const dialogs = () => [...document.querySelectorAll('w3m-modal')]

describe('the dialog in the page', () => {
  afterEach(endInstance)

  it('is loaded when it opens, where the site has placed it', async () => {
    expect(customElements.get('w3m-modal'), 'this test has to be the first').to.equal(undefined)
    const place = await fixture(html`<div><w3m-modal></w3m-modal></div>`)
    const { modal } = instance({}, { disableAppend: true })
    void modal.open()
    await waitUntil(() => dialogs()[0]?.hasAttribute('open'), 'it is not open')
    expect(dialogs().map(dialog => dialog.parentElement === place)).to.deep.equal([true])
  })

  it('is appended to the body once, when it opens and not before', async () => {
    await import('../../src/elements/shell/w3m-modal.js')
    const { modal } = instance()
    await turns()
    expect(dialogs().length).to.equal(0)
    void modal.open()
    await waitUntil(() => dialogs().length, 'no dialog')
    await modal.close()
    void modal.open()
    await turns()
    expect(dialogs().map(dialog => dialog.parentElement === document.body)).to.deep.equal([true])
  })

  for (const option of ['disableAppend', 'enableEmbedded'] as const)
    it(`stays where the site puts it with ${option}`, async () => {
      const { modal } = instance({}, { [option]: true })
      await import('../../src/elements/shell/w3m-modal.js')
      void modal.open()
      await turns()
      expect(dialogs().length).to.equal(0)
      const place = await fixture(html`<div><w3m-modal></w3m-modal></div>`)
      await waitUntil(() => dialogs()[0]?.hasAttribute('open'))
      expect(dialogs().map(dialog => dialog.parentElement === place)).to.deep.equal([true])
    })

  it('is appended once it is no longer embedded', async () => {
    await import('../../src/elements/shell/w3m-modal.js')
    const { modal } = instance({}, { enableEmbedded: true })
    modal.updateOptions({ enableEmbedded: false })
    void modal.open()
    await waitUntil(() => dialogs()[0]?.hasAttribute('open'), 'no dialog')
    expect(dialogs().map(dialog => dialog.parentElement === document.body)).to.deep.equal([true])
  })

  it('stays after the instance where the site has placed it, and serves the next one', async () => {
    const place = await fixture(html`<div><w3m-modal></w3m-modal></div>`)
    for (const turn of ['first', 'second']) {
      const { modal } = instance({}, { disableAppend: true })
      void modal.open()
      await waitUntil(() => dialogs()[0]?.hasAttribute('open'), `the ${turn} is not open`)
      modal.destroy()
      await waitUntil(() => !dialogs()[0]?.hasAttribute('open'), `the ${turn} is not closed`)
      expect(dialogs().map(dialog => dialog.parentElement === place)).to.deep.equal([true])
    }
  })

  it('leaves the attributes of the page’s root and body alone, whatever the modal looks like', async () => {
    const changed: (string | null)[] = []
    const observer = new MutationObserver(records => changed.push(...records.map(record => record.attributeName)))
    for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true })
    try {
      const { modal } = instance({}, { themeMode: 'dark', themeVariables: { '--w3m-accent': '#ff0000' }, locale: 'ar' })
      await fixture(html`<wallet-modal-button></wallet-modal-button>`)
      void modal.open()
      await waitUntil(() => dialogs()[0]?.hasAttribute('open'), 'it is not open')
      modal.setThemeMode('light')
      void modal.open({ view: 'Networks' })
      await waitUntil(() => dialogs()[0]?.getAttribute('view') === 'Networks', 'no networks')
      await modal.close()
      await connect(aspen.id, 'eip155')
      modal.destroy()
      await settle()
      expect(changed).to.deep.equal([])
    } finally {
      observer.disconnect()
    }
  })
})

describe('a page that is seen again', () => {
  // so that events are taken at once
  before(() => import('../../src/controllers/connections/handle-wallet-event.js'))
  before(() => import('../../src/controllers/visit/recheck-wallets.js'))
  afterEach(endInstance)
  const seen = (): boolean => document.dispatchEvent(new Event('visibilitychange'))

  it('follows missed account and network changes of the wallet, without a prompt', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    const asked = adapter.calls.length
    adapter.script.recheck = async id => result(id, { accounts: [{ address: BOB }], caipNetworkId: 'eip155:137' })
    seen()
    await waitUntil(() => modal.getAddress() === BOB)
    expect(modal.getCaipNetworkId()).to.equal('eip155:137')
    const since = adapter.calls.slice(asked)
    expect(since.filter(call => call.startsWith('recheck'))).to.have.length(1)
    expect(since.filter(call => /connect/.test(call))).to.deep.equal([])
  })

  it('asks once for each return, joins a check that is under way, and asks nothing while nothing is connected', async () => {
    const { adapter } = instance()
    const checks = () => adapter.calls.filter(call => call.startsWith('recheck'))
    seen()
    await connect(aspen.id, 'eip155')
    expect(checks()).to.deep.equal([])
    let answer = (): void => undefined
    adapter.script.recheck = id => new Promise(resolve => (answer = () => resolve(result(id))))
    seen()
    await waitUntil(() => checks().length === 1)
    seen()
    await turns()
    expect(checks()).to.have.length(1)
    answer()
    await turns()
    adapter.script.recheck = id => Promise.resolve(result(id))
    seen()
    await waitUntil(() => checks().length === 2)
  })

  it('asks nothing once the instance is gone', async () => {
    const { adapter } = instance()
    await connect(aspen.id, 'eip155')
    await endInstance()
    const before = adapter.calls.length
    seen()
    await turns()
    expect(adapter.calls.slice(before).filter(call => call.startsWith('recheck'))).to.deep.equal([])
  })
})
