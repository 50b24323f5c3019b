import { expect } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { de } from '../../../src/locales/de/index.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { allByRole, byRole, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB, result, type Script } from '../../helpers/fake-adapter.js'
import { FakeSiwx, sessionFor } from '../../helpers/fake-siwx.js'
import { endInstance, instance, settle, turns } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A site that never finds a session again. */
class ForgetfulSiwx extends FakeSiwx {
  override getSessions = async () => []
}

const isAsked = (): boolean => modalController.state.open && routerController.route.view === 'SIWXSignMessage'

/** A site with sign-in whose visitor has just connected a wallet. */
async function connected(
  siwx = new FakeSiwx(),
  { script, site }: { script?: Script; site?: Partial<WalletModalOptions> } = {},
) {
  const { modal, adapter } = instance(script, { siwx, ...site })
  await modal.connect(aspen.id)
  return { modal, adapter, siwx }
}

/** The view of the request, once its message is there. */
async function asked(...given: Parameters<typeof connected>) {
  const all = await connected(...given)
  await waitUntil(isAsked, 'not asked to sign in')
  const view = await shownView()
  const root = view.shadowRoot ?? view
  await waitUntil(() => allByRole(root, 'button', 'Sign').length, 'the message is not ready')
  const press = (name: string): void => byRole(root, 'button', name).click()
  return { ...all, root, press }
}

const signatures = (calls: readonly string[]): readonly string[] => calls.filter(call => call.startsWith('sign '))

describe('<w3m-siwx-sign-message-view>', () => {
  afterEach(endInstance)

  it('shows site, account, network and statement before anything is signed', async () => {
    const { root, adapter } = await asked()
    root.querySelector('summary')?.click()
    const text = readText(root)
    for (const part of [location.host, ALICE, 'Ethereum', 'I accept the terms of Example', 'nonce00001'])
      expect(text).to.include(part)
    expect(signatures(adapter.calls)).to.deep.equal([])
  })

  it('says until when the message is valid in the language of the texts', async () => {
    const siwx = new FakeSiwx()
    const create = siwx.createMessage.bind(siwx)
    const expirationTime = '2999-12-24T10:00:00Z'
    siwx.createMessage = async input => ({ ...(await create(input)), expirationTime, toString: () => 'message' })
    const { root } = await asked(siwx)
    expect(readText(root)).to.include(new Date(expirationTime).toLocaleString('en'))
    addMessages(de, 'de')
    const until = new Date(expirationTime).toLocaleString('de')
    await waitUntil(() => readText(root).includes(until), 'in the language of the browser')
    addMessages({}, 'en')
  })

  it('asks the wallet once, submits the session to the site and closes', async () => {
    const { press, adapter, siwx } = await asked()
    press('Sign')
    await waitUntil(() => !modalController.state.open)
    expect(signatures(adapter.calls)).to.deep.equal([`sign ${ALICE}`])
    const [session] = siwx.sessions
    expect(session?.data).to.include({ accountAddress: ALICE, chainId: 'eip155:1', domain: location.host })
    expect(session?.message).to.equal(`${location.host} asks ${ALICE} with nonce00001`)
    expect(session?.signature).to.equal(`signed: ${session?.message}`)
  })

  it('asks the wallet once, with one nonce, however often the button is pressed', async () => {
    let answer = (): void => undefined
    const signMessage = () => new Promise<string>(resolve => (answer = () => resolve('0x01')))
    const { press, adapter, siwx, root } = await asked(undefined, { script: { signMessage } })
    press('Sign')
    await waitUntil(() => signatures(adapter.calls).length)
    byRole(root, 'button', /Approve in Aspen/).click()
    await settle()
    answer()
    await waitUntil(() => !modalController.state.open)
    expect(signatures(adapter.calls).length).to.equal(1)
    expect(siwx.calls.filter(call => call.startsWith('message')).length).to.equal(1)
  })

  it('warns when the message is for another domain than the page’s', async () => {
    const siwx = new FakeSiwx()
    const create = siwx.createMessage.bind(siwx)
    siwx.createMessage = async input => ({ ...(await create(input)), domain: 'evil.example', toString: () => 'evil' })
    const { root } = await asked(siwx)
    const warning = byRole(root, '[role=alert]')
    expect(readText(warning)).to.include('evil.example')
    expect(readText(warning)).to.include(location.host)
  })

  it('does not warn about its own domain', async () => {
    const { root } = await asked()
    expect(root.querySelector('[role="alert"]')).to.equal(null)
  })

  for (const [name, answer] of [
    ['nothing', ''],
    ['an object', {}],
    ['a number', 123],
  ] as const)
    it(`says so when the wallet answers with ${name}, and can be retried`, async () => {
      const answers: unknown[] = [answer, '0x1234']
      const { press, siwx } = await asked(undefined, { script: { signMessage: async () => answers.shift() } })
      press('Sign')
      await waitUntil(() => snackController.state.open)
      expect(snackController.state).to.include({ message: 'Error signing message', variant: 'error' })
      expect(siwx.sessions).to.deep.equal([])
      expect(isAsked()).to.equal(true)
      press('Sign')
      await waitUntil(() => siwx.sessions.length)
      expect(siwx.sessions[0]?.data.nonce).to.equal('nonce00002')
    })

  it('says so when the visitor refuses, and can be retried with a new nonce', async () => {
    const refusals = [Object.assign(new Error('User rejected'), { code: 4001 })]
    const signMessage = async () => {
      const refusal = refusals.shift()
      if (refusal) throw refusal
      return '0x1234'
    }
    const { press, siwx } = await asked(undefined, { script: { signMessage } })
    press('Sign')
    await waitUntil(() => snackController.state.open)
    expect(snackController.state.message).to.equal('Error signing message')
    press('Sign')
    await waitUntil(() => siwx.sessions.length)
    expect(siwx.sessions[0]?.data.nonce).to.equal('nonce00002')
  })

  it('asks no wallet if the site creates no message', async () => {
    const siwx = new FakeSiwx()
    siwx.createMessage = () => Promise.reject(new Error('no nonce'))
    const { adapter } = await connected(siwx)
    await waitUntil(() => snackController.state.open)
    expect(snackController.state.message).to.equal('Error signing message')
    expect(signatures(adapter.calls)).to.deep.equal([])
  })

  for (const [name, fields] of [
    ['has expired', { expirationTime: '2001-01-01T00:00:00Z' }],
    ['is not valid yet', { notBefore: '2999-01-01T00:00:00Z' }],
    ['has a time that cannot be read', { issuedAt: 'not-a-date' }],
    ['is about another account', { accountAddress: BOB }],
    ['is about another chain', { chainId: 'eip155:137' }],
  ] as const)
    it(`asks no wallet to sign a message that ${name}`, async () => {
      const siwx = new FakeSiwx()
      const create = siwx.createMessage.bind(siwx)
      siwx.createMessage = async input => ({ ...(await create(input)), ...fields })
      const { adapter } = await connected(siwx)
      await waitUntil(() => snackController.state.open)
      const view = await shownView()
      byRole(view.shadowRoot ?? view, 'button', 'Sign').click()
      await turns()
      expect(signatures(adapter.calls)).to.deep.equal([])
      expect(siwx.sessions).to.deep.equal([])
    })

  it('cannot be closed while sign-in is required: it shakes', async () => {
    const { modal } = await asked()
    const { shakes } = modalController.state
    expect(await modal.close()).to.equal(false)
    expect(modalController.state.shakes).to.equal(shakes + 1)
    expect(isAsked()).to.equal(true)
  })

  it('stays visible when the site opens another view while sign-in is required', async () => {
    const { modal } = await asked()
    void modal.open({ view: 'Networks' })
    await waitUntil(isAsked)
  })

  it('disconnects when it is cancelled, and the modal closes', async () => {
    const { press, modal } = await asked()
    press('Cancel')
    await waitUntil(() => !modal.getIsConnectedState())
    await waitUntil(() => !modalController.state.open)
  })

  for (const [name, siwx, text] of [
    ['takes back to a network with a session', () => new FakeSiwx(), 'Cancelling takes you back to Ethereum'],
    ['disconnects without one', () => new ForgetfulSiwx(), 'Cancelling disconnects your wallet'],
  ] as const)
    it(`says whether cancelling ${name}`, async () => {
      const { press, modal, root } = await asked(siwx())
      press('Sign')
      await waitUntil(() => !modalController.state.open)
      await modal.switchNetwork(137)
      await waitUntil(isAsked)
      const shown = (await shownView()).shadowRoot ?? root
      await waitUntil(() => /Cancelling [^.]+/.exec(readText(shown)))
      expect(readText(shown)).to.include(text)
    })

  it('may be closed when sign-in is optional, which keeps the connection and does not ask again', async () => {
    const { modal, siwx } = await asked(new FakeSiwx({ required: false }))
    expect(await modal.close()).to.equal(true)
    await settle()
    expect(modal.getIsConnectedState()).to.equal(true)
    void modal.open()
    await turns()
    expect(routerController.route.view).to.equal('Account')
    expect(siwx.sessions).to.deep.equal([])
  })

  it('shows nothing to sign without a request', async () => {
    const { modal } = instance({}, { siwx: new FakeSiwx() })
    void modal.open({ view: 'SIWXSignMessage' })
    const view = await shownView()
    expect(readText(view)).to.include('Nothing to sign')
  })

  it('is opened by the handle, which resolves to the session', async () => {
    const { modal, siwx } = await connected(new FakeSiwx({ required: false }))
    await waitUntil(isAsked)
    await modal.close()
    const session = modal.signIn()
    await waitUntil(isAsked)
    const view = await shownView()
    await waitUntil(() => allByRole(view.shadowRoot ?? view, 'button', 'Sign').length)
    byRole(view.shadowRoot ?? view, 'button', 'Sign').click()
    expect((await session).signature).to.equal(siwx.sessions[0]?.signature)
    expect((await modal.signIn()).message).to.equal((await session).message)
    await modal.signOut()
    expect(siwx.calls.at(-1)).to.equal('set 0')
  })

  it('makes the handle reject when the visitor leaves', async () => {
    const { modal } = await connected(new FakeSiwx({ required: false }))
    await waitUntil(isAsked)
    await modal.close()
    const session = rejection(modal.signIn())
    await waitUntil(isAsked)
    await modal.close()
    expect(await session).to.have.property('code', 'MODAL_CLOSED')
  })

  it('is not enabled on a site without sign-in', async () => {
    const { modal } = instance()
    expect(modal.getSIWX()).to.equal(undefined)
    for (const call of [modal.signIn(), modal.signOut()])
      expect(await rejection(call)).to.include({ message: 'SIWX is not enabled', code: 'SIGN_IN_DISABLED' })
  })

  it('returns the site’s own sign-in configuration', () => {
    const siwx = new FakeSiwx()
    const { modal } = instance({}, { siwx })
    expect(modal.getSIWX()).to.equal(siwx)
  })

  it('sends analytics events without the visitor’s identity', async () => {
    const events: unknown[] = []
    const siwx = new FakeSiwx()
    const { modal } = instance({}, { siwx })
    modal.subscribeEvents(({ data }) => {
      if (data && /SIWX/.test(data.event)) events.push([data.event, data.properties])
    })
    await modal.connect(aspen.id)
    await waitUntil(isAsked)
    const view = await shownView()
    await waitUntil(() => allByRole(view.shadowRoot ?? view, 'button', 'Sign').length)
    byRole(view.shadowRoot ?? view, 'button', 'Sign').click()
    await waitUntil(() => events.length === 2)
    const place = { network: 'eip155:1', isSmartAccount: false }
    expect(events).to.deep.equal([
      ['CLICK_SIGN_SIWX_MESSAGE', place],
      ['SIWX_AUTH_SUCCESS', place],
    ])
  })

  it('requests nothing if the site says that the account is signed in', async () => {
    const siwx = new FakeSiwx()
    siwx.sessions = [sessionFor(ALICE)]
    const { siwx: asks } = await connected(siwx, { script: { connect: async id => result(id) } })
    await waitUntil(() => asks.calls.includes('get eip155:1'))
    await turns()
    expect(isAsked()).to.equal(false)
  })
})
