import { expect } from '@open-wc/testing'

import { alertsController } from '../../../src/controllers/shell/alerts.js'
import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { pairingLifecycle } from '../../../src/controllers/pairing/pairing-lifecycle.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { RelayUnreachableError } from '../../../src/core/errors/relay.js'
import { keepDeepLink, readDeepLink } from '../../../src/services/storage/deep-link.js'
import { BOB } from '../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol, pairingUri, TOPIC } from '../../helpers/fake-protocol.js'
import { endInstance, endVisit, instance, settle, turns } from '../../helpers/instance.js'
import { untilPairing } from '../../helpers/phone-session.js'
import { codeOf } from '../../helpers/rejection.js'
import { SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

function site(options: object = {}) {
  const protocol = new FakeProtocol()
  const { modal, adapter } = instance({}, { universalProvider: protocol, debug: true, ...options })
  return { protocol, modal, adapter }
}

/** What a wallet with accounts in both families approves. */
const bothFamilies = () =>
  approvedSession({
    namespaces: {
      eip155: { accounts: [`eip155:1:${BOB}`], methods: [], events: [] },
      solana: { accounts: [`${SOLANA.caipNetworkId}:${SOL}`], methods: [], events: [] },
    },
  })

async function connected(options?: object) {
  const given = site(options)
  const task = pairingLifecycle.pair()
  await untilPairing('waiting')
  given.protocol.attempts[0]?.approve()
  await task
  return given
}

describe('the life of a pairing', () => {
  afterEach(async () => {
    pairingLifecycle.leave()
    await endInstance()
  })

  it('shows a URI for 4 minutes, and connects every namespace once a wallet approves', async () => {
    const { protocol, modal } = site()
    const task = pairingLifecycle.pair()
    expect(pairingController.state.status).to.equal('starting')
    expect(modal.getAccount().status).to.equal('connecting')
    await untilPairing('waiting')
    expect(pairingController.state.uri).to.equal(pairingUri('1'))
    expect(pairingController.state.expiresAt).to.be.closeTo(Date.now() + 240_000, 2_000)
    expect(Object.keys(protocol.attempts[0]?.proposal ?? {})).to.deep.equal(['eip155'])
    protocol.attempts[0]?.approve()
    await task
    expect(pairingController.state.status).to.equal('connected')
    expect(pairingController.state.uri).to.equal(undefined)
    expect(modal.getCaipAddress()).to.equal(`eip155:1:${BOB}`)
    expect(modal.getWalletInfo()).to.deep.equal({ name: 'Phone', type: 'WALLET_CONNECT' })
    expect(networksController.state.approved.eip155).to.deep.equal(['eip155:1', 'eip155:137'])
    expect(protocol.calls).to.include('default eip155:1')
  })

  for (const [what, approved, asked] of [
    ['starts on the network that was chosen before, which the wallet approved', ['1', '137'], []],
    ['asks the wallet for it if its session lacks it', ['1'], ['wallet_switchEthereumChain eip155:1']],
  ] as const)
    it(what, async () => {
      const { protocol, modal } = site()
      const accounts = (ids: readonly string[]) => ids.map(id => `eip155:${id}:${BOB}`)
      const session = (ids: readonly string[]) => {
        const { namespaces } = approvedSession()
        return approvedSession({ namespaces: { eip155: { ...namespaces.eip155, accounts: accounts(ids) } } })
      }
      protocol.answer = async () => {
        protocol.session = session(['1', '137'])
        protocol.emit('session_update', { topic: TOPIC, params: {} })
        return null
      }
      await modal.switchNetwork('eip155:137')
      const task = pairingLifecycle.pair()
      await untilPairing('waiting')
      protocol.attempts[0]?.approve(session(approved))
      await task
      await waitUntil(() => modal.getChainId() === 137, 'on the wallet’s network')
      expect(protocol.calls.filter(call => call.startsWith('wallet_'))).to.deep.equal(asked)
      expect(networksController.state.chosen.eip155).to.equal(undefined)
    })

  it('remembers the wallet that the visitor chose', async () => {
    const { protocol } = site()
    const task = pairingLifecycle.pair({ wallet: { id: 'rainbow', name: 'Rainbow' } })
    await untilPairing('waiting')
    protocol.attempts[0]?.approve()
    await task
    expect(walletsController.state.recent.map(({ id }) => id)).to.deep.equal(['rainbow'])
  })

  it('is joined by a second call', async () => {
    const { protocol } = site()
    const tasks = Promise.all([pairingLifecycle.pair(), pairingLifecycle.pair()])
    await untilPairing('waiting')
    expect(protocol.attempts).to.have.length(1)
    protocol.attempts[0]?.approve()
    await tasks
  })

  it('reports a rejection, and starts over on renewal', async () => {
    const { protocol, modal } = site()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    protocol.attempts[0]?.fail({ code: 5000, message: 'User rejected.' })
    expect(await task).to.equal('CONNECTION_REJECTED')
    expect(pairingController.state.status).to.equal('rejected')
    expect(modal.getAccount().status).to.equal('disconnected')
    const again = pairingLifecycle.renew()
    await untilPairing('waiting')
    expect(pairingController.state.uri).to.equal(pairingUri('2'))
    protocol.attempts[1]?.approve()
    await again
    expect(modal.getAccount().status).to.equal('connected')
  })

  it('renews its URI, and still accepts a wallet that had the old one', async () => {
    const { protocol, modal } = site()
    const task = pairingLifecycle.pair()
    await untilPairing('waiting')
    void pairingLifecycle.renew()
    await untilPairing('starting')
    await untilPairing('waiting')
    expect(pairingController.state.uri).to.equal(pairingUri('2'))
    protocol.attempts[0]?.approve()
    await task
    expect(modal.getAccount().status).to.equal('connected')
  })

  it('ends when the view is left, and an approval that comes later changes nothing', async () => {
    const { protocol, modal } = site()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    pairingLifecycle.leave()
    expect(await task).to.equal('MODAL_CLOSED')
    expect(pairingController.state.status).to.equal('idle')
    protocol.attempts[0]?.approve()
    await turns()
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('proposes every family of the site for a button of one, which becomes the active one', async () => {
    const protocol = new FakeProtocol()
    const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
    modalController.open('solana')
    const task = pairingLifecycle.pair()
    await untilPairing('waiting')
    expect(Object.keys(protocol.attempts[0]?.proposal ?? {})).to.deep.equal(['eip155', 'solana'])
    protocol.attempts[0]?.approve(bothFamilies())
    await task
    expect(networksController.state.activeNamespace).to.equal('solana')
    expect([modal.getAddress('eip155'), modal.getAddress('solana')]).to.deep.equal([BOB, SOL])
  })

  it('is for the family that it is joined for', async () => {
    const protocol = new FakeProtocol()
    const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
    const first = pairingLifecycle.pair()
    const second = pairingLifecycle.pair({ namespace: 'solana' })
    expect(modal.getAccount('eip155').status).to.equal('disconnected')
    expect(modal.getAccount('solana').status).to.equal('connecting')
    await untilPairing('waiting')
    protocol.attempts[0]?.approve(bothFamilies())
    await Promise.all([first, second])
    expect(networksController.state.activeNamespace).to.equal('solana')
  })

  it('is for the same family when it is renewed after a refusal', async () => {
    const protocol = new FakeProtocol()
    twoFamilies({}, {}, { universalProvider: protocol })
    const refused = codeOf(pairingLifecycle.pair({ namespace: 'solana' }))
    await untilPairing('waiting')
    protocol.attempts[0]?.fail({ code: 5000, message: 'User rejected.' })
    await refused
    const again = pairingLifecycle.renew()
    await untilPairing('waiting')
    protocol.attempts[1]?.approve(bothFamilies())
    await again
    expect(networksController.state.activeNamespace).to.equal('solana')
  })

  it('ends when the relay of a URI was lost for good, and the visitor may try again', async () => {
    const { protocol } = site()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    protocol.attempts[0]?.fail(new RelayUnreachableError())
    expect(await task).to.equal('RELAY_UNREACHABLE')
    expect(pairingController.state.status).to.equal('unreachable')
    const again = pairingLifecycle.renew()
    await untilPairing('waiting')
    protocol.attempts[1]?.approve()
    await again
  })

  it('ends with the instance', async () => {
    const { modal } = site()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    modal.destroy()
    expect(await task).to.equal('MODAL_CLOSED')
    expect(pairingController.state.status).to.equal('idle')
  })

  it('ends when the modal is closed', async () => {
    site()
    modalController.open()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    modalController.close()
    expect(await task).to.equal('MODAL_CLOSED')
  })

  it('shows no code of a URI that no wallet can use', async () => {
    for (const uri of ['', 'wc:', 'javascript:1', 'wc:abc@1?bridge=https://evil.example']) {
      const { protocol } = site()
      protocol.uris = [uri]
      expect(await codeOf(pairingLifecycle.pair())).to.equal('PAIRING_URI_INVALID')
      expect(pairingController.state.status).to.equal('failed')
      expect(pairingController.state.uri).to.equal(undefined)
      await endInstance()
    }
  })

  it('shows an alert for what the relay says of the project, once', async () => {
    const { protocol } = site()
    protocol.uris = [undefined]
    const task = codeOf(pairingLifecycle.pair())
    await waitUntil(() => protocol.attempts.length, 'no proposal')
    let shown = 0
    const stop = alertsController.subscribe(({ current }) => void (current && shown++))
    for (let times = 0; times < 20; times++)
      protocol.relayer.emit('relayer_error', new Error('closed (Unauthorized: origin not allowed)'))
    expect(await task).to.equal('CONNECTION_FAILED')
    await waitUntil(() => alertsController.state.current, 'no alert')
    await turns()
    stop()
    expect(alertsController.state.current?.name).to.equal('originNotAllowed')
    expect(shown).to.equal(1)
  })

  it('connects no one when the wallet returns no account', async () => {
    const { protocol, modal } = site()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    protocol.attempts[0]?.approve(
      approvedSession({ namespaces: { eip155: { accounts: [], methods: [], events: [] } } }),
    )
    expect(await task).to.equal('CONNECTION_FAILED')
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(protocol.calls).to.include('disconnect')
    expect(localStorage.getItem('@appkit/eip155:connected_connector_id')).to.equal(null)
  })

  it('asks for a supported network when the wallet approves only others', async () => {
    const { protocol } = site()
    modalController.open()
    const task = pairingLifecycle.pair()
    await untilPairing('waiting')
    const eip155 = { accounts: [`eip155:56:${BOB}`], methods: ['eth_sendTransaction'], events: [] }
    protocol.attempts[0]?.approve(approvedSession({ namespaces: { eip155 } }))
    await task
    expect(routerController.route.view).to.equal('UnsupportedChain')
  })

  it('prepares a URI in advance, and stays silent when that fails', async () => {
    const { protocol, modal } = site()
    pairingLifecycle.prefetch()
    await untilPairing('waiting')
    expect(modal.getAccount().status).to.equal('disconnected')
    const task = pairingLifecycle.pair()
    expect(pairingController.state.uri).to.equal(pairingUri('1'))
    expect(protocol.attempts).to.have.length(1)
    pairingLifecycle.leave()
    await codeOf(task)
    pairingLifecycle.prefetch()
    await untilPairing('waiting')
    protocol.attempts[1]?.fail(new Error('boom'))
    await untilPairing('idle')
  })

  it('prepares nothing in advance in place of a failure that a view shows', async () => {
    const { protocol } = site()
    const task = codeOf(pairingLifecycle.pair({ wallet: { id: 'rowan', name: 'Rowan' } }))
    await untilPairing('waiting')
    protocol.attempts[0]?.fail(new Error('boom'))
    await task
    pairingLifecycle.prefetch()
    expect(pairingController.state).to.deep.include({ status: 'failed', wallet: { id: 'rowan', name: 'Rowan' } })
    expect(protocol.attempts).to.have.length(1)
    pairingLifecycle.leave()
    pairingLifecycle.prefetch()
    await untilPairing('waiting')
  })

  it('connects no one when the wallet approves only families that the site does not have', async () => {
    const { protocol, modal } = site()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    const solana = { accounts: [`${SOLANA.caipNetworkId}:${SOL}`], methods: [], events: [] }
    protocol.attempts[0]?.approve(approvedSession({ namespaces: { solana } }))
    expect(await task).to.equal('CONNECTION_FAILED')
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(protocol.calls).to.include('disconnect')
  })

  it('shows no earlier wallet as connected whose session ended with such an approval', async () => {
    const { protocol, modal } = await connected()
    const task = codeOf(pairingLifecycle.pair())
    await untilPairing('waiting')
    const solana = { accounts: [`${SOLANA.caipNetworkId}:${SOL}`], methods: [], events: [] }
    protocol.attempts[1]?.approve(approvedSession({ topic: 'e'.repeat(64), namespaces: { solana } }))
    expect(await task).to.equal('CONNECTION_FAILED')
    await waitUntil(() => modal.getAccount().status === 'disconnected', 'still shown as connected')
  })

  it('proposes nothing before an earlier session has ended, which would take the proposal along', async () => {
    const { protocol } = await connected()
    let end = (): void => undefined
    protocol.disconnect = () =>
      new Promise<void>(resolve => {
        end = () => {
          protocol.session = undefined
          resolve()
        }
      })
    const ending = disconnect()
    await turns()
    const task = codeOf(pairingLifecycle.pair())
    await turns()
    expect(protocol.attempts).to.have.length(1)
    end()
    await ending
    await untilPairing('waiting')
    expect(protocol.attempts).to.have.length(2)
    pairingLifecycle.leave()
    expect(await task).to.equal('MODAL_CLOSED')
  })

  it('forgets a URI prepared in advance that no one used in time, and prepares another', async () => {
    const { protocol } = site()
    pairingLifecycle.prefetch()
    await untilPairing('waiting')
    protocol.attempts[0]?.fail(new Error('Proposal expired'))
    await untilPairing('idle')
    pairingLifecycle.prefetch()
    await untilPairing('waiting')
    expect(pairingController.state.uri).to.equal(pairingUri('2'))
  })

  it("waits for the site's own session when the site makes the URIs", async () => {
    const { protocol, modal } = site({ manualWCControl: true })
    const task = pairingLifecycle.pair()
    await waitUntil(() => protocol.size > 0, 'the session is not waited for')
    await turns()
    expect(protocol.attempts).to.have.length(0)
    pairingLifecycle.setSiteUri(pairingUri('7'))
    expect(pairingController.state.uri).to.equal(pairingUri('7'))
    await turns()
    protocol.session = approvedSession()
    protocol.emit('connect', {})
    await task
    expect(modal.getCaipAddress()).to.equal(`eip155:1:${BOB}`)
  })

  it('shows nothing of a URI that the site hands in broken', () => {
    site()
    pairingLifecycle.setSiteUri('wc:nonsense')
    expect(pairingController.state.status).to.equal('failed')
    expect(pairingController.state.uri).to.equal(undefined)
  })
})

describe('a connected session', () => {
  afterEach(endInstance)

  it('follows the wallet: its account, its network, what it approves', async () => {
    const { protocol, modal } = await connected()
    const other = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    const say = (name: string, data: unknown): void =>
      protocol.emit('session_event', { topic: TOPIC, params: { chainId: 'eip155:1', event: { name, data } } })
    say('accountsChanged', [`eip155:1:${other}`])
    await waitUntil(() => modal.getAddress() === other, 'the account stayed')
    say('chainChanged', 137)
    await waitUntil(() => modal.getChainId() === 137, 'the network stayed')
    const eip155 = { accounts: [`eip155:137:${BOB}`], methods: [], events: [] }
    protocol.session = approvedSession({ namespaces: { eip155 } })
    protocol.emit('session_update', { topic: TOPIC, params: {} })
    await waitUntil(() => modal.getAddress() === BOB, 'the update was not heard')
    expect(networksController.state.approved.eip155).to.deep.equal(['eip155:137'])
  })

  describe('of several families', () => {
    const evm = { accounts: [`eip155:1:${BOB}`], methods: [], events: [] }
    const solana = { accounts: [`${SOLANA.caipNetworkId}:${SOL}`], methods: [], events: [] }

    async function paired(namespaces: object) {
      const protocol = new FakeProtocol()
      const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
      const task = pairingLifecycle.pair()
      await untilPairing('waiting')
      protocol.attempts[0]?.approve(approvedSession({ namespaces }))
      await task
      const update = (given: object): void => {
        protocol.session = approvedSession({ namespaces: given })
        protocol.emit('session_update', { topic: TOPIC, params: {} })
      }
      return { protocol, modal, update }
    }

    it('connects one that the wallet adds, like one of the first', async () => {
      const { protocol, modal, update } = await paired({ eip155: evm })
      const seen: unknown[] = []
      const stop = modal.subscribeAccount(({ address }) => void seen.push(address), 'solana')
      update({ eip155: evm, solana })
      await waitUntil(() => modal.getAddress('solana') === SOL, 'not connected')
      await settle()
      stop()
      expect(seen).to.include(SOL)
      expect(modal.getAccount('solana')).to.include({ status: 'connected' })
      expect(modal.getConnections('solana').map(({ connectorId }) => connectorId)).to.deep.equal(['walletConnect'])
      expect(modal.getActiveChainNamespace()).to.equal('eip155')
      expect(modal.getAddress('eip155')).to.equal(BOB)
      expect(protocol.calls).to.include(`default ${SOLANA.caipNetworkId}`)
      expect(localStorage.getItem('@appkit/solana:connected_connector_id')).to.equal('walletConnect')
      expect(localStorage.getItem('@appkit/connected_namespaces')).to.equal('eip155,solana')
      expect(localStorage.getItem('@appkit/active_namespace')).to.equal('eip155')
      expect(localStorage.getItem('@appkit/active_caip_network_id')).to.equal('eip155:1')
    })

    it('leaves a wallet that is connected in the added one', async () => {
      const { modal, update } = await paired({ eip155: evm })
      await modal.connect('Cedar', 'solana')
      const other = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
      update({ eip155: evm, solana: { ...solana, accounts: [`${SOLANA.caipNetworkId}:${other}`] } })
      await turns()
      expect(modal.getAddress('solana')).to.equal(SOL)
      expect(modal.getConnections('solana')[0]?.connectorId).to.equal('Cedar')
    })

    it('ends one that the wallet removes, and only that', async () => {
      const { modal, update } = await paired({ eip155: evm, solana })
      keepDeepLink({ href: 'cedar://', name: 'Cedar' })
      update({ eip155: evm })
      await waitUntil(() => modal.getAccount('solana').status === 'disconnected', 'not ended')
      expect(modal.getAddress('eip155')).to.equal(BOB)
      expect(localStorage.getItem('@appkit/solana:connected_connector_id')).to.equal(null)
      expect(localStorage.getItem('@appkit/connected_namespaces')).to.equal('eip155')
      expect(readDeepLink()?.name, 'requests of the others still open the wallet').to.equal('Cedar')
      update({ eip155: evm, solana })
      await waitUntil(() => modal.getAddress('solana') === SOL, 'not connected again')
    })
  })

  it('switches to an approved network without asking, and to no other unasked', async () => {
    const { protocol, modal } = await connected()
    await modal.switchNetwork(137, { throwOnFailure: true })
    expect(modal.getChainId()).to.equal(137)
    expect(protocol.calls.filter(call => call.includes('Chain '))).to.deep.equal([])
    expect(protocol.calls).to.include('default eip155:137')
  })

  it('adds a network that the wallet does not know, and says so when it cannot', async () => {
    const { protocol, modal } = await connected()
    const eip155 = { accounts: [`eip155:1:${BOB}`], methods: [], events: [] }
    protocol.session = approvedSession({ namespaces: { eip155 } })
    protocol.emit('session_update', {})
    protocol.answer = method => Promise.reject({ code: method === 'wallet_switchEthereumChain' ? 4902 : -32000 })
    expect(await codeOf(modal.switchNetwork(137, { throwOnFailure: true }))).to.equal('WALLET_CHAIN_UNSUPPORTED')
    expect(protocol.calls).to.include('wallet_addEthereumChain eip155:1')
    protocol.answer = () => Promise.reject({ code: 4001, message: 'User rejected' })
    expect(await codeOf(modal.switchNetwork(137, { throwOnFailure: true }))).to.equal('NETWORK_SWITCH_REJECTED')
    protocol.answer = async () => {
      protocol.session = approvedSession()
      protocol.emit('session_update', {})
      return null
    }
    await modal.switchNetwork(137, { throwOnFailure: true })
    expect(modal.getChainId()).to.equal(137)
  })

  it('gives the site an EIP-1193 provider', async () => {
    const { modal, protocol } = await connected()
    const provider = modal.getProvider<{ request(call: object): Promise<unknown> }>('eip155')
    expect(await provider?.request({ method: 'eth_chainId' })).to.equal('0x1')
    expect(await provider?.request({ method: 'personal_sign', params: [] })).to.equal('ok')
    expect(protocol.calls).to.include('personal_sign eip155:1')
    expect(await modal.getUniversalProvider()).to.equal(protocol)
  })

  it('ends when the wallet or the page ends it, or when it expires', async () => {
    for (const end of ['session_delete', 'session_expire', 'page']) {
      const { protocol, modal } = await connected()
      if (end === 'session_delete') protocol.emit('session_delete', { topic: TOPIC })
      if (end === 'session_expire') protocol.client.emit('session_expire', { topic: TOPIC })
      if (end === 'page') await disconnect()
      await waitUntil(() => modal.getAccount().status === 'disconnected', `${end} did not end it`)
      expect(networksController.state.approved.eip155, end).to.equal(undefined)
      if (end === 'page') expect(protocol.calls).to.include('disconnect')
      await endInstance()
    }
  })

  it('is restored after a reload, unless it has expired', async () => {
    const { protocol, modal } = await connected()
    await endVisit(modal)
    expect(protocol.size, 'no listener is left').to.equal(0)
    const again = site({ universalProvider: protocol }).modal
    await again.ready()
    expect(again.getCaipAddress()).to.equal(`eip155:1:${BOB}`)
    expect(again.getWalletInfo()?.name).to.equal('Phone')
    await endVisit(again)
    protocol.session = approvedSession({ expiry: Math.floor(Date.now() / 1000) - 1 })
    const expired = site({ universalProvider: protocol }).modal
    await expired.ready()
    expect(expired.getAccount().status).to.equal('disconnected')
  })
})
