import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { alertsController } from '../../../src/controllers/shell/alerts.js'
import { hasIntent } from '../../../src/controllers/shell/intent.js'
import { prepare } from '../../../src/controllers/visit/prepare.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { nativeBalanceKey } from '../../../src/services/storage/cache-keys.js'
import { KEYS } from '../../../src/services/storage/keys.js'
import { writeStored } from '../../../src/services/storage/read-write.js'
import { version } from '../../../src/version.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, idle, instance, OFFLINE, settle } from '../../helpers/instance.js'
import { newService, stubFetch, watchConsole, withCatalogue } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('prepare', () => {
  let service: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    service?.restore()
    await endInstance()
  })

  it('is preceded by nothing: no request and no wallet is asked before intent', async () => {
    service = stubFetch(() => json({ data: [] }))
    const { modal, adapter } = instance({}, withCatalogue(newService()))
    await modal.ready()
    await idle()
    expect(service.seen).to.deep.equal([])
    expect(adapter.calls).to.deep.equal([])
    expect(hasIntent()).to.equal(false)
  })

  it('asks the services once however often the visitor shows intent', async () => {
    service = stubFetch(() => json({ data: [], count: 0 }))
    instance({}, withCatalogue(newService()))
    await Promise.all([prepare(), prepare()])
    await waitUntil(() => walletsController.state.status === 'ready', 'not loaded')
    await prepare()
    await idle()
    expect(service.paths()).to.deep.equal(['/getWallets'])
    expect(service.seen[0]?.url.searchParams.get('sv')).to.equal(`html-evm-${version}`)
  })

  it('says that there are no wallets to list where neither site nor visitor has any', async () => {
    instance({}, { projectId: undefined })
    await prepare()
    await waitUntil(() => walletsController.state.status === 'ready')
    expect(walletsController.state).to.deep.include({ custom: [], recent: [] })
  })

  for (const [browser, told] of [
    ['tells when it is quiet', true],
    ['does not tell when it is quiet', false],
  ] as const)
    it(`does nothing more for an instance that ended before the page was quiet, where the browser ${browser}`, async () => {
      const { requestIdleCallback } = window
      if (!told) Reflect.set(window, 'requestIdleCallback', undefined)
      try {
        service = stubFetch(() => json({ data: [] }))
        const { modal } = instance({}, { projectId: undefined })
        const ready = prepare()
        modal.destroy()
        await ready
        await endInstance()
        instance({}, withCatalogue(newService()))
        await idle()
        expect(walletsController.state.status).to.equal('idle')
        expect(service.seen).to.deep.equal([])
      } finally {
        Reflect.set(window, 'requestIdleCallback', requestIdleCallback)
      }
    })

  it("lists the site's own wallets and the visitor's without any service", async () => {
    writeStored(KEYS.recentWallets, [{ id: 'birch', name: 'Birch' }])
    instance({}, { projectId: undefined })
    await prepare()
    await waitUntil(() => walletsController.state.recent.length)
    await endInstance()
    localStorage.removeItem(KEYS.recentWallets.name)
    instance({}, { projectId: undefined, customWallets: [{ id: 'cedar', name: 'Cedar' }] })
    await prepare()
    await waitUntil(() => walletsController.state.custom.length)
    expect(walletsController.state.recent).to.deep.equal([])
  })

  it('reports the start once', async () => {
    const heard: string[] = []
    const services = { ...OFFLINE.services, analytics: ({ event }: { event: string }) => void heard.push(event) }
    instance({}, { services })
    await prepare()
    await prepare()
    expect(heard.filter(event => event === 'INITIALIZE')).to.have.length(1)
  })

  it('reports the start, and reads the balance, also after the site itself has asked for a list', async () => {
    const heard: string[] = []
    const services = { ...OFFLINE.services, analytics: ({ event }: { event: string }) => void heard.push(event) }
    const { modal, adapter } = instance({}, { services })
    await connect(aspen.id, 'eip155')
    await waitUntil(() => modal.getAccount().balance === '1', 'the wallet did not say its balance')
    await modal.fetchTransactions()
    expect(hasIntent()).to.equal(true)
    localStorage.removeItem(nativeBalanceKey.name)
    await prepare()
    expect(heard.filter(event => event === 'INITIALIZE')).to.have.length(1)
    await waitUntil(() => adapter.calls.includes('balance over endpoints'), 'no balance was read')
  })

  describe('a missing project id', () => {
    const hosted = { projectId: undefined, services: { ...OFFLINE.services, catalogue: undefined } as object }
    let lines: ReturnType<typeof watchConsole>
    beforeEach(() => (lines = watchConsole()))
    afterEach(() => lines.restore())

    it('is shown where the page is worked on, if a hosted service needs it', async () => {
      instance({}, { ...hosted, debug: true })
      expect(lines.lines, 'an untouched page').to.deep.equal([])
      await prepare()
      await waitUntil(() => alertsController.state.current?.name === 'projectIdMissing')
      await endInstance()
      instance({}, { projectId: undefined, debug: true })
      await prepare()
      await settle()
      expect(alertsController.state.current).to.equal(undefined)
    })

    it('is not shown to visitors', async () => {
      instance({}, { ...hosted, debug: false })
      await prepare()
      await import('../../../src/controllers/shell/show-alert.js') // what would show it has loaded
      await settle()
      expect(alertsController.state.current).to.equal(undefined)
      expect(lines.lines).to.deep.equal([])
    })
  })

  describe('options that do not exist', () => {
    const misspelt = {
      projectID: 'id',
      networkz: [],
      features: { email: false, swap: false, connectMethodsOrder: ['wallet'], headless: true },
      services: { ...OFFLINE.services, chain: false, blockChain: false },
    } as object
    let lines: ReturnType<typeof watchConsole>
    beforeEach(() => (lines = watchConsole()))
    afterEach(() => lines.restore())

    it('are named on the console, once, with the names that they may stand for', async () => {
      instance({}, { ...misspelt, debug: undefined })
      expect(lines.lines, 'an untouched page').to.deep.equal([])
      await prepare()
      await prepare()
      expect(lines.of('warn')).to.deep.equal([
        '[wallet-modal] Unknown option `projectID`: did you mean `projectId`?',
        '[wallet-modal] Unknown option `networkz`',
        '[wallet-modal] Unknown option `features.swap`: did you mean `features.swaps`?',
        '[wallet-modal] Unknown option `features.headless`',
        '[wallet-modal] Unknown option `services.chain`',
        '[wallet-modal] Unknown option `services.blockChain`: did you mean `services.blockchain`?',
      ])
    })

    it('include endpoints of a type that they cannot have', async () => {
      const customRpcUrls = JSON.parse('{"eip155:1":"https://node.example","eip155:137":[]}')
      instance({}, { customRpcUrls, debug: true })
      await prepare()
      expect(lines.of('warn')).to.deep.equal([
        "[wallet-modal] `customRpcUrls['eip155:1']` is ignored: it must be a list of `{ url }`",
      ])
    })

    it('are not named with `debug: false`', async () => {
      instance({}, misspelt)
      await prepare()
      expect(lines.lines).to.deep.equal([])
    })
  })

  it('does nothing without an instance', async () => {
    await prepare()
    expect(hasIntent()).to.equal(false)
  })

  it('is forgotten with the instance, and not with the one before', async () => {
    const { modal } = instance()
    await prepare()
    expect(hasIntent()).to.equal(true)
    modal.destroy()
    expect(hasIntent()).to.equal(false)
  })
})
