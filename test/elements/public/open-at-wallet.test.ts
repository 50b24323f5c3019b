import { expect } from '@open-wc/testing'

import { routerController } from '../../../src/controllers/shell/router.js'
import { aspen, BOB, result } from '../../helpers/fake-adapter.js'
import { setNavigation } from '../../../src/core/platform/navigation.js'
import { embeddedSite, fakeSecureSite } from '../../helpers/fake-secure-site.js'
import { endInstance, instance, OFFLINE, settle, turns } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const view = (): string => routerController.route.view

describe('open({ wallet })', () => {
  afterEach(async () => {
    await endInstance()
    setNavigation()
  })

  it('connects an installed wallet by its reverse-DNS id or its name', async () => {
    for (const wallet of [aspen.info?.rdns ?? '', 'aspen']) {
      const { modal } = instance({ connect: async id => result(id, { accounts: [{ address: BOB }] }) })
      const outcome = modal.open({ wallet })
      expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
      await endInstance()
    }
  })

  // before the next one: the code of the logins is not loaded yet
  it('starts no login once its signal is aborted, also while code is loading', async () => {
    const secureSite = Object.assign(fakeSecureSite(), { origin: location.origin })
    const { modal } = embeddedSite({}, { services: { ...OFFLINE.services, secureSite } })
    setNavigation({ open: () => undefined, isActive: () => false })
    const heard: unknown[] = []
    modal.subscribeEvents(({ data }) => heard.push(data?.event))
    for (let step = 0; step < 8; step++) {
      const stop = new AbortController()
      const outcome = modal.open({ wallet: 'google', signal: stop.signal })
      for (let waited = 0; waited < step && !modal.isOpen(); waited++) await settle()
      const wasOpen = modal.isOpen()
      stop.abort()
      expect(await outcome)
        .to.have.property('status')
        .that.is.oneOf(wasOpen ? ['dismissed', 'failed'] : ['dismissed'])
      await turns()
      if (!wasOpen) expect(heard).not.to.include('SOCIAL_LOGIN_STARTED')
      heard.length = 0
    }
  })

  it('starts a login', async () => {
    for (const [wallet, expected] of [
      ['email', 'EmailLogin'],
      ['google', 'ConnectingSocial'],
    ] as const) {
      const secureSite = Object.assign(fakeSecureSite(), { origin: location.origin })
      const { modal } = embeddedSite({}, { services: { ...OFFLINE.services, secureSite } })
      setNavigation({ open: () => undefined, isActive: () => false }) // the browser lets no popup open
      void modal.open({ wallet })
      await waitUntil(() => view() === expected, `no ${expected} but ${view()}`)
      await endInstance()
    }
  })

  it('leaves the list of wallets for an unknown wallet, and ignores what is no name', async () => {
    const { modal } = instance()
    void modal.open({ wallet: 'Nobody’s' })
    await waitUntil(() => modal.isOpen())
    expect(view()).to.equal('Connect')
    modal.close()
    for (const wallet of ['', ' ', 7, {}]) {
      // @ts-expect-error -- a page in plain JavaScript
      void modal.open({ wallet, view: 'Networks' })
      await waitUntil(() => modal.isOpen())
      expect(view()).to.equal('Networks')
      modal.close()
    }
  })
})
