import { expect } from '@open-wc/testing'

import {
  type RegisterSource,
  registerWalletStandard,
} from '../../../../src/chains/solana/wallets/register-wallet-standard.js'
import { createStandardWallets } from '../../../../src/services/wallets/standard.js'
import type { StandardWallet } from '../../../../src/services/wallets/standard-wallet.js'
import { afterTest, cleanUp } from '../../shared/harness.js'
import { devnet, first, ID, mainnet, makeAdapter, makeConnected, transfer } from '../harness.js'

afterEach(cleanUp)

/** A modal whose Solana wallet is a local one, connected as if over the protocol, and what else sees of it. */
async function register(type = 'WALLET_CONNECT') {
  const { provider, wallet } = await makeConnected({ name: ID })
  const listeners = new Set<() => void>()
  const now = { connected: false, network: mainnet, asked: 0 }
  const tell = (): void => listeners.forEach(listener => listener())
  const modal: RegisterSource = {
    ready: async () => undefined,
    async connect() {
      now.asked += 1
      now.connected = true
      tell()
    },
    async disconnect() {
      now.connected = false
      tell()
    },
    getAddress: () => (now.connected ? first : undefined),
    getProvider: () => provider,
    getProviderType: () => type,
    getCaipNetwork: () => now.network,
    getCaipNetworks: () => [mainnet, devnet],
    subscribeAccount: listener => (listeners.add(listener), () => listeners.delete(listener)),
  }
  afterTest(registerWalletStandard(modal))
  const seen = createStandardWallets()
  seen.start()
  afterTest(() => seen.stop())
  const found = seen.list().find(({ name }) => name === 'WalletConnect') as StandardWallet
  return { found, modal, now, wallet }
}

const codeOf = (task: Promise<unknown>): Promise<unknown> =>
  task.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  )

describe('the wallet-connection connector as a Wallet Standard wallet', () => {
  it('shows itself to other code with a picture and the site’s clusters, and not to the modal', async () => {
    const { found } = await register()
    expect(found.icon).to.match(/^data:image/)
    expect(found.chains()).to.deep.equal(['solana:mainnet', 'solana:devnet'])
    const { adapter } = makeAdapter()
    expect(adapter.wallets.connectors().map(({ id }) => id)).to.deep.equal([ID])
  })

  it('asks by the modal, once, and never silently', async () => {
    const { found, now } = await register()
    let changes = 0
    found.onChange(() => (changes += 1))
    expect(await found.call('standard:connect', 'connect', { silent: true })).to.deep.equal({ accounts: [] })
    expect(now.asked).to.equal(0)
    await found.call('standard:connect', 'connect')
    await found.call('standard:connect', 'connect')
    expect(now.asked).to.equal(1)
    expect(found.accounts()[0]).to.include({ address: first })
    expect(changes).to.equal(1)
    await found.call('standard:disconnect', 'disconnect')
    expect(found.accounts()).to.have.length(0)
    expect(changes).to.equal(2)
  })

  it('has no account while another kind of wallet is connected', async () => {
    const { found, now } = await register('ANNOUNCED')
    now.connected = true
    expect(found.accounts()).to.have.length(0)
  })

  it('signs several transactions in one request, as wallets do', async () => {
    const { found, wallet } = await register()
    await found.call('standard:connect', 'connect')
    const account = found.accounts()[0]?.raw
    const input = { account, transaction: transfer(), chain: 'solana:mainnet' }
    const signed = await found.call('solana:signTransaction', 'signTransaction', input, input)
    expect(signed).to.have.length(2)
    expect(wallet.calls.filter(({ method }) => method === 'solana:signTransaction')).to.have.length(1)
  })

  it('refuses an account and a cluster that are not those of now', async () => {
    const { found, now } = await register()
    await found.call('standard:connect', 'connect')
    const account = found.accounts()[0]?.raw
    const sign = (input: object): Promise<unknown> =>
      codeOf(found.call('solana:signTransaction', 'signTransaction', { transaction: transfer(), ...input }))
    expect(await sign({ account: { address: 'x' } })).to.equal('CONNECTION_FAILED')
    expect(await sign({ account, chain: 'solana:devnet' })).to.equal('CONNECTION_FAILED')
    now.network = devnet
    expect(await sign({ account, chain: 'solana:devnet' })).to.equal('done')
  })
})
