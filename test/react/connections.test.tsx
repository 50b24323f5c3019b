import { expect } from '@open-wc/testing'

import type { ConnectionParams } from '../../src/client/types.js'
import { optionsController } from '../../src/controllers/shell/options.js'
import { WALLET_CONNECT_ID } from '../../src/core/entities/connector.js'
import { ConnectionRejectedError, MultiWalletOffError } from '../../src/core/errors/connection.js'
import {
  useDisconnect,
  useWalletModalConnection,
  useWalletModalConnections,
  useWalletModalWallets,
} from '../../src/react/index.js'
import { ALICE, aspen, birch, BOB, result } from '../helpers/fake-adapter.js'
import { FakeProtocol } from '../helpers/fake-protocol.js'
import { endInstance, instance, OFFLINE, turns } from '../helpers/instance.js'
import { bothFamilies, connectPhone } from '../helpers/phone-session.js'
import { rejection } from '../helpers/rejection.js'
import { uncaughtErrors } from '../helpers/uncaught-errors.js'
import { cedar, SOL, twoFamilies } from '../helpers/two-families.js'
import { mountHook, unmountAll, until } from './render.js'

const connectEither = async (id: string) => result(id, { accounts: [{ address: id === birch.id ? BOB : ALICE }] })
const two = () => ({ connect: connectEither })

afterEach(async () => {
  unmountAll()
  await endInstance()
})

describe('useWalletModalConnections', () => {
  it('separates live connections, the active one first, from earlier ones', async () => {
    const { modal } = instance(two())
    const { last } = mountHook(() => useWalletModalConnections())
    expect(last()).to.deep.equal({ connections: [], recentConnections: [] })
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    await until(() => last().connections.some(({ connectorId }) => connectorId === birch.id))
    await until(() => last().connections.length === 2)
    expect(last().connections.map(({ connectorId }) => connectorId)).to.deep.equal([birch.id, aspen.id])
    expect(last().recentConnections).to.deep.equal([])
    await modal.disconnect('eip155')
    await until(() => last().recentConnections.length === 1)
    expect(last().recentConnections.map(({ connectorId }) => connectorId)).to.deep.equal([birch.id])
    expect(last().connections.map(({ connectorId }) => connectorId)).to.deep.equal([aspen.id])
    await modal.disconnect()
    await until(() => last().recentConnections.length === 2)
    expect(last().connections).to.deep.equal([])
  })

  it('renders nothing again while the connections are the same', async () => {
    const { modal } = instance(two())
    const { seen, last } = mountHook(() => useWalletModalConnections())
    void modal.open()
    await until(() => modal.getState().open)
    await turns()
    await modal.close()
    expect(seen).to.have.length(1)
    await modal.connect(aspen.id)
    await until(() => last().connections.length === 1)
    const { connections } = last()
    await modal.updateNativeBalance()
    modal.setThemeMode('light')
    await turns()
    expect(last().connections).to.equal(connections)
  })

  it('is empty with the feature off', async () => {
    const { modal } = instance(two(), { features: { multiWallet: false } })
    const { last } = mountHook(() => useWalletModalConnections('eip155'))
    await modal.connect(aspen.id)
    await turns()
    expect(last()).to.deep.equal({ connections: [], recentConnections: [] })
  })
})

describe('useDisconnect by the id of a connector', () => {
  it('disconnects only that one, in the background or active', async () => {
    const { modal } = instance(two())
    const { last } = mountHook(() => ({ ...useDisconnect(), ...useWalletModalConnections() }))
    const ids = () => last().connections.map(({ connectorId }) => connectorId)
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    await until(() => ids().length === 2)
    await last().disconnect({ id: aspen.id })
    await until(() => ids().length === 1)
    expect(ids()).to.deep.equal([birch.id])
    expect(modal.getIsConnectedState()).to.equal(true)
    await last().disconnect({ id: birch.id })
    expect(modal.getIsConnectedState()).to.equal(false)
    await until(() => last().recentConnections.length === 1)
    expect(last().recentConnections[0]?.connectorId).to.equal(birch.id)
  })

  it('works where a site has one wallet at a time', async () => {
    const { modal } = instance({}, { features: { multiWallet: false } })
    const { last } = mountHook(useDisconnect)
    await modal.connect(aspen.id)
    await last().disconnect({ id: aspen.id })
    expect(modal.getIsConnectedState()).to.equal(false)
  })

  it('rejects for one in the background while the feature is off, and ends the active one', async () => {
    const { modal } = instance(two())
    const { last } = mountHook(useDisconnect)
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    optionsController.setRemote('ready', { multiWallet: false })
    expect(await rejection(last().disconnect({ id: aspen.id }))).to.be.instanceOf(MultiWalletOffError)
    expect(modal.getWalletInfo()?.name).to.equal('Birch')
    await last().disconnect({ id: birch.id })
    expect(modal.getWalletInfo()?.name).to.not.equal('Birch')
  })

  it('ends a wallet of several families in all of them, or in the one that is named', async () => {
    const give = async (id: string) => ({ connectorId: id, accounts: [{ address: SOL }], caipNetworkId: undefined })
    const { modal } = twoFamilies({}, { connect: give })
    const { last } = mountHook(useDisconnect)
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(cedar.id, 'solana')
    await last().disconnect({ id: cedar.id })
    expect(modal.getAccount('solana').isConnected).to.equal(false)
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
    await last().disconnect({ id: 'nobody' })
    await last().disconnect({ id: aspen.id, namespace: 'eip155' })
    expect(modal.getIsConnectedState()).to.equal(false)
  })

  for (const multiWallet of [true, false])
    it(`ends a session of several families once, with multiWallet: ${multiWallet}`, async () => {
      const protocol = new FakeProtocol()
      const { modal } = twoFamilies({}, {}, { universalProvider: protocol, features: { multiWallet } })
      const { last } = mountHook(useDisconnect)
      await connectPhone(protocol, bothFamilies())
      expect(modal.getAccount('solana').isConnected).to.equal(true)
      await last().disconnect({ id: WALLET_CONNECT_ID })
      expect(modal.getIsConnectedState()).to.equal(false)
      const remembered = (['eip155', 'solana'] as const).map(name => modal.getRecentConnections(name).length)
      expect(remembered).to.deep.equal(multiWallet ? [1, 1] : [0, 0])
    })
})

describe('connections of several namespaces', () => {
  it('returns each family’s own, and the active family’s by default', async () => {
    const { modal } = twoFamilies(two(), {})
    const { last } = mountHook(() => ({
      evm: useWalletModalConnections('eip155'),
      solana: useWalletModalConnections('solana'),
      active: useWalletModalConnections(),
    }))
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(birch.id, 'eip155')
    await modal.connect(cedar.id, 'solana')
    const ids = (of: 'evm' | 'solana' | 'active') => last()[of].connections.map(({ connectorId }) => connectorId)
    await until(() => ids('active')[0] === cedar.id)
    expect(ids('evm')).to.deep.equal([birch.id, aspen.id])
    expect(ids('solana')).to.deep.equal([cedar.id])
    await modal.disconnect('solana')
    await until(() => last().solana.recentConnections.length === 1)
    expect(ids('solana')).to.deep.equal([])
    expect(ids('active')).to.deep.equal([birch.id, aspen.id])
  })

  it('switches and forgets in the given namespace, and does not affect the other', async () => {
    const { modal, solana } = twoFamilies({ ...two(), reconnect: connectEither })
    await modal.connect(aspen.id, 'eip155')
    await modal.connect(birch.id, 'eip155')
    await modal.connect(cedar.id, 'solana')
    solana.calls.length = 0
    const { last } = mountHook(() => ({
      evm: useWalletModalConnection({ namespace: 'eip155' }),
      solana: useWalletModalConnection({ namespace: 'solana' }),
    }))
    await until(() => last().evm.connection?.connectorId === birch.id)
    await last().evm.switchConnection({ connectorId: aspen.id })
    await until(() => last().evm.connection?.connectorId === aspen.id)
    await last().evm.deleteConnection({ connectorId: aspen.id })
    await until(() => last().evm.connection?.connectorId === birch.id)
    await last().evm.deleteConnection({ connectorId: birch.id })
    await until(() => last().evm.connection === undefined)
    expect(last().solana.connection?.connectorId).to.equal(cedar.id)
    expect(solana.calls.filter(call => /^(dis|re)?connect/.test(call))).to.deep.equal([])
    expect(modal.getAddress('solana')).to.equal(SOL)
  })
})

describe('useWalletModalConnection', () => {
  it('switches to another connection and reports when it is done', async () => {
    const { modal } = instance({ ...two(), reconnect: connectEither })
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    const done: ConnectionParams[] = []
    const { last, seen } = mountHook(() => useWalletModalConnection({ onSuccess: params => void done.push(params) }))
    await until(() => last().connection?.connectorId === birch.id)
    await last().switchConnection({ connectorId: aspen.id })
    await until(() => last().connection?.connectorId === aspen.id && !last().isPending)
    expect(seen.some(({ isPending }) => isPending)).to.equal(true)
    expect(done).to.deep.equal([{ namespace: 'eip155', connectorId: aspen.id }])
    expect(modal.getAddress()).to.equal(ALICE)
  })

  it('keeps its functions whatever is connected, so that effects do not run again', async () => {
    const { modal } = instance(two())
    const { last } = mountHook(() => useWalletModalConnection())
    const { switchConnection, deleteConnection } = last()
    await modal.connect(aspen.id)
    await until(() => last().connection)
    expect(last()).to.include({ switchConnection, deleteConnection })
  })

  it('accepts a connection itself, and forgets it', async () => {
    const { modal } = instance(two())
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    const { last } = mountHook(() => useWalletModalConnection())
    const [known] = modal.getConnections('eip155').filter(({ connectorId }) => connectorId === aspen.id)
    await last().deleteConnection({ connection: known ?? { connectorId: '' } })
    await until(() => modal.getConnections('eip155').every(({ connectorId }) => connectorId !== aspen.id))
    expect(modal.getIsConnectedState()).to.equal(true)
  })

  it('reports a rejection through error and onError, and never rejects', async () => {
    const refuse = async (): Promise<never> => {
      throw new ConnectionRejectedError()
    }
    const { modal, adapter } = instance(two())
    await modal.connect(aspen.id)
    Object.assign(adapter.script, { connect: refuse, reconnect: refuse })
    const errors: Error[] = []
    const { last } = mountHook(() => useWalletModalConnection({ onError: error => void errors.push(error) }))
    await last().switchConnection({ connectorId: birch.id })
    await until(() => last().error instanceof ConnectionRejectedError)
    expect(errors).to.have.length(1)
    expect(last().isPending).to.equal(false)
    expect(last().connection?.connectorId).to.equal(aspen.id)
  })

  it('reports the outcome correctly when callbacks of the site throw, and never rejects', async () => {
    const answer = async (id: string) => {
      if (id === 'nobody') throw new ConnectionRejectedError()
      return connectEither(id)
    }
    const { modal } = instance({ connect: answer, reconnect: answer })
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    const fail = (text: string) => (): never => {
      throw new Error(text)
    }
    const { last } = mountHook(() => useWalletModalConnection({ onSuccess: fail('done'), onError: fail('failed') }))
    const errors = await uncaughtErrors(async () => {
      await last().switchConnection({ connectorId: aspen.id })
      await until(() => last().connection?.connectorId === aspen.id && !last().isPending)
      expect(last().error).to.equal(undefined)
      await last().switchConnection({ connectorId: 'nobody' })
      await until(() => last().error)
    })
    expect(errors.map(String)).to.deep.equal(['Error: done', 'Error: failed'])
  })

  it('fails while the feature is off, and changes nothing', async () => {
    const { modal } = instance(two())
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    const heard: unknown[] = []
    const { last } = mountHook(() =>
      useWalletModalConnection({ onSuccess: done => heard.push(done), onError: ({ name }) => heard.push(name) }),
    )
    await until(() => last().connection?.connectorId === birch.id)
    optionsController.setRemote('ready', { multiWallet: false })
    await last().deleteConnection({ connectorId: birch.id })
    await until(() => last().error instanceof MultiWalletOffError)
    await last().switchConnection({ connectorId: aspen.id })
    expect(heard).to.deep.equal(['MultiWalletOffError', 'MultiWalletOffError'])
    expect(last().connection?.connectorId).to.equal(birch.id)
    optionsController.setRemote('ready', { multiWallet: true })
    await last().switchConnection({ connectorId: aspen.id })
    await until(() => last().connection?.connectorId === aspen.id && !last().error)
  })

  it('is an error without an instance', async () => {
    const { last } = mountHook(() => useWalletModalConnection({ namespace: 'eip155' }))
    await last().deleteConnection({ connectorId: aspen.id })
    await until(() => last().error?.name === 'NotCreatedError')
  })
})

describe('useWalletModalWallets', () => {
  it('lists the wallets once they are looked for, and connects one', async () => {
    const { modal } = instance(two())
    const { last } = mountHook(useWalletModalWallets)
    expect(last().wallets).to.deep.equal([])
    await last().fetchWallets()
    await until(() => last().wallets.length === 2)
    const [wallet] = last().wallets
    expect(wallet).to.deep.include({ name: 'Aspen', isInjected: true, isRecent: false })
    expect(wallet?.connectors).to.deep.equal([{ id: aspen.id, rdns: aspen.id, chain: 'eip155' }])
    if (!wallet) return
    const account = await last().connect(wallet)
    expect(account.address).to.equal(ALICE)
    expect(modal.getIsConnectedState()).to.equal(true)
  })

  it('names the wallet that is being asked, and passes its refusal on', async () => {
    let refuse: ((error: Error) => void) | undefined
    instance({ connect: () => new Promise((_resolve, reject) => (refuse = reject)) })
    const { last } = mountHook(useWalletModalWallets)
    await last().fetchWallets()
    await until(() => last().wallets.length === 2)
    const birchItem = last().wallets.find(({ name }) => name === 'Birch')
    if (!birchItem) throw new Error('Birch is missing')
    const task = rejection(last().connect(birchItem, 'eip155'))
    await until(() => last().connectingWallet?.name === 'Birch' && refuse)
    refuse?.(new ConnectionRejectedError())
    expect(await task).to.be.instanceOf(ConnectionRejectedError)
    await until(() => last().connectingWallet === undefined)
  })

  it('refuses a wallet that is not installed', async () => {
    instance()
    const { last } = mountHook(useWalletModalWallets)
    const absent = {
      id: 'absent',
      name: 'Absent',
      imageUrl: undefined,
      imageId: undefined,
      connectors: [],
      isInjected: false,
      isRecent: false,
    }
    expect(await rejection(last().connect(absent))).to.have.property('name', 'ConnectorNotFoundError')
  })
})

describe('useWalletModalWallets, the catalogue', () => {
  afterEach(async () => {
    unmountAll()
    await endInstance()
  })

  it('pages through the catalogue and searches it', async () => {
    const catalogue = Array.from({ length: 90 }, (_, index) => ({
      id: `w${index}`,
      name: `Wallet ${index}`,
      chains: ['eip155:1', 'eip155:137', 'solana:x'],
      homepage: 'https://w.example/',
      badge_type: 'certified' as const,
    }))
    instance({}, { services: { ...OFFLINE.services, catalogue } })
    const { last } = mountHook(useWalletModalWallets)
    await last().fetchWallets({ page: 2 })
    await until(() => last().page === 2 && last().wcWallets.length >= 80)
    expect(last().wcWallets.find(({ id }) => id === 'w50')).to.deep.include({
      name: 'Wallet 50',
      isInjected: false,
    })
    expect(last().wcWallets[0]?.walletInfo).to.deep.include({
      isCertified: true,
      supportedNamespaces: ['eip155', 'solana'],
      website: 'https://w.example/',
    })
    await last().fetchWallets({ search: 'Wallet 8' })
    await until(() => last().wcWallets.length === 11 && !last().isFetchingWallets)
    await last().fetchWallets({ page: 3 })
    await until(() => last().wcWallets.length === 90)
  })
})
