import { expect } from '@open-wc/testing'
import { defineComponent, effectScope, h, ref } from 'vue'

import { isBalanceShown } from '../../src/controllers/accounts/balance-viewers.js'
import { optionsController } from '../../src/controllers/shell/options.js'
import type { ChainNamespace } from '../../src/core/caip.js'
import { NotCreatedError } from '../../src/core/errors/config.js'
import { ConnectionRejectedError } from '../../src/core/errors/connection.js'
import {
  useDisconnect,
  useWalletInfo,
  useWalletModal,
  useWalletModalAccount,
  useWalletModalBalance,
  useWalletModalConnection,
  useWalletModalConnections,
  useWalletModalEvents,
  useWalletModalNetwork,
  useWalletModalProvider,
  useWalletModalSIWX,
  useWalletModalState,
  useWalletModalTheme,
  useWalletModalTokens,
  useWalletModalWallets,
} from '../../src/vue/index.js'
import { watchConsole } from '../controllers/stubs.js'
import { ALICE, aspen, birch, BOB, result } from '../helpers/fake-adapter.js'
import { FakeSiwx } from '../helpers/fake-siwx.js'
import { endInstance, instance, turns } from '../helpers/instance.js'
import { network } from '../helpers/network.js'
import { rejection } from '../helpers/rejection.js'
import { uncaughtErrors } from '../helpers/uncaught-errors.js'
import { cedar, SOL, twoFamilies } from '../helpers/two-families.js'
import { endAll, inScope, mount, until } from './mount.js'

const NOBODY = 'com.example.none'

const either = async (id: string) => {
  if (id === NOBODY) throw new ConnectionRejectedError()
  return result(id, { accounts: [{ address: id === birch.id ? BOB : ALICE }] })
}

afterEach(async () => {
  endAll()
  await endInstance()
})

// the first one: the code, once it is there, stays
describe('a list composable while the browser is offline', () => {
  it('reports the list as failed, and follows it once the browser is online', async () => {
    const { modal } = instance()
    const { undo } = network({ online: false, served: false })
    const lines = watchConsole()
    const { status, tokens, fetch } = inScope(() => useWalletModalTokens()).result
    try {
      expect(await fetch()).to.deep.include({ status: 'failed', tokens: [] })
      expect(status.value).to.equal('failed')
    } finally {
      undo()
      lines.restore()
    }
    dispatchEvent(new Event('online'))
    await modal.connect(aspen.id)
    await until(() => modal.getAccount().balance !== undefined)
    await modal.fetchTokens()
    await until(() => status.value === 'ready')
    expect(tokens.value.map(({ symbol }) => symbol)).to.deep.equal(['ETH'])
  })
})

describe('before createWalletModal', () => {
  it('every composable has its initial state', () => {
    const { status, isConnected, address } = inScope(() => useWalletModalAccount()).result
    expect([status.value, isConnected.value, address.value]).to.deep.equal(['disconnected', false, undefined])
    const { chainId, supportsAllNetworks } = inScope(useWalletModalNetwork).result
    expect([chainId.value, supportsAllNetworks.value]).to.deep.equal([undefined, true])
    const { open, loading, initialized } = inScope(useWalletModalState).result
    expect([open.value, loading.value, initialized.value]).to.deep.equal([false, false, false])
    expect(inScope(useWalletModalTheme).result.themeMode.value).to.equal('system')
    expect(inScope(() => useWalletModalProvider('eip155')).result.walletProvider.value).to.equal(undefined)
    expect(inScope(() => useWalletInfo()).result.walletInfo.value).to.equal(undefined)
    expect(inScope(() => useWalletModalTokens()).result.tokens.value).to.deep.equal([])
    expect(inScope(useWalletModalWallets).result.isInitialized.value).to.equal(false)
  })

  it('actions reject with NotCreatedError', async () => {
    const { open, close } = useWalletModal()
    const { disconnect } = useDisconnect()
    for (const task of [open(), close(), disconnect()]) expect(await rejection(task)).to.be.instanceOf(NotCreatedError)
    const { fetchBalance } = inScope(useWalletModalBalance).result
    expect((await fetchBalance()).error).to.be.instanceOf(NotCreatedError)
  })
})

describe('useWalletModalAccount', () => {
  it('follows a connection and its end, on the page too', async () => {
    const { modal } = instance()
    const Shown = defineComponent(() => {
      const { address, status } = useWalletModalAccount()
      return () => h('p', `${status.value} ${address.value}`)
    })
    const { host } = mount(Shown)
    expect(host.textContent).to.equal('disconnected undefined')
    await modal.connect(aspen.id)
    await until(() => host.textContent === `connected ${ALICE}`)
    await modal.disconnect()
    await until(() => host.textContent === 'disconnected undefined')
  })

  it('has the whole account in one ref', async () => {
    const { modal } = instance()
    const { account, status } = inScope(() => useWalletModalAccount()).result
    expect(account.value).to.deep.equal(modal.getAccount())
    await modal.connect(aspen.id)
    await until(() => status.value === 'connected')
    expect(account.value).to.deep.equal(modal.getAccount())
    expect(account.value.address).to.equal(ALICE)
  })

  it('has the connection immediately in a component that is mounted later', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    expect(inScope(() => useWalletModalAccount()).result.address.value).to.equal(ALICE)
  })

  it('keeps to the requested namespace, and follows one that changes', async () => {
    const { modal } = twoFamilies()
    await modal.connect(aspen.id)
    const namespace = ref<ChainNamespace>('solana')
    const { address } = inScope(() => useWalletModalAccount({ namespace })).result
    expect(address.value).to.equal(undefined)
    namespace.value = 'eip155'
    expect(address.value).to.equal(ALICE)
    namespace.value = 'solana'
    await modal.connect(cedar.id, 'solana')
    await until(() => address.value === SOL)
  })

  it('computes nothing again when something else changes, and nothing after its scope has ended', async () => {
    const { modal } = instance()
    const { result: account, stop } = inScope(() => useWalletModalAccount())
    modal.setThemeMode('light')
    stop()
    await modal.connect(aspen.id)
    await turns()
    expect(account.address.value).to.equal(undefined)
  })
})

describe('markup from a server', () => {
  it('is hydrated unchanged, and the visitor’s state is shown afterwards', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const shown: string[] = []
    const Shown = defineComponent(() => {
      const { address, status } = useWalletModalAccount()
      return () => {
        shown.push(status.value)
        return h('p', `${status.value} ${address.value}`)
      }
    })
    const { host } = mount(Shown, {}, '<p>disconnected undefined</p>')
    const paragraph = host.querySelector('p')
    expect(shown).to.deep.equal(['disconnected'])
    await until(() => host.textContent === `connected ${ALICE}`)
    expect(host.querySelector('p')).to.equal(paragraph)
  })
})

describe('a store', () => {
  it('that a hydrated component was the first to use follows on when that component is gone', async () => {
    const { modal } = instance()
    const scope = effectScope(true)
    const made: ReturnType<typeof useWalletModalAccount>[] = []
    const useStore = () => {
      const [store = scope.run(() => useWalletModalAccount())] = made
      if (store) made.splice(0, 1, store)
      return store
    }
    const Shown = defineComponent(() => {
      const store = useStore()
      return () => h('p', store?.status.value)
    })
    const first = mount(Shown, {}, '<p>disconnected</p>')
    first.unmount()
    const { host } = mount(Shown)
    await modal.connect(aspen.id)
    await until(() => host.textContent === 'connected')
    scope.stop()
    await modal.disconnect()
    await turns()
    expect(made[0]?.status.value).to.equal('connected')
  })
})

describe('the other composables', () => {
  it('open and close, and say so', async () => {
    instance()
    const { open, close } = useWalletModal()
    const { open: isOpen } = inScope(useWalletModalState).result
    const { data } = inScope(useWalletModalEvents).result
    const outcome = open({ view: 'Networks' })
    await until(() => isOpen.value)
    expect(await close()).to.equal(true)
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    await until(() => data.value?.event === 'MODAL_CLOSE' && !isOpen.value)
  })

  it('follow the network, what the wallet approved, its provider and its name', async () => {
    const { modal } = instance({ connect: async id => result(id, { approved: ['eip155:1'] }) })
    const { chainId, approvedCaipNetworkIds, supportsAllNetworks, switchNetwork } =
      inScope(useWalletModalNetwork).result
    const { walletProvider, walletProviderType } = inScope(() => useWalletModalProvider('eip155')).result
    const { walletInfo } = inScope(() => useWalletInfo()).result
    await modal.connect(aspen.id)
    await until(() => walletInfo.value)
    expect([chainId.value, approvedCaipNetworkIds.value, supportsAllNetworks.value]).to.deep.equal([
      1,
      ['eip155:1'],
      false,
    ])
    expect(walletProvider.value).to.deep.equal({ id: aspen.id })
    expect([walletProviderType.value, walletInfo.value?.name]).to.deep.equal(['ANNOUNCED', 'Aspen'])
    await switchNetwork(137)
    await until(() => chainId.value === 137)
  })

  it('follow the theme, and set it', async () => {
    instance()
    const { themeMode, themeVariables, setThemeMode, setThemeVariables } = inScope(useWalletModalTheme).result
    setThemeMode('light')
    setThemeVariables({ '--w3m-accent': 'teal' })
    await until(() => themeMode.value === 'light')
    expect(themeVariables.value).to.deep.equal({ '--w3m-accent': 'teal' })
  })

  it('follow the balance while the account is shown, and read it again', async () => {
    const { modal, adapter } = instance()
    const { balance, symbol, status, fetchBalance } = inScope(useWalletModalBalance).result
    await modal.connect(aspen.id)
    await until(() => balance.value === '1')
    expect([symbol.value, status.value]).to.deep.equal(['ETH', 'ready'])
    adapter.script.balance = async () => 3n * 10n ** 18n
    expect(await fetchBalance()).to.deep.include({ data: { balance: '3', symbol: 'ETH' }, isSuccess: true })
    await until(() => balance.value === '3')
  })

  it('have the balance kept fresh while something reads it, and not for an address alone', async () => {
    const { modal } = instance()
    const { result: account, stop } = inScope(() => useWalletModalAccount())
    await modal.connect(aspen.id)
    await until(() => account.address.value !== undefined)
    expect(isBalanceShown()).to.equal(false)
    await until(() => account.balance.value === '1')
    expect(isBalanceShown()).to.equal(true)
    stop()
    expect(isBalanceShown()).to.equal(false)
  })

  it('follow the connections and change them, and say what failed', async () => {
    const { modal } = instance({ connect: either, reconnect: either })
    const heard: unknown[] = []
    const { connections, recentConnections } = inScope(() => useWalletModalConnections()).result
    const { connection, isPending, error, switchConnection, deleteConnection } = inScope(() =>
      useWalletModalConnection({
        onSuccess: done => heard.push(done.connectorId),
        onError: ({ name }) => heard.push(name),
      }),
    ).result
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    await until(() => connections.value.length === 2)
    const switching = switchConnection({ connectorId: aspen.id })
    expect(isPending.value).to.equal(true)
    await switching
    await until(() => connection.value?.connectorId === aspen.id)
    await deleteConnection({ connectorId: birch.id })
    await until(() => connections.value.length === 1)
    await switchConnection({ connectorId: NOBODY })
    expect(heard).to.deep.equal([aspen.id, birch.id, 'ConnectionRejectedError'])
    expect([isPending.value, error.value instanceof Error]).to.deep.equal([false, true])
    await useDisconnect().disconnect({ id: aspen.id })
    await until(() => recentConnections.value.length === 1)
  })

  it('report the outcome correctly when callbacks of the site throw', async () => {
    const { modal } = instance({ connect: either, reconnect: either })
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    const fail = (text: string) => (): never => {
      throw new Error(text)
    }
    const { error, isPending, switchConnection } = inScope(() =>
      useWalletModalConnection({ onSuccess: fail('done'), onError: fail('failed') }),
    ).result
    const errors = await uncaughtErrors(async () => {
      await switchConnection({ connectorId: aspen.id })
      expect(error.value).to.equal(undefined)
      await switchConnection({ connectorId: NOBODY })
    })
    expect([error.value?.name, isPending.value]).to.deep.equal(['ConnectionRejectedError', false])
    expect(errors.map(String)).to.deep.equal(['Error: done', 'Error: failed'])
  })

  it('change no connection while the feature is off, and report that', async () => {
    const { modal } = instance({ connect: either, reconnect: either })
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    const heard: unknown[] = []
    const { connection, error, switchConnection, deleteConnection } = inScope(() =>
      useWalletModalConnection({
        onSuccess: done => heard.push(done.connectorId),
        onError: ({ name }) => heard.push(name),
      }),
    ).result
    optionsController.setRemote('ready', { multiWallet: false })
    await deleteConnection({ connectorId: birch.id })
    await switchConnection({ connectorId: aspen.id })
    expect(heard).to.deep.equal(['MultiWalletOffError', 'MultiWalletOffError'])
    expect([connection.value?.connectorId, error.value?.name]).to.deep.equal([birch.id, 'MultiWalletOffError'])
  })

  it('change a connection without any listener', async () => {
    const { modal } = instance({ connect: either, reconnect: either })
    await modal.connect(aspen.id)
    await modal.connect(birch.id)
    const { connection, switchConnection } = inScope(() => useWalletModalConnection()).result
    await switchConnection({ connectorId: aspen.id })
    await until(() => connection.value?.connectorId === aspen.id)
  })

  it('return the wallets once they have been looked for, and connect one', async () => {
    instance()
    const { wallets, fetchWallets, connect, isInitialized } = inScope(useWalletModalWallets).result
    await until(() => isInitialized.value)
    await fetchWallets()
    await until(() => wallets.value.some(({ name }) => name === 'Aspen'))
    const item = wallets.value.find(({ name }) => name === 'Aspen')
    expect(item && (await connect(item))).to.include({ address: ALICE, isConnected: true })
  })

  it('fetch a list on request, and follow it', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    await until(() => modal.getAccount().balance !== undefined)
    const { status, tokens, fetch } = inScope(() => useWalletModalTokens()).result
    expect(status.value).to.equal('idle')
    await fetch()
    await until(() => status.value === 'ready')
    expect(tokens.value.map(({ symbol }) => symbol)).to.deep.equal(['ETH'])
  })

  it('have a list that was loaded before, unless they have ended', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    await until(() => modal.getAccount().balance !== undefined)
    await modal.fetchTokens()
    const ended = inScope(() => useWalletModalTokens())
    ended.stop()
    const { status, tokens } = inScope(() => useWalletModalTokens()).result
    await until(() => status.value === 'ready')
    expect(tokens.value.map(({ symbol }) => symbol)).to.deep.equal(['ETH'])
    expect(ended.result.status.value).to.equal('idle')
  })

  it('return the site’s sign-in configuration', () => {
    const siwx = new FakeSiwx()
    instance({}, { siwx })
    expect(inScope(() => useWalletModalSIWX()).result.value).to.equal(siwx)
  })
})
