import { expect } from '@open-wc/testing'
import { StrictMode, useEffect, useRef } from 'react'

import { evmAdapter } from '../../src/chains/evm/index.js'
import { createWalletModal } from '../../src/client.js'
import type { WalletModal } from '../../src/client/types.js'
import { mainnet } from '../../src/networks.js'
import {
  useWalletModalAccount,
  useWalletModalWallets,
  WalletModalButton,
  WalletModalNetworkButton,
} from '../../src/react/index.js'
import { createTestWallet, type TestWallet } from '../../src/testing/index.js'
import { endInstance, OFFLINE, turns } from '../helpers/instance.js'
import { consoleErrors, mount, unmountAll, until } from './render.js'

let wallet: TestWallet
let modal: WalletModal

/** Connects the first wallet as soon as it is mounted, as eager sites do. */
function Eager() {
  const { wallets, fetchWallets, connect } = useWalletModalWallets()
  const { address } = useWalletModalAccount()
  const [first] = wallets
  useEffect(() => void fetchWallets(), [fetchWallets])
  const latest = useRef(first)
  useEffect(() => {
    latest.current = first
  })
  const id = first?.id
  useEffect(() => {
    if (id && latest.current) connect(latest.current).catch(() => undefined)
  }, [id, connect])
  return (
    <>
      <WalletModalNetworkButton />
      <WalletModalButton />
      <output>{address}</output>
    </>
  )
}

const asked = (): number => wallet.calls.filter(({ method }) => method === 'eth_requestAccounts').length

describe('React in StrictMode', () => {
  beforeEach(() => {
    wallet = createTestWallet({ name: 'Aspen', chains: { 1: '' } })
    modal = createWalletModal({ networks: [mainnet], adapters: [evmAdapter()], ...OFFLINE })
  })

  afterEach(async () => {
    unmountAll()
    wallet.uninstall()
    modal.destroy()
    await endInstance()
  })

  it('asks the wallet once and listens to it once, however often React mounts', async () => {
    const said = await consoleErrors(async () => {
      const { host } = mount(
        <StrictMode>
          <Eager />
        </StrictMode>,
      )
      await until(() => host.querySelector('output')?.textContent)
      await turns()
    })
    expect(said).to.deep.equal([])
    expect(asked()).to.equal(1)
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
      expect(wallet.listenerCount(event), event).to.equal(1)
  })

  it('applies a wallet’s answer that arrives after the component has unmounted', async () => {
    wallet.hang('eth_requestAccounts')
    const said = await consoleErrors(async () => {
      const { unmount } = mount(
        <StrictMode>
          <Eager />
        </StrictMode>,
      )
      await until(() => asked() === 1)
      unmount()
      wallet.approve()
      await until(() => modal.getIsConnectedState())
    })
    expect(said).to.deep.equal([])
    expect(asked()).to.equal(1)
  })

  it('drops the attempt when the instance ends with the component', async () => {
    wallet.hang('eth_requestAccounts')
    const { unmount } = mount(
      <StrictMode>
        <Eager />
      </StrictMode>,
    )
    await until(() => asked() === 1)
    unmount()
    modal.destroy()
    wallet.approve()
    await turns()
    expect(modal.getIsConnectedState()).to.equal(false)
    expect(wallet.listenerCount()).to.equal(0)
  })
})
