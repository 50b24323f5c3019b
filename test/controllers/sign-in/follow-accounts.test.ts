import { expect } from '@open-wc/testing'

import { signInContext } from '../../../src/controllers/connections/sign-in-context.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { requestSignIn } from '../../../src/controllers/sign-in/request-sign-in.js'
import { signIn } from '../../../src/controllers/sign-in/sign-in.js'
import type { CaipNetworkId } from '../../../src/core/caip.js'
import { cancelSignIn } from '../../../src/controllers/sign-in/cancel-sign-in.js'
import { signInController } from '../../../src/controllers/sign-in/sign-in-state.js'
import { ALICE, aspen, BOB, birch, result } from '../../helpers/fake-adapter.js'
import { FakeSiwx, sessionFor } from '../../helpers/fake-siwx.js'
import { endInstance, endVisit, instance, settle, turns, turnsUntil } from '../../helpers/instance.js'
import { byRole } from '../../helpers/deep.js'
import { shownView } from '../../helpers/view.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { stopTime } from '../stubs.js'

const isAsked = (): boolean => modalController.state.open && routerController.route.view === 'SIWXSignMessage'
const isReady = (): boolean => isAsked() && signInController.state.request?.status === 'ready'
const lookUps = ({ calls }: FakeSiwx): readonly string[] => calls.filter(call => call.startsWith('get'))

/** It is known whether the visitor has to sign in: who has to, is asked. */
async function decided(): Promise<void> {
  await settle() // changes are followed in microtasks
  await waitUntil(() => !signInContext().pending)
}

/** From now on, the site cannot say whether an account has a session on a chain. */
function failFor(siwx: FakeSiwx, chain: CaipNetworkId): void {
  const get = siwx.getSessions.bind(siwx)
  siwx.getSessions = async (chainId, address) => {
    if (chainId === chain) throw new Error('503')
    return get(chainId, address)
  }
}

async function signedIn(siwx = new FakeSiwx(), script = {}) {
  const { modal, adapter } = instance(script, { siwx })
  await modal.connect(aspen.id)
  await waitUntil(isReady)
  await signIn()
  await waitUntil(() => !modalController.state.open)
  return { modal, adapter, siwx }
}

describe('sign-in', () => {
  afterEach(endInstance)

  it('is requested after a connection in the dialog, which stays open until then', async () => {
    const siwx = new FakeSiwx()
    let answer: (() => void) | undefined
    const get = siwx.getSessions.bind(siwx)
    siwx.getSessions = async (...args) => {
      await new Promise<void>(resolve => (answer = resolve))
      return get(...args)
    }
    const { modal } = instance({}, { siwx })
    void modal.open()
    const view = await shownView()
    const time = stopTime()
    try {
      byRole(view.shadowRoot ?? view, 'button', /Aspen/).click()
      await turnsUntil(() => modal.getIsConnectedState())
      await turns()
      time.advance(800) // longer than the check mark is shown
      await turns()
      expect(modalController.state.open).to.equal(true)
    } finally {
      time.restore()
    }
    await waitUntil(() => answer)
    answer?.()
    await waitUntil(isReady)
    expect(lookUps(siwx).length).to.equal(1)
  })

  it('closes the dialog as usual if the site says that the account is signed in', async () => {
    const siwx = new FakeSiwx()
    siwx.sessions = [sessionFor(ALICE)]
    const { modal } = instance({}, { siwx })
    const outcome = modal.open()
    const view = await shownView()
    byRole(view.shadowRoot ?? view, 'button', /Aspen/).click()
    expect(await outcome).to.have.property('status', 'connected')
  })

  it('says in its events whether the account is a smart account', async () => {
    const events: unknown[] = []
    const accounts = [{ address: ALICE, type: 'smartAccount' }, { address: BOB }] as const
    const { modal, adapter } = instance({ connect: async id => result(id, { accounts }) }, { siwx: new FakeSiwx() })
    modal.subscribeEvents(({ data }) => {
      if (data && /SIWX/.test(data.event)) events.push([data.event, data.properties?.['isSmartAccount']])
    })
    await modal.connect(aspen.id)
    await waitUntil(isReady)
    await signIn()
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [...accounts].reverse() })
    await waitUntil(isReady)
    await cancelSignIn()
    await waitUntil(() => events.length === 3)
    expect(events).to.deep.equal([
      ['CLICK_SIGN_SIWX_MESSAGE', true],
      ['SIWX_AUTH_SUCCESS', true],
      ['CLICK_CANCEL_SIWX', false],
    ])
  })

  it('is requested for another account, but not for one with a session', async () => {
    const { adapter, siwx } = await signedIn()
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
    await waitUntil(isReady)
    expect(signInController.state.request?.signer.accountAddress).to.equal(BOB)
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: ALICE }] })
    await waitUntil(() => !modalController.state.open)
    expect(siwx.sessions.map(({ data }) => data.accountAddress)).to.deep.equal([ALICE])
  })

  it('is requested on another network, and cancelling switches back', async () => {
    const { modal, adapter, siwx } = await signedIn()
    await modal.switchNetwork(137)
    await waitUntil(isReady)
    expect(signInController.state.request?.signer.chainId).to.equal('eip155:137')
    await cancelSignIn()
    expect(adapter.calls).to.include('switch eip155:1')
    expect(modal.getIsConnectedState()).to.equal(true)
    expect(modalController.state.open).to.equal(false)
    await settle()
    expect(modal.getCaipNetworkId()).to.equal('eip155:1')
    expect(siwx.sessions.length).to.equal(1)
  })

  for (const [name, end] of [
    ['never signed in', undefined],
    ['is no longer signed in', (siwx: FakeSiwx) => void (siwx.sessions = [])],
    ['cannot be looked up', (siwx: FakeSiwx) => failFor(siwx, 'eip155:1')],
  ] as const)
    it(`offers no way back to a network where the account ${name}`, async () => {
      const siwx = new FakeSiwx()
      const { modal, adapter } = instance({}, { siwx })
      await modal.connect(aspen.id)
      await waitUntil(isReady)
      if (end) await signIn()
      end?.(siwx)
      await modal.switchNetwork(137)
      await waitUntil(() => isReady() && signInController.state.request?.signer.chainId === 'eip155:137')
      expect(signInController.state.request?.before).to.equal(undefined)
      await cancelSignIn()
      expect(adapter.calls).not.to.include('switch eip155:1')
      expect(modal.getIsConnectedState()).to.equal(false)
    })

  it('disconnects when the wallet does not switch back', async () => {
    const answers: (() => Promise<string>)[] = [
      async () => 'eip155:137',
      () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
    ]
    const { modal } = await signedIn(new FakeSiwx(), { switchNetwork: () => answers.shift()?.() })
    await modal.switchNetwork(137)
    await waitUntil(isReady)
    await cancelSignIn()
    expect(modal.getIsConnectedState()).to.equal(false)
  })

  it('disconnects when an optional sign-in is cancelled', async () => {
    const { modal } = instance({}, { siwx: new FakeSiwx({ required: false }) })
    await modal.connect(aspen.id)
    await waitUntil(isReady)
    await cancelSignIn()
    expect(modal.getIsConnectedState()).to.equal(false)
    expect(modalController.state.open).to.equal(false)
  })

  for (const required of [true, false])
    it(`ends an opening as dismissed when a ${required ? 'required' : 'optional'} sign-in is cancelled`, async () => {
      const { modal } = instance({}, { siwx: new FakeSiwx({ required }) })
      const outcome = modal.open()
      const view = await shownView()
      byRole(view.shadowRoot ?? view, 'button', /Aspen/).click()
      await waitUntil(isReady)
      await cancelSignIn()
      expect(await outcome).to.deep.equal({ status: 'dismissed' })
      expect(modal.getIsConnectedState()).to.equal(false)
    })

  it('is not requested when a page restores a connection, but when the visitor opens the modal', async () => {
    const { modal: first } = await signedIn()
    first.destroy()
    const siwx = new FakeSiwx()
    const { modal } = instance({}, { siwx })
    await modal.ready()
    await waitUntil(() => modal.getIsConnectedState())
    await decided()
    expect(modalController.state.open).to.equal(false)
    expect(siwx.calls).to.deep.equal([])
    void modal.open()
    await waitUntil(isReady)
  })

  for (const required of [true, false])
    it(`resolves the opening of a ${required ? 'restored' : 'changed'} account that signs in as connected`, async () => {
      const { modal: first } = await signedIn()
      first.destroy()
      const siwx = new FakeSiwx({ required })
      const { modal, adapter } = instance({}, { siwx })
      await modal.ready()
      await waitUntil(() => modal.getIsConnectedState())
      const outcome = modal.open()
      if (!required) {
        await waitUntil(() => modalController.state.open)
        adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
      }
      await waitUntil(isReady)
      await signIn()
      expect(await outcome).to.deep.equal({
        status: 'connected',
        namespace: 'eip155',
        caipAddress: `eip155:1:${required ? ALICE : BOB}`,
      })
    })

  it('leaves the opening of a connected visitor who declines it dismissed', async () => {
    const { modal: first } = await signedIn()
    first.destroy()
    const { modal, adapter } = instance({}, { siwx: new FakeSiwx({ required: false }) })
    await modal.ready()
    const outcome = modal.open()
    await waitUntil(() => modalController.state.open)
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
    await waitUntil(isReady)
    await modal.close()
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    expect(modal.getIsConnectedState()).to.equal(true)
  })

  it('is not requested when the visitor returns with a session', async () => {
    const { modal: first, siwx } = await signedIn()
    first.destroy()
    const { modal } = instance({}, { siwx })
    await modal.ready()
    void modal.open()
    await waitUntil(() => lookUps(siwx).length > 2)
    await decided()
    expect(routerController.route.view).to.equal('Account')
  })

  it('is requested when a restored wallet changes its account', async () => {
    const { modal: first } = await signedIn()
    first.destroy()
    const { modal, adapter } = instance({}, { siwx: new FakeSiwx() })
    await modal.ready()
    await waitUntil(() => modal.getIsConnectedState())
    await decided()
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
    await waitUntil(isReady)
  })

  it('ends with the connection, once', async () => {
    const { modal, siwx } = await signedIn()
    await modal.disconnect()
    await waitUntil(() => siwx.calls.includes('set 0'))
    await turns()
    expect(siwx.calls.filter(call => /^(set|revoke)/.test(call))).to.deep.equal(['set 0'])
  })

  it('ends when the wallet disconnects by itself', async () => {
    const { adapter, siwx } = await signedIn()
    adapter.emit({ type: 'disconnect', connectorId: aspen.id })
    await waitUntil(() => siwx.calls.includes('set 0'))
  })

  it('lasts while the wallet is only locked', async () => {
    const { adapter, siwx, modal } = await signedIn()
    adapter.emit({ type: 'locked', connectorId: aspen.id })
    await waitUntil(() => !modal.getIsConnectedState())
    await turns()
    expect(siwx.sessions.length).to.equal(1)
  })

  it('ends when the visitor disconnects while the wallet is locked', async () => {
    const { adapter, siwx, modal } = await signedIn()
    adapter.emit({ type: 'locked', connectorId: aspen.id })
    await waitUntil(() => !modal.getIsConnectedState())
    await turns()
    await modal.disconnect()
    await waitUntil(() => siwx.calls.includes('set 0'))
  })

  it('ends when the visitor disconnects while the connection is being restored', async () => {
    const { modal: first, siwx } = await signedIn()
    await endVisit(first)
    const { modal } = instance({ reconnect: () => new Promise(() => undefined) }, { siwx })
    expect(modal.getAccount().status).to.equal('reconnecting')
    await modal.disconnect()
    await waitUntil(() => siwx.calls.includes('set 0'))
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('is requested when a locked wallet comes back with another account', async () => {
    const { adapter, modal } = await signedIn()
    adapter.emit({ type: 'locked', connectorId: aspen.id })
    await waitUntil(() => !modal.getIsConnectedState())
    await turns()
    adapter.script.reconnect = async id => result(id, { accounts: [{ address: BOB }] })
    adapter.emit({ type: 'returned', connectorId: aspen.id })
    await waitUntil(isReady)
    expect(signInController.state.request?.signer.accountAddress).to.equal(BOB)
  })

  describe('with two wallets of a family', () => {
    const give = async (id: string) => result(id, { accounts: [{ address: id === birch.id ? BOB : ALICE }] })

    async function two() {
      const siwx = new FakeSiwx()
      const { modal } = await signedIn(siwx, { connect: give, reconnect: give })
      await modal.connect(birch.id)
      await waitUntil(isReady)
      await signIn()
      await waitUntil(() => !modalController.state.open)
      return { modal, siwx, signedInNow: () => siwx.sessions.map(({ data }) => data.accountAddress) }
    }

    it('ends for the one that is disconnected, and not for the one that takes over', async () => {
      const { modal, siwx, signedInNow } = await two()
      await modal.disconnect('eip155')
      expect(modal.getAddress()).to.equal(ALICE)
      await waitUntil(() => siwx.calls.includes(`revoke eip155:1 ${BOB}`))
      await turns()
      expect(signedInNow()).to.deep.equal([ALICE])
    })

    it('ends for one that is forgotten in the background', async () => {
      const { modal, siwx, signedInNow } = await two()
      await modal.deleteConnection({ namespace: 'eip155', connectorId: aspen.id })
      await waitUntil(() => siwx.calls.includes(`revoke eip155:1 ${ALICE}`))
      await turns()
      expect(signedInNow()).to.deep.equal([BOB])
    })

    it('stays when the wallet that takes over has the same account', async () => {
      const { modal, siwx } = await signedIn()
      await modal.connect(birch.id)
      await modal.disconnect('eip155')
      await turns()
      expect(modal.getWalletInfo()?.name).to.equal('Aspen')
      expect(siwx.sessions.map(({ data }) => data.accountAddress)).to.deep.equal([ALICE])
    })
  })

  it('outlives the connection if the site says so', async () => {
    const siwx = new FakeSiwx()
    siwx.signOutOnDisconnect = false
    const { modal } = await signedIn(siwx)
    await modal.disconnect()
    await turns()
    expect(siwx.sessions.length).to.equal(1)
  })

  it('does not sign out when another tab disconnected, which signs out itself', async () => {
    const { modal, siwx } = await signedIn()
    const stored = Object.entries(localStorage)
    for (const [name] of stored)
      if (/connected_connector_id|connected_namespaces/.test(name)) localStorage.removeItem(name)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await waitUntil(() => !modal.getIsConnectedState())
    await turns()
    expect(siwx.calls.filter(call => /^(set|revoke)/.test(call))).to.deep.equal([])
  })

  for (const [where, key] of [
    ['at the site', '@appkit/siwx'],
    ['at the hosted service', '@appkit/siwx-auth-token'],
  ] as const)
    it(`is complete when another tab has signed in ${where}`, async () => {
      const siwx = new FakeSiwx()
      const { modal } = instance({}, { siwx })
      await modal.connect(aspen.id)
      await waitUntil(isReady)
      siwx.sessions = [sessionFor(ALICE)]
      window.dispatchEvent(new StorageEvent('storage', { key }))
      await waitUntil(() => !modalController.state.open)
      expect(modal.getIsConnectedState()).to.equal(true)
    })

  it('is requested for each family, and ends separately', async () => {
    const siwx = new FakeSiwx()
    const { modal } = twoFamilies({}, {}, { siwx })
    await modal.connect(aspen.id, 'eip155')
    await waitUntil(isReady)
    await signIn()
    await modal.connect(cedar.id, 'solana')
    await waitUntil(isReady)
    expect(signInController.state.request?.signer.accountAddress).to.equal(SOL)
    await signIn()
    expect(siwx.sessions.map(({ data }) => data.chainId)).to.deep.equal(['eip155:1', SOLANA.caipNetworkId])
    await modal.disconnect('solana')
    await waitUntil(() => siwx.sessions.length === 1)
    expect(siwx.calls).to.include(`revoke ${SOLANA.caipNetworkId} ${SOL}`)
    expect(siwx.sessions[0]?.data.accountAddress).to.equal(ALICE)
  })

  it('is requested for an added wallet', async () => {
    const connect = async (id: string) => result(id, { accounts: [{ address: id === birch.id ? BOB : ALICE }] })
    const { modal } = await signedIn(new FakeSiwx(), { connect })
    await modal.connect(birch.id)
    await waitUntil(isReady)
    expect(signInController.state.request?.signer.accountAddress).to.equal(BOB)
  })

  it('waits until the wallet is on a supported network', async () => {
    const siwx = new FakeSiwx()
    const connect = async (id: string) => result(id, { caipNetworkId: 'eip155:424242' })
    const { modal, adapter } = instance({ connect }, { siwx })
    await modal.connect(aspen.id)
    await waitUntil(() => routerController.route.view === 'UnsupportedChain' || !modalController.state.open)
    await decided()
    expect(siwx.calls).to.deep.equal([])
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:1' })
    await waitUntil(isReady)
  })

  it('does not attach a signature to an account that became active meanwhile', async () => {
    let answer = (): void => undefined
    const signMessage = () => new Promise<string>(resolve => (answer = () => resolve('0x01')))
    const siwx = new FakeSiwx()
    const { modal, adapter } = instance({ signMessage }, { siwx })
    await modal.connect(aspen.id)
    await waitUntil(isReady)
    const signing = signIn().catch((error: unknown) => error)
    await waitUntil(() => adapter.calls.includes(`sign ${ALICE}`))
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
    await waitUntil(() => signInController.state.request?.signer.accountAddress === BOB)
    answer()
    expect(await signing).to.be.instanceOf(Error)
    await turns()
    expect(siwx.sessions).to.deep.equal([])
  })

  for (const [name, getSessions] of [
    ['fails', () => Promise.reject(new Error('500'))],
    [
      'throws',
      () => {
        throw new Error('500')
      },
    ],
  ] as const)
    it(`disconnects and starts over when the look-up ${name}`, async () => {
      const siwx = new FakeSiwx()
      siwx.getSessions = getSessions
      const { modal } = instance({}, { siwx })
      await modal.connect(aspen.id)
      await waitUntil(() => !modal.getIsConnectedState())
      await waitUntil(() => modalController.state.open && routerController.route.view === 'Connect')
      expect(snackController.state.message).to.equal('A problem occurred while trying initialize authentication')
      expect(await modal.close()).to.equal(true)
    })

  for (const nonsense of ['nope', null, [null, 7, { data: null }], [{ data: { accountAddress: ALICE, chainId: 'x' } }]])
    it(`treats ${JSON.stringify(nonsense)} as no session`, async () => {
      const siwx = new FakeSiwx()
      siwx.getSessions = async () => nonsense as never
      const { modal } = instance({}, { siwx })
      await modal.connect(aspen.id)
      await waitUntil(isReady)
    })

  for (const [name, fields] of [
    ['has expired', { expirationTime: '2001-01-01T00:00:00Z' }],
    ['is not valid yet', { notBefore: '2999-01-01T00:00:00Z' }],
    ['has times that cannot be read', { expirationTime: 'soon' }],
    ['is of another account', { accountAddress: BOB }],
    ['is of another chain', { chainId: 'eip155:137' }],
  ] as const)
    it(`does not count a session that ${name}`, async () => {
      const siwx = new FakeSiwx()
      siwx.getSessions = async () => [sessionFor(ALICE, 'eip155:1', fields)]
      const { modal } = instance({}, { siwx })
      await modal.connect(aspen.id)
      await waitUntil(isReady)
    })

  it('compares EVM addresses case-insensitively', async () => {
    const siwx = new FakeSiwx()
    siwx.getSessions = async () => [sessionFor(ALICE.toLowerCase())]
    const { modal } = instance({}, { siwx })
    await modal.connect(aspen.id)
    await decided()
    expect(isAsked()).to.equal(false)
  })

  it('loads nothing on a site without it', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    await decided()
    expect(modalController.state).to.include({ open: false })
  })

  it('is one request, however often the site asks for it at once', async () => {
    const siwx = new FakeSiwx({ required: false })
    const { modal } = instance({}, { siwx })
    await modal.connect(aspen.id)
    await waitUntil(isReady)
    void modal.close()
    await waitUntil(() => !signInController.state.request)
    const get = siwx.getSessions.bind(siwx)
    let looked = 0
    siwx.getSessions = async (...account) => {
      for (let turn = ++looked; turn > 0; turn--) await settle() // each look-up takes longer than the one before
      return get(...account)
    }
    const asked = [requestSignIn(), requestSignIn()]
    await waitUntil(isReady)
    const session = await signIn()
    for (const { data } of await Promise.all(asked)) expect(data.nonce).to.equal(session.data.nonce)
  })

  it('is requested again for an account whose session another tab ended with the connection', async () => {
    const { modal, siwx } = await signedIn()
    const follow = (): unknown =>
      window.dispatchEvent(new StorageEvent('storage', { key: '@appkit/eip155:connected_connector_id' }))
    const stored = Object.entries(localStorage).filter(([name]) => /connected_connector_id|connected_names/.test(name))
    for (const [name] of stored) localStorage.removeItem(name)
    follow()
    await waitUntil(() => !modal.getIsConnectedState())
    siwx.sessions = []
    for (const [name, value] of stored) localStorage.setItem(name, String(value))
    follow()
    await waitUntil(() => modal.getIsConnectedState())
    await decided()
    expect(modalController.state.open).to.equal(false)
    void modal.open()
    await waitUntil(isReady)
  })
})
