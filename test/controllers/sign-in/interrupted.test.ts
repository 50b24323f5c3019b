import { expect } from '@open-wc/testing'

import '../../../src/controllers/visit/resume-page.js' // loaded later, as tests are timed
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { connectAndFinish } from '../../../src/controllers/connect/connect.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { cancelSignIn } from '../../../src/controllers/sign-in/cancel-sign-in.js'
import { requestSignIn } from '../../../src/controllers/sign-in/request-sign-in.js'
import { signIn } from '../../../src/controllers/sign-in/sign-in.js'
import { signInController } from '../../../src/controllers/sign-in/sign-in-state.js'
import { ALICE, aspen, BOB, birch, result, type Script } from '../../helpers/fake-adapter.js'
import { FakeSiwx, sessionFor } from '../../helpers/fake-siwx.js'
import { endInstance, endVisit, instance, turns, turnsUntil } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { stopTime } from '../stubs.js'

const isReady = (): boolean =>
  routerController.route.view === 'SIWXSignMessage' && signInController.state.request?.status === 'ready'
const lookUps = ({ calls }: FakeSiwx): readonly string[] => calls.filter(call => call.startsWith('get'))

/** A visitor who is asked to sign in. */
async function asked(script: Script = {}, required = true) {
  const siwx = new FakeSiwx({ required })
  const { modal, adapter } = instance(script, { siwx })
  await modal.connect(aspen.id)
  await waitUntil(isReady)
  return { modal, adapter, siwx }
}

async function signedIn(script: Script = {}) {
  const made = await asked(script)
  await signIn()
  await waitUntil(() => !modalController.state.open)
  return made
}

/** Has the site wait with the next session until it is told to accept it. */
function holdSession(siwx: FakeSiwx) {
  let accept: (() => void) | undefined
  const add = siwx.addSession.bind(siwx)
  siwx.addSession = async session => {
    await new Promise<void>(resolve => (accept = resolve))
    await add(session)
  }
  return { isAsked: () => accept !== undefined, accept: () => accept?.() }
}

/** Has the site's look-up of sessions wait until it is told to answer. */
function holdLookUp(siwx: FakeSiwx) {
  let answer: (() => void) | undefined
  let isDone = false
  const get = siwx.getSessions.bind(siwx)
  siwx.getSessions = async (...account) => {
    await new Promise<void>(resolve => (answer = resolve))
    setTimeout(() => (isDone = true)) // once whoever waits has gone on
    return get(...account)
  }
  return { isAsked: () => answer !== undefined, answer: () => answer?.(), isDone: () => isDone }
}

describe('a sign-in that is interrupted', () => {
  afterEach(endInstance)

  it('does not keep a visitor waiting who cancels again, for a wallet that does not switch back', async () => {
    let answer = (): void => undefined
    const switchNetwork = async (_id: string, { caipNetworkId }: { readonly caipNetworkId: string }) => {
      if (caipNetworkId === 'eip155:1') await new Promise<void>(resolve => (answer = resolve))
      return caipNetworkId
    }
    const { modal, adapter } = await signedIn({ switchNetwork })
    await modal.switchNetwork(137)
    await waitUntil(isReady)
    const first = cancelSignIn().catch(() => undefined)
    await waitUntil(() => adapter.calls.includes('switch eip155:1'))
    await cancelSignIn()
    expect(modal.getIsConnectedState()).to.equal(false)
    expect(modalController.state.open).to.equal(false)
    answer()
    await first
    expect(adapter.calls.filter(call => call.startsWith('disconnect'))).to.have.length(1)
  })

  it('is withdrawn by the site’s signal: a required one as if the visitor cancelled, another one with the account kept', async () => {
    for (const required of [true, false]) {
      const { modal } = await asked({}, required)
      const controller = new AbortController()
      const wanted = rejection(requestSignIn(controller.signal))
      controller.abort()
      expect(await wanted).to.be.instanceOf(ModalClosedError)
      await waitUntil(() => !signInController.state.request && !modalController.state.open)
      await waitUntil(() => modal.getIsConnectedState() === !required)
      await endInstance()
    }
  })

  it('does not show once its signal was aborted, also while sessions are looked up', async () => {
    const { modal, siwx } = await asked({}, false)
    await modal.close()
    await waitUntil(() => !signInController.state.request)
    const aborted = AbortSignal.abort()
    expect(await rejection(modal.signIn({ signal: aborted }))).to.be.instanceOf(ModalClosedError)
    const controller = new AbortController()
    const look = holdLookUp(siwx)
    const wanted = rejection(modal.signIn({ signal: controller.signal }))
    await waitUntil(look.isAsked)
    controller.abort()
    expect(await wanted).to.be.instanceOf(ModalClosedError)
    look.answer()
    await waitUntil(look.isDone)
    expect(signInController.state.request).to.equal(undefined)
    expect(modalController.state.open).to.equal(false)
    expect(modal.getIsConnectedState()).to.equal(true)
  })

  it('does not show if the site closes the modal while sessions are looked up', async () => {
    const { modal, siwx } = await asked({}, false)
    await modal.close()
    await waitUntil(() => !signInController.state.request)
    const look = holdLookUp(siwx)
    const wanted = rejection(modal.signIn())
    await waitUntil(look.isAsked)
    expect(await modal.close()).to.equal(true)
    expect(await wanted).to.be.instanceOf(ModalClosedError)
    look.answer()
    await waitUntil(look.isDone)
    expect(signInController.state.request).to.equal(undefined)
    expect(modalController.state.open).to.equal(false)
  })

  it('opens nothing on the next instance after a look-up that failed on this one', async () => {
    const siwx = new FakeSiwx()
    siwx.getSessions = () => Promise.reject(new Error('503'))
    let answer: (() => void) | undefined
    const disconnect = () => new Promise<void>(resolve => (answer = resolve))
    const { modal } = instance({ disconnect }, { siwx })
    await modal.connect(aspen.id)
    await waitUntil(() => answer, 'the wallet is not disconnected')
    await endVisit(modal)
    instance()
    answer?.()
    await turns()
    expect(modalController.state.open).to.equal(false)
  })

  it('is taken back when the site accepts it only after the visitor cancelled', async () => {
    const { siwx } = await asked()
    const site = holdSession(siwx)
    const signing = signIn().catch((error: unknown) => error)
    await waitUntil(site.isAsked)
    await cancelSignIn()
    await turns()
    site.accept()
    expect(await signing).to.be.instanceOf(Error)
    expect(siwx.sessions).to.deep.equal([])
  })

  it('stays when the site accepts it after the visitor went on to another account of the wallet', async () => {
    const accounts = [{ address: ALICE }, { address: BOB }]
    const { adapter, siwx } = await asked({ connect: async id => result(id, { accounts }) })
    const site = holdSession(siwx)
    const signing = signIn().catch((error: unknown) => error)
    await waitUntil(site.isAsked)
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [...accounts].reverse() })
    await waitUntil(() => signInController.state.request?.signer.accountAddress === BOB)
    site.accept()
    await signing
    expect(siwx.sessions.map(({ data }) => data.accountAddress)).to.deep.equal([ALICE])
  })

  it('does not end the request to another account of the wallet when the site’s sessions come late', async () => {
    const accounts = [{ address: ALICE }, { address: BOB }]
    const { adapter, siwx } = await asked({ connect: async id => result(id, { accounts }) })
    let answer: (() => void) | undefined
    const get = siwx.getSessions.bind(siwx)
    siwx.getSessions = async (chainId, address) => {
      if (address === ALICE) await new Promise<void>(resolve => (answer = resolve))
      return get(chainId, address)
    }
    const signing = rejection(signIn())
    await waitUntil(() => answer, 'the session is not looked up')
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [...accounts].reverse() })
    await waitUntil(() => isReady() && signInController.state.request?.signer.accountAddress === BOB)
    answer?.()
    expect(await signing).to.be.instanceOf(ModalClosedError)
    await turns()
    expect(signInController.state.request?.signer.accountAddress).to.equal(BOB)
    expect(modalController.state.open).to.equal(true)
  })

  it('does not end the wait for another wallet when it turns out to be done', async () => {
    const connect = (id: string) =>
      id === birch.id ? new Promise<never>(() => undefined) : Promise.resolve(result(id))
    const { modal, adapter, siwx } = await signedIn({ connect })
    siwx.sessions.push(sessionFor(BOB))
    void modal.open({ view: 'ConnectWallets' })
    await waitUntil(() => modalController.state.open)
    routerController.push({ view: 'ConnectingExternal', args: { connectorId: birch.id } })
    connectAndFinish(birch.id, 'eip155').catch(() => undefined)
    const before = lookUps(siwx).length
    const time = stopTime()
    try {
      adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
      await turnsUntil(() => lookUps(siwx).length > before)
      await turns()
      time.advance(800) // longer than the check mark is shown
      await turns()
    } finally {
      time.restore()
    }
    expect(modalController.state.open).to.equal(true)
    expect(routerController.route.view).to.equal('ConnectingExternal')
  })

  it('can be signed again on a page that comes back from the back/forward cache', async () => {
    const answers = [() => new Promise(() => undefined), async () => '0x01']
    const { adapter, siwx } = await asked({ signMessage: async () => answers.shift()?.() })
    void signIn().catch(() => undefined)
    await waitUntil(() => adapter.calls.includes(`sign ${ALICE}`))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitUntil(() => signInController.state.request?.status === 'failed', 'it still waits')
    await signIn()
    expect(siwx.sessions.map(({ signature }) => signature)).to.deep.equal(['0x01'])
  })

  it('can be tried again if the site has not created its message within 10 s', async () => {
    const { adapter, siwx } = await asked()
    const create = siwx.createMessage.bind(siwx)
    siwx.createMessage = () => new Promise(() => undefined)
    const isAt = (status: string) => () => signInController.state.request?.status === status
    const time = stopTime()
    try {
      adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
      await turnsUntil(isAt('preparing'))
      time.advance(10_000)
      await turnsUntil(isAt('failed'))
    } finally {
      time.restore()
    }
    siwx.createMessage = create
    await signIn()
    expect(siwx.sessions.map(({ data }) => data.accountAddress)).to.deep.equal([BOB])
  })
})
