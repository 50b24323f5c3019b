import { expect } from '@open-wc/testing'

import { isBalanceShown } from '../../src/controllers/accounts/balance-viewers.js'
import { NotCreatedError } from '../../src/core/errors/config.js'
import {
  useDisconnect,
  useWalletInfo,
  useWalletModal,
  useWalletModalAccount,
  useWalletModalBalance,
  useWalletModalEvents,
  useWalletModalNetwork,
  useWalletModalProvider,
  useWalletModalSIWX,
  useWalletModalState,
  useWalletModalTheme,
} from '../../src/react/index.js'
import { ALICE, aspen } from '../helpers/fake-adapter.js'
import { FakeSiwx } from '../helpers/fake-siwx.js'
import { endInstance, instance, turns } from '../helpers/instance.js'
import { rejection } from '../helpers/rejection.js'
import { mount, mountHook, unmountAll, until } from './render.js'

afterEach(async () => {
  unmountAll()
  await endInstance()
})

describe('before createWalletModal', () => {
  it('every hook has its initial state', () => {
    expect(mountHook(() => useWalletModalAccount()).last()).to.deep.include({
      isConnected: false,
      status: 'disconnected',
      address: undefined,
      allAccounts: [],
    })
    expect(mountHook(useWalletModalNetwork).last()).to.deep.include({
      caipNetwork: undefined,
      caipNetworkId: undefined,
      chainId: undefined,
      supportsAllNetworks: true,
    })
    expect(mountHook(useWalletModalState).last()).to.include({ open: false, loading: false, initialized: false })
    expect(mountHook(useWalletModalTheme).last()).to.include({ themeMode: 'system' })
    expect(mountHook(useWalletModalBalance).last()).to.include({ balance: undefined, status: 'idle' })
    expect(mountHook(() => useWalletModalProvider('eip155')).last()).to.deep.equal({
      walletProvider: undefined,
      walletProviderType: undefined,
    })
    expect(mountHook(() => useWalletInfo()).last()).to.deep.equal({ walletInfo: undefined })
  })

  it('actions reject with NotCreatedError', async () => {
    const { open, close } = mountHook(useWalletModal).last()
    const { disconnect } = mountHook(useDisconnect).last()
    for (const task of [open(), close(), disconnect(), disconnect({ namespace: 'eip155' })])
      expect(await rejection(task)).to.be.instanceOf(NotCreatedError)
    const { isError, error } = await mountHook(useWalletModalBalance).last().fetchBalance()
    expect({ isError, name: error?.name }).to.deep.equal({ isError: true, name: 'NotCreatedError' })
  })
})

describe('useWalletModal', () => {
  it('opens and closes, and is the same object always', async () => {
    const { modal } = instance()
    const { last, seen, render } = mountHook(useWalletModal)
    const { open, close } = last()
    const outcome = open({ view: 'Networks' })
    await until(() => modal.isOpen())
    expect(await close()).to.equal(true)
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    render(null)
    expect(seen).to.have.length(1)
  })

  it('can be used directly as an event handler', async () => {
    const { modal } = instance()
    function Opener() {
      const { open } = useWalletModal()
      return <button onClick={open as never}>Open</button>
    }
    const { host } = mount(<Opener />)
    host.querySelector('button')?.click()
    await until(() => modal.isOpen())
    expect(document.querySelector('w3m-modal')?.getAttribute('view') ?? 'Connect').to.equal('Connect')
  })
})

describe('useWalletModalAccount', () => {
  it('follows a connection and its end', async () => {
    const { modal } = instance()
    const { last, seen } = mountHook(() => useWalletModalAccount())
    await modal.connect(aspen.id)
    await until(() => last().isConnected)
    expect(last()).to.include({ address: ALICE, caipAddress: `eip155:1:${ALICE}`, status: 'connected' })
    expect(seen.map(({ status }) => status)).to.include('connecting')
    await modal.disconnect()
    await until(() => !last().isConnected)
    expect(last()).to.include({ status: 'disconnected', address: undefined })
  })

  it('keeps to the requested namespace', async () => {
    const { modal } = instance()
    const evm = mountHook(() => useWalletModalAccount({ namespace: 'eip155' }))
    const solana = mountHook(() => useWalletModalAccount({ namespace: 'solana' }))
    await modal.connect(aspen.id)
    await until(() => evm.last().isConnected)
    expect(solana.seen).to.have.length(1)
  })

  it('has its balance kept fresh while a component that shows it is mounted, and only then', async () => {
    const { modal } = instance()
    const other = mountHook(() => useWalletModalAccount().address)
    await modal.connect(aspen.id)
    await until(() => other.last() !== undefined)
    expect(isBalanceShown()).to.equal(false)
    const { last, unmount } = mountHook(() => useWalletModalAccount().balance)
    await until(() => last() === '1')
    expect(isBalanceShown()).to.equal(true)
    unmount()
    other.unmount()
    expect(isBalanceShown()).to.equal(false)
  })

  it('renders nothing again when something else changes', async () => {
    const { modal } = instance()
    const { seen } = mountHook(() => useWalletModalAccount())
    modal.setThemeMode('light')
    modal.setLoading(true)
    await turns()
    expect(seen).to.have.length(1)
    modal.setLoading(false)
  })

  it('shows two components the same snapshot', async () => {
    const { modal } = instance()
    const one = mountHook(() => useWalletModalAccount())
    const other = mountHook(() => useWalletModalAccount())
    await modal.connect(aspen.id)
    await until(() => one.last().isConnected && other.last().isConnected)
    expect(one.last()).to.equal(other.last())
  })
})

describe('useWalletModalNetwork', () => {
  it('returns the active network and switches by object, chain id and CAIP-2 id', async () => {
    instance()
    const { last } = mountHook(useWalletModalNetwork)
    expect(last()).to.include({ caipNetworkId: 'eip155:1', chainId: 1 })
    await last().switchNetwork('eip155:137')
    await until(() => last().chainId === 137)
    await last().switchNetwork(1)
    await until(() => last().chainId === 1)
    await last().switchNetwork({ id: 137 })
    await until(() => last().caipNetwork?.name === 'Polygon')
  })

  it('rejects only with throwOnFailure', async () => {
    instance()
    const { switchNetwork } = mountHook(useWalletModalNetwork).last()
    await switchNetwork(4242)
    expect(await rejection(switchNetwork(4242, { throwOnFailure: true }))).to.be.instanceOf(Error)
  })
})

describe('useWalletModalState', () => {
  it('follows opening, loading and initialization', async () => {
    const { modal } = instance()
    const { last } = mountHook(useWalletModalState)
    await modal.ready()
    await until(() => last().initialized)
    modal.setLoading(true)
    await until(() => last().loading)
    modal.setLoading(false)
    void modal.open()
    await until(() => last().open)
    await modal.close()
    await until(() => !last().open)
    expect(last()).to.include({ selectedNetworkId: 'eip155:1', activeChain: 'eip155' })
  })
})

describe('useWalletModalTheme', () => {
  it('reads and changes the theme', async () => {
    const { modal } = instance({}, { themeMode: 'dark' })
    const { last } = mountHook(useWalletModalTheme)
    expect(last().themeMode).to.equal('dark')
    last().setThemeMode('light')
    last().setThemeVariables({ '--w3m-accent': '#0b6b36' })
    await until(() => last().themeMode === 'light')
    expect(last().themeVariables).to.deep.equal({ '--w3m-accent': '#0b6b36' })
    expect(modal.getThemeMode()).to.equal('light')
  })

  it('does not re-render when a site sets the same value', async () => {
    const { modal } = instance({}, { themeMode: 'dark' })
    const { seen } = mountHook(useWalletModalTheme)
    modal.setThemeMode('dark')
    await turns()
    expect(seen).to.have.length(1)
  })
})

describe('useWalletModalEvents', () => {
  it('passes on the latest event', async () => {
    const { modal } = instance()
    const { last } = mountHook(useWalletModalEvents)
    expect(last().data?.event).to.equal('MODAL_CREATED')
    void modal.open()
    await until(() => last().data?.event === 'MODAL_OPEN' || last().data?.event === 'INITIALIZE')
    await modal.close()
    await until(() => last().data?.event === 'MODAL_CLOSE')
    expect(last().timestamp).to.be.greaterThan(0)
  })
})

describe('useWalletModalBalance', () => {
  it('reads the balance again', async () => {
    const { modal } = instance({ balance: () => Promise.resolve(25n * 10n ** 17n) })
    const { last } = mountHook(useWalletModalBalance)
    await modal.connect(aspen.id)
    const result = await last().fetchBalance()
    expect(result).to.deep.equal({
      data: { balance: '2.5', symbol: 'ETH' },
      error: undefined,
      isSuccess: true,
      isError: false,
    })
    await until(() => last().balance === '2.5' && last().status === 'ready')
  })

  it('reports a failure without rejecting', async () => {
    const { modal } = instance({ balance: () => Promise.reject(new Error('down')) })
    const { last } = mountHook(useWalletModalBalance)
    await modal.connect(aspen.id)
    const { data, error, isSuccess, isError } = await last().fetchBalance()
    expect({ data, isSuccess, isError, text: error?.message }).to.deep.equal({
      data: undefined,
      isSuccess: false,
      isError: true,
      text: 'down',
    })
    await until(() => last().status === 'failed')
  })

  it('has no data and no error without an account', async () => {
    instance()
    const { data, isError } = await mountHook(useWalletModalBalance).last().fetchBalance()
    expect({ data, isError }).to.deep.equal({ data: undefined, isError: false })
  })
})

describe('useWalletModalProvider and useWalletInfo', () => {
  it('return the raw provider and the wallet’s data', async () => {
    const { modal } = instance()
    const provider = mountHook(() => useWalletModalProvider<{ id: string }>('eip155'))
    const info = mountHook(() => useWalletInfo('eip155'))
    await modal.connect(aspen.id)
    await until(() => provider.last().walletProvider?.id === aspen.id)
    expect(provider.last().walletProviderType).to.equal('ANNOUNCED')
    await until(() => info.last().walletInfo?.name === 'Aspen')
    await modal.disconnect()
    await until(() => provider.last().walletProvider === undefined && info.last().walletInfo === undefined)
  })
})

describe('useDisconnect', () => {
  it('disconnects one namespace', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const { last, seen } = mountHook(useDisconnect)
    await last().disconnect({ namespace: 'eip155' })
    expect(modal.getIsConnectedState()).to.equal(false)
    expect(seen).to.have.length(1)
  })
})

describe('useWalletModalSIWX', () => {
  it('is the site’s value, and nothing on a site without sign-in', async () => {
    const siwx = new FakeSiwx()
    expect(mountHook(() => useWalletModalSIWX()).last()).to.equal(undefined)
    instance({}, { siwx })
    expect(mountHook(() => useWalletModalSIWX<FakeSiwx>()).last()).to.equal(siwx)
    await endInstance()
    const siweConfig = new FakeSiwx()
    instance({}, { siweConfig })
    expect(mountHook(() => useWalletModalSIWX()).last()).to.equal(siweConfig)
  })
})
