import { expect } from '@open-wc/testing'
import * as wagmi3 from '@wagmi/core'
import { mainnet, polygon } from 'viem/chains'
import * as wagmi2 from 'wagmi-core-2'

import { evmAdapter } from '../../src/chains/evm/index.js'
import { createWalletModal } from '../../src/client.js'
import type { WalletModal } from '../../src/client/types.js'
import { siteFacade } from '../../src/core/site-facade.js'
import { ANVIL_ACCOUNTS, createTestWallet, type TestWallet } from '../../src/testing/index.js'
import { walletModalConnector } from '../../src/wagmi/index.js'
import { FakeSiwx, sessionFor } from '../helpers/fake-siwx.js'
import { endInstance, OFFLINE } from '../helpers/instance.js'
import { waitUntil } from '../helpers/wait-until.js'

const [ALICE, BOB] = ANVIL_ACCOUNTS
const CHAINS = { 1: '', 137: '' }
const RDNS = 'com.example.test-wallet'

let modal: WalletModal
let wallet: TestWallet

/** A connector of another wallet that is never connected. */
const idle = {
  id: 'idle',
  name: 'Idle',
  type: 'idle',
  connect: () => Promise.reject(new Error('not asked for')),
  disconnect: () => Promise.resolve(),
  getAccounts: () => Promise.resolve([]),
  getChainId: () => Promise.resolve(1),
  onAccountsChanged: () => undefined,
  onChainChanged: () => undefined,
  onDisconnect: () => undefined,
}

function makeConfig(wagmi: typeof wagmi3, others: readonly wagmi3.CreateConnectorFn[] = []) {
  return wagmi.createConfig({
    chains: [mainnet, polygon],
    transports: { [mainnet.id]: wagmi.http('https://node.example'), [polygon.id]: wagmi.http('https://node.example') },
    connectors: [walletModalConnector(), ...others],
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
}

/** Connects through the modal, like a visitor clicking the wallet. */
async function connectIn(wagmi: typeof wagmi3, config: ReturnType<typeof makeConfig>, chainId?: 1 | 137) {
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  const asked = wagmi.connect(config, { connector, ...(chainId ? { chainId } : {}) })
  await waitUntil(() => modal.isOpen(), 'the modal is open')
  await modal.connect(RDNS, 'eip155')
  await modal.close()
  return asked
}

// The packages share no type names, but accept each other's objects: majors differ in what they omit.
for (const [name, wagmi] of [
  ['wagmi 3', wagmi3],
  ['wagmi 2', wagmi2 as unknown as typeof wagmi3],
] as const)
  describe(`the connector in ${name}`, () => {
    beforeEach(() => {
      wallet = createTestWallet({ chains: CHAINS, privateKeys: [ALICE.privateKey, BOB.privateKey], rdns: RDNS })
      modal = createWalletModal({ networks: [mainnet, polygon], adapters: [evmAdapter()], ...OFFLINE })
    })

    afterEach(async () => {
      wallet.uninstall()
      modal.destroy()
      await endInstance()
    })

    it('connects through the modal', async () => {
      const config = makeConfig(wagmi)
      const { accounts, chainId } = await connectIn(wagmi, config)
      expect(accounts[0]).to.equal(ALICE.address)
      expect(chainId).to.equal(1)
      expect(wagmi.getAccount(config)).to.include({ status: 'connected', address: ALICE.address, chainId: 1 })
      expect(wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')).to.have.length(1)
    })

    it('rejects as wagmi knows it when the modal is closed', async () => {
      const config = makeConfig(wagmi)
      const [connector] = config.connectors
      const asked = connector && wagmi.connect(config, { connector })
      const refused = asked?.catch((error: unknown) => error)
      await waitUntil(() => modal.isOpen(), 'the modal is open')
      await modal.close()
      const error = await refused
      expect(error instanceof Error && error.name).to.equal('UserRejectedRequestError')
      expect(wallet.authorized).to.equal(false)
    })

    it('signs out once when wagmi disconnects', async () => {
      modal.destroy()
      const siwx = new FakeSiwx()
      siwx.sessions = [sessionFor(ALICE.address)]
      modal = createWalletModal({ networks: [mainnet, polygon], adapters: [evmAdapter()], ...OFFLINE, siwx })
      const config = makeConfig(wagmi)
      await connectIn(wagmi, config)
      await waitUntil(() => siwx.calls.includes('get eip155:1'), 'no look-up')
      await wagmi.disconnect(config)
      await waitUntil(() => siwx.calls.includes('set 0'), 'not signed out')
      expect(wagmi.getAccount(config).status).to.equal('disconnected')
      expect(siwx.calls.filter(call => /^(?:set|revoke)/.test(call))).to.deep.equal(['set 0'])
    })

    it('returns the wallet itself', async () => {
      const config = makeConfig(wagmi)
      await connectIn(wagmi, config)
      expect(await config.connectors[0]?.getProvider()).to.equal(siteFacade(wallet.provider))
      const signature = await wagmi.signMessage(config, { message: 'hello' })
      expect(signature).to.match(/^0x[0-9a-f]{130}$/)
    })

    it('changes the chain', async () => {
      const config = makeConfig(wagmi)
      await connectIn(wagmi, config)
      const chain = await wagmi.switchChain(config, { chainId: 137 })
      expect(chain.id).to.equal(137)
      expect(wallet.chainId).to.equal(137)
      expect(wagmi.getAccount(config).chainId).to.equal(137)
      wallet.reject('wallet_switchEthereumChain')
      const error: unknown = await wagmi.switchChain(config, { chainId: 1 }).catch((reason: unknown) => reason)
      expect(error instanceof Error && error.name).to.equal('UserRejectedRequestError')
    })

    for (const [what, code, name] of [
      ['a refusal', 4001, 'UserRejectedRequestError'],
      ['a failure', -32603, 'SwitchChainError'],
    ] as const)
      it(`rejects as wagmi knows it after ${what} to add the chain`, async () => {
        const config = makeConfig(wagmi)
        await connectIn(wagmi, config)
        wallet.fail('wallet_switchEthereumChain', { code: 4902, message: 'unknown' })
        wallet.fail('wallet_addEthereumChain', { code, message: 'no' })
        const error: unknown = await wagmi.switchChain(config, { chainId: 137 }).catch((reason: unknown) => reason)
        expect(error instanceof Error && error.name).to.equal(name)
      })

    it('connects on the requested chain', async () => {
      const { chainId } = await connectIn(wagmi, makeConfig(wagmi), 137)
      expect(chainId).to.equal(137)
    })

    it('follows the wallet and the modal', async () => {
      const config = makeConfig(wagmi)
      await connectIn(wagmi, config)
      await wallet.switchAccount(1)
      await waitUntil(() => wagmi.getAccount(config).address === BOB.address, 'the other account')
      wallet.switchChain(137)
      await waitUntil(() => wagmi.getAccount(config).chainId === 137, 'the other chain')
      await modal.disconnect()
      await waitUntil(() => wagmi.getAccount(config).status === 'disconnected', 'the end')
    })

    it('is notified of a connection that the modal itself made', async () => {
      const config = makeConfig(wagmi)
      await modal.connect(RDNS, 'eip155')
      await waitUntil(() => wagmi.getAccount(config).status === 'connected', 'connected')
      expect(wagmi.getAccount(config).address).to.equal(ALICE.address)
    })

    it('disconnects', async () => {
      const config = makeConfig(wagmi)
      await connectIn(wagmi, config)
      await wagmi.disconnect(config)
      expect(modal.getAccount('eip155').isConnected).to.equal(false)
      expect(wallet.authorized).to.equal(false)
    })

    it('is restored with the modal, without a prompt', async () => {
      await modal.connect(RDNS, 'eip155')
      const stored = { ...localStorage }
      modal.destroy()
      await endInstance()
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
      const prompts = wallet.calls.filter(({ method }) => method === 'eth_requestAccounts').length
      modal = createWalletModal({ networks: [mainnet, polygon], adapters: [evmAdapter()], ...OFFLINE })
      const config = makeConfig(wagmi)
      const restored = await wagmi.reconnect(config)
      expect(restored[0]?.accounts[0]).to.equal(ALICE.address)
      expect(wagmi.getAccount(config).status).to.equal('connected')
      expect(wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')).to.have.length(prompts)
    })

    it('follows a modal that is created after the config', async () => {
      modal.destroy()
      await endInstance()
      const config = makeConfig(wagmi)
      expect(await wagmi.reconnect(config)).to.deep.equal([])
      modal = createWalletModal({ networks: [mainnet, polygon], adapters: [evmAdapter()], ...OFFLINE })
      await modal.connect(RDNS, 'eip155')
      await waitUntil(() => wagmi.getAccount(config).status === 'connected', 'connected')
      expect(wagmi.getAccount(config)).to.include({ address: ALICE.address, chainId: 1 })
      await modal.disconnect()
      await waitUntil(() => wagmi.getAccount(config).status === 'disconnected', 'the end')
    })

    it('receives what a modal that is created after the config restores', async () => {
      await modal.connect(RDNS, 'eip155')
      const stored = { ...localStorage }
      modal.destroy()
      await endInstance()
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
      const config = makeConfig(wagmi)
      expect(await wagmi.reconnect(config)).to.deep.equal([])
      modal = createWalletModal({ networks: [mainnet, polygon], adapters: [evmAdapter()], ...OFFLINE })
      await waitUntil(() => wagmi.getAccount(config).status === 'connected', 'connected')
      expect(wagmi.getAccount(config).address).to.equal(ALICE.address)
    })

    it('is notified of a connection made while wagmi is still restoring another connector', async () => {
      let finish: (() => void) | undefined
      const slow = wagmi.createConnector(() => ({
        ...idle,
        getProvider: async () => ({}),
        isAuthorized: () => new Promise<boolean>(resolve => (finish = () => resolve(false))),
      }))
      const config = makeConfig(wagmi, [slow])
      const restored = wagmi.reconnect(config)
      await waitUntil(() => finish !== undefined, 'the other connector is asked')
      let isReported = false
      config.connectors[0]?.emitter.on('connect', () => void (isReported = true))
      await modal.connect(RDNS, 'eip155')
      await waitUntil(() => isReported, 'the first report')
      expect(wagmi.getAccount(config).status).to.equal('connecting')
      finish?.()
      expect(await restored).to.deep.equal([])
      await waitUntil(() => wagmi.getAccount(config).status === 'connected', 'connected')
      expect(wagmi.getAccount(config)).to.include({ address: ALICE.address, chainId: 1 })
      await modal.disconnect()
      await waitUntil(() => wagmi.getAccount(config).status === 'disconnected', 'the end')
    })

    it('has nothing to restore when nothing was connected', async () => {
      const config = makeConfig(wagmi)
      expect(await wagmi.reconnect(config)).to.deep.equal([])
      expect(modal.isOpen()).to.equal(false)
    })
  })
