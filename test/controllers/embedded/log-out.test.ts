import { expect } from '@open-wc/testing'

import type { WalletModalOptions } from '../../../src/client/types.js'
import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/visit/open.js'
import { submitEmail } from '../../../src/controllers/embedded/log-in.js'
import { submitCode } from '../../../src/controllers/embedded/submit-code.js'
import { loginController } from '../../../src/controllers/embedded/email-login.js'
import { embedded } from '../../../src/controllers/connections/embedded/embedded.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { syncTabs } from '../../../src/controllers/visit/sync-tabs.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, SOL, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, endVisit, turns } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

const KEYS = ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'SOCIAL_USERNAME']
const stored = (): readonly string[] => KEYS.filter(key => localStorage.getItem(`@appkit-wallet/${key}`) !== null)

async function loggedIn(script: SecureSiteScript = {}) {
  const made = embeddedSite(script)
  void made.modal.open()
  await waitUntil(() => modalController.state.open, 'not open')
  void submitEmail('ada@example.com').catch(() => undefined)
  await waitUntil(() => routerController.route.view === 'EmailVerifyOtp', 'no view')
  await submitCode('123456')
  await waitUntil(() => loginController.state.step === 'connected', 'not connected')
  return made
}

/** What a reload does: a new instance over the same storage. */
async function reload(
  { modal }: Awaited<ReturnType<typeof loggedIn>>,
  script: SecureSiteScript = {},
  site: Partial<WalletModalOptions> = {},
) {
  await endVisit(modal)
  const next = embeddedSite(script, site)
  await next.modal.ready()
  return next
}

describe('a login', () => {
  afterEach(endInstance)

  it('is restored on the next visit, in every family', async () => {
    const { modal, secureSite } = await reload(await loggedIn())
    expect(modal.getAddress('eip155')).to.equal(ALICE)
    expect(modal.getAddress('solana')).to.equal(SOL)
    expect(secureSite.names()).to.include('IS_CONNECTED')
  })

  it('is neither restored nor looked up with enableReconnect: false', async () => {
    const { modal, secureSite } = await reload(await loggedIn(), {}, { enableReconnect: false })
    expect(modal.getAccount('eip155').isConnected).to.equal(false)
    expect(secureSite.calls).to.deep.equal([])
  })

  it('ends and is forgotten when the secure site says so', async () => {
    const { modal } = await reload(await loggedIn(), { IS_CONNECTED: async () => ({ isConnected: false }) })
    expect(modal.getAccount('eip155').isConnected).to.equal(false)
    expect(modal.getAccount('solana').isConnected).to.equal(false)
    expect(stored()).to.deep.equal([])
  })

  it('ends in every family when one disconnects, and is forgotten', async () => {
    const { modal, secureSite } = await loggedIn()
    await modal.disconnect('solana')
    expect(modal.getAccount('eip155').isConnected).to.equal(false)
    expect(modal.getAccount('solana').isConnected).to.equal(false)
    expect(secureSite.names().filter(name => name === 'SIGN_OUT')).to.have.length(1)
    expect(stored()).to.deep.equal([])
  })

  it('ends whatever the secure site answers', async () => {
    const { modal } = await loggedIn({ SIGN_OUT: () => Promise.reject(new Error('no')) })
    await modal.disconnect()
    expect(modal.getAccount('eip155').isConnected).to.equal(false)
    expect(stored()).to.deep.equal([])
  })

  it('waits at most 3 s for the secure site', async () => {
    const { modal } = await loggedIn({ SIGN_OUT: () => new Promise(() => undefined) })
    const start = performance.now()
    await modal.disconnect()
    expect(performance.now() - start).to.be.within(2900, 4500)
    expect(stored()).to.deep.equal([])
  })

  it('that started or ended in another tab is taken over by this one', async () => {
    const { modal } = await loggedIn()
    const before = { ...localStorage }
    await modal.disconnect()
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value)
    syncTabs()
    await waitUntil(() => modal.getAccount('eip155').isConnected && modal.getAccount('solana').isConnected)
    localStorage.clear()
    syncTabs()
    expect(modal.getAccount('eip155').isConnected).to.equal(false)
  })

  it('that ended in another tab can no longer sign, and has no open requests', async () => {
    const { modal, secureSite } = await loggedIn({
      RPC_REQUEST: (_payload, signal) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Withdrawn')))),
    })
    await waitUntil(() => !modal.isOpen(), 'not closed')
    const { providers } = await embedded()
    const provider = providers.of('eip155')
    const request = rejection(provider.request({ method: 'personal_sign', params: ['0x6869', ALICE] }))
    await waitUntil(() => routerController.route.view === 'ApproveTransaction', 'no view')
    localStorage.clear()
    syncTabs()
    expect(await request).to.include({ code: 4001, message: 'Request was aborted' })
    expect(await provider.request({ method: 'eth_accounts' })).to.deep.equal([])
    expect(modal.isOpen()).to.equal(false)
    expect(secureSite.names()).not.to.include('SIGN_OUT')
    expect(stored()).to.deep.equal([])
  })

  it('that this tab has taken over in only one family ends in the other too, without an error for open requests', async () => {
    const first = await loggedIn()
    const before = { ...localStorage }
    await first.modal.disconnect()
    let refuse = (): void => undefined
    const { secureSite, modal } = await reload(first, {
      GET_USER: ({ chainId }) =>
        chainId === 1
          ? Promise.resolve(ada(1))
          : new Promise((_resolve, reject) => (refuse = () => reject(new Error('You are logged out')))),
    })
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value)
    syncTabs()
    await waitUntil(() => secureSite.names().filter(name => name === 'GET_USER').length === 2)
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
    await modal.disconnect()
    expect(localStorage.getItem('@appkit/solana:connected_connector_id')).to.equal(null)
    const { error } = console
    const said: unknown[] = []
    console.error = (...words: unknown[]) => void said.push(words)
    refuse()
    await turns()
    console.error = error
    expect(said).to.deep.equal([])
    expect(modal.getAccount('solana').isConnected).to.equal(false)
  })

  it('switches to another network with its account there', async () => {
    const { modal, secureSite } = await loggedIn()
    await modal.switchNetwork('eip155:137', { throwOnFailure: true })
    expect(modal.getCaipNetworkId('eip155')).to.equal('eip155:137')
    expect(modal.getAddress('eip155')).to.equal(ALICE)
    expect(secureSite.calls.at(-1)).to.deep.include.members(['GET_USER'])
  })
})
