import { expect } from '@open-wc/testing'

import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { deleteConnection } from '../../../src/controllers/connections/disconnect/delete-connection.js'
import { switchConnection } from '../../../src/controllers/switching/switch-connection.js'
import { connectionsController } from '../../../src/controllers/connections/connections.js'
import type { ConnectResult } from '../../../src/chains/ports/wallets.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { ALICE, aspen, birch, BOB, result, type Script } from '../../helpers/fake-adapter.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { endInstance, endVisit, instance } from '../../helpers/instance.js'
import { connectPhone, untilLink } from '../../helpers/phone-session.js'
import { rejection } from '../../helpers/rejection.js'
import { cedar, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

const two: Script = { connect: async id => result(id, { accounts: [{ address: ALICE }, { address: BOB }] }) }
const target = (connectorId: string, address?: string) => ({
  namespace: 'eip155' as const,
  connectorId,
  ...(address ? { address } : {}),
})

describe('switching and deleting connections', () => {
  afterEach(endInstance)

  it('reconnects a known wallet without a prompt', async () => {
    const { modal, adapter } = instance(two)
    await connect(aspen.id, 'eip155')
    await switchConnection(target(birch.id))
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
    expect(adapter.calls).to.not.include(`connect ${birch.id}`)
  })

  for (const [how, reconnect] of [
    ['allows nothing', () => Promise.resolve(undefined)],
    ['fails', () => Promise.reject(new Error('locked'))],
  ] as const)
    it(`asks a wallet that ${how}`, async () => {
      const { modal, adapter } = instance({ ...two, reconnect })
      await switchConnection(target(birch.id))
      expect(adapter.calls).to.include(`connect ${birch.id}`)
      expect(modal.getWalletInfo()?.name).to.equal('Birch')
    })

  describe('while a wallet takes its time', () => {
    const OTHER = 'com.example.cypress'

    /** Birch and Aspen are connected, Aspen is active, and a wallet that is asked again answers when the test calls `answer`. */
    async function slow() {
      const answers = new Map<string, () => void>()
      const reconnect = (id: string) =>
        new Promise<ConnectResult>(resolve => answers.set(id, () => resolve(result(id))))
      instance({ ...two, reconnect })
      await connect(birch.id, 'eip155')
      await connect(aspen.id, 'eip155')
      const choose = async (id: string) => {
        const done = switchConnection(target(id)).catch((error: unknown) => error)
        await waitUntil(() => answers.has(id))
        return { done, answer: () => answers.get(id)?.() }
      }
      return { choose, active: () => connectionsController.activeConnectorId('eip155') }
    }

    it('stays with the latest choice', async () => {
      const { choose, active } = await slow()
      const first = await choose(birch.id)
      const second = await choose(OTHER)
      first.answer()
      expect(await first.done).to.be.instanceOf(ModalClosedError)
      expect(active()).to.equal(aspen.id)
      second.answer()
      expect(await second.done).to.equal(undefined)
      expect(active()).to.equal(OTHER)
    })

    it('stays with the active one when that is chosen again', async () => {
      const { choose, active } = await slow()
      const first = await choose(birch.id)
      await switchConnection(target(aspen.id))
      first.answer()
      expect(await first.done).to.be.instanceOf(ModalClosedError)
      expect(active()).to.equal(aspen.id)
    })

    for (const [what, meanwhile, then] of [
      ['has connected another', () => connect(OTHER, 'eip155'), OTHER],
      ['has removed it', () => deleteConnection(target(birch.id)), aspen.id],
      [
        'has removed its accounts',
        () => Promise.all([ALICE, BOB].map(address => deleteConnection(target(birch.id, address)))),
        aspen.id,
      ],
    ] as const)
      it(`does not activate it once the visitor ${what}`, async () => {
        const { choose, active } = await slow()
        const first = await choose(birch.id)
        await meanwhile()
        first.answer()
        expect(await first.done).to.be.instanceOf(ModalClosedError)
        expect(active()).to.equal(then)
      })
  })

  it('keeps the connection when the other wallet refuses', async () => {
    const { modal, adapter } = instance({ ...two, reconnect: () => Promise.resolve(undefined) })
    await connect(aspen.id, 'eip155')
    adapter.script.connect = () => Promise.reject(new ConnectionRejectedError())
    const error = await switchConnection(target(birch.id)).catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(ConnectionRejectedError)
    expect(modal.getWalletInfo()?.name).to.equal('Aspen')
  })

  it('keeps the active family when a wallet of another one refuses', async () => {
    const refuse = { reconnect: async () => undefined, connect: () => Promise.reject(new ConnectionRejectedError()) }
    const { modal } = twoFamilies({}, refuse)
    await connect(aspen.id, 'eip155')
    const error = await rejection(switchConnection({ namespace: 'solana', connectorId: cedar.id }))
    expect(error).to.be.instanceOf(ConnectionRejectedError)
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
  })

  it('activates the family of a connected wallet, and of one that is connected by it', async () => {
    const { modal } = twoFamilies({}, { reconnect: async () => undefined })
    await connect(aspen.id, 'eip155')
    await switchConnection({ namespace: 'solana', connectorId: cedar.id })
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    await switchConnection(target(aspen.id))
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
  })

  it('activates another account, ignoring case, and ignores a foreign one', async () => {
    const { modal } = instance(two)
    await connect(aspen.id, 'eip155')
    await switchConnection(target(aspen.id, BOB.toLowerCase()))
    expect(modal.getAddress()).to.equal(BOB)
    await switchConnection(target(aspen.id, `0x${'1'.repeat(40)}`))
    expect(modal.getAddress()).to.equal(BOB)
  })

  describe('an account that was chosen among several', () => {
    const CAROL = `0x${'3'.repeat(40)}`
    const connectorId = aspen.id
    const giving =
      (...addresses: string[]): Script['reconnect'] =>
      async id =>
        result(id, { accounts: addresses.map(address => ({ address })) })

    async function chosen() {
      const { modal } = instance(two)
      await connect(aspen.id, 'eip155')
      await switchConnection(target(aspen.id, BOB))
      expect(modal.getAddress()).to.equal(BOB)
      await endVisit(modal)
    }

    async function reloaded(reconnect: Script['reconnect']) {
      const made = instance({ ...two, ...(reconnect ? { reconnect } : {}) })
      await made.modal.ready()
      return made
    }

    it('stays the same after a reload, and after wallet events that change nothing', async () => {
      await chosen()
      const { modal, adapter } = await reloaded(giving(ALICE, BOB))
      expect(modal.getAddress()).to.equal(BOB)
      adapter.emit({ type: 'accounts', connectorId, accounts: [ALICE, CAROL, BOB].map(address => ({ address })) })
      await waitUntil(() => modal.getAccount().allAccounts.length === 3)
      expect(modal.getAddress()).to.equal(BOB)
    })

    it('is replaced for good by the one that the wallet switched to', async () => {
      await chosen()
      const { modal, adapter } = await reloaded(giving(CAROL, ALICE, BOB))
      expect(modal.getAddress()).to.equal(CAROL)
      adapter.emit({ type: 'accounts', connectorId, accounts: [ALICE, BOB].map(address => ({ address })) })
      await waitUntil(() => modal.getAddress() === ALICE)
    })

    it('is dropped when the wallet no longer allows it, and when the visitor connects or chooses again', async () => {
      await chosen()
      const { modal } = await reloaded(giving(ALICE))
      expect(modal.getAddress()).to.equal(ALICE)
      await connect(aspen.id, 'eip155')
      await switchConnection(target(aspen.id, BOB))
      await switchConnection(target(aspen.id, ALICE))
      expect(localStorage.getItem('@appkit/connections')).to.not.contain('choice')
      await switchConnection(target(aspen.id, BOB))
      await connect(aspen.id, 'eip155')
      expect(modal.getAddress()).to.equal(ALICE)
    })
  })

  describe('to a phone whose session has ended', () => {
    async function ended() {
      const protocol = new FakeProtocol()
      const { modal } = instance({}, { universalProvider: protocol })
      await connectPhone(protocol)
      await disconnect('eip155')
      const task = modal.switchConnection(target('walletConnect'))
      task.catch(() => undefined)
      await untilLink()
      return { protocol, modal, task }
    }

    it('shows the code', async () => {
      const { protocol, modal, task } = await ended()
      expect(modal.isOpen()).to.equal(true)
      expect(document.querySelector('w3m-modal')?.getAttribute('view')).to.equal('ConnectingWalletConnect')
      protocol.attempts.at(-1)?.approve()
      await task
      expect(modal.getAccount()).to.include({ isConnected: true, address: BOB })
    })

    it('rejects when the visitor leaves', async () => {
      const { modal, task } = await ended()
      await modal.close()
      expect(await task.catch((error: unknown) => error)).to.be.instanceOf(ModalClosedError)
    })
  })

  it('forgets one account of a connection that stays', async () => {
    const { modal } = instance(two)
    await connect(aspen.id, 'eip155')
    await deleteConnection(target(aspen.id, BOB))
    expect(modal.getConnections('eip155')[0]?.accounts.map(({ address }) => address)).to.deep.equal([ALICE])
    expect(modal.getAccount().status).to.equal('connected')
  })

  it('activates another account in place of the active one that is forgotten, and disconnects with the last', async () => {
    const { modal } = instance(two)
    await connect(aspen.id, 'eip155')
    await deleteConnection(target(aspen.id, ALICE.toLowerCase()))
    const known = () => modal.getConnections('eip155').flatMap(({ accounts }) => accounts.map(({ address }) => address))
    expect([modal.getAddress(), ...known()]).to.deep.equal([BOB, BOB])
    await deleteConnection(target(aspen.id, ALICE))
    expect(modal.getAddress(), 'it was forgotten already').to.equal(BOB)
    await deleteConnection(target(aspen.id, BOB))
    expect([modal.getAccount().status, ...known()]).to.deep.equal(['disconnected'])
  })

  it('disconnects the active connection that is deleted whole, and its last account', async () => {
    const { modal, adapter } = instance({ ...two })
    await connect(aspen.id, 'eip155')
    await deleteConnection(target(aspen.id))
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(adapter.calls).to.include(`disconnect ${aspen.id}`)
    delete adapter.script.connect
    await connect(aspen.id, 'eip155')
    await deleteConnection(target(aspen.id, ALICE))
    expect(modal.getConnections('eip155')).to.deep.equal([])
  })
})
