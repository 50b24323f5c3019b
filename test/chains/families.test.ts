import { expect } from '@open-wc/testing'

import type { AdapterContext } from '../../src/chains/adapter.js'
import type { AdapterEvent } from '../../src/chains/ports/wallets.js'
import { BitcoinAdapter } from '../../src/chains/bitcoin/adapter.js'
import { SolanaAdapter } from '../../src/chains/solana/adapter.js'
import { bitcoinRegtest } from '../../src/chains/networks/bitcoin.js'
import { solana } from '../../src/chains/networks/solana.js'
import { parseNetworks } from '../../src/services/config/networks.js'
import { createTestMultiWallet } from '../../src/testing/index.js'
import { waitUntil } from '../helpers/wait-until.js'

const NAME = 'Spruce'
const clean: (() => void)[] = []

async function connected() {
  const wallet = await createTestMultiWallet({ name: NAME })
  const { networks } = parseNetworks([solana, bitcoinRegtest])
  const context = (namespace: string): AdapterContext => ({
    networks: () => networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    endpoints: () => Promise.resolve([]),
    announced: true,
    injected: true,
  })
  const families = { solana: new SolanaAdapter(context('solana')), bitcoin: new BitcoinAdapter(context('bip122')) }
  const events: AdapterEvent[] = []
  clean.push(wallet.uninstall)
  for (const adapter of Object.values(families)) {
    clean.push(() => adapter.destroy())
    adapter.wallets.subscribe(event => void (event.type === 'disconnect' && events.push(event)))
    adapter.wallets.discover()
    await waitUntil(() => adapter.wallets.connectors().some(({ id }) => id === NAME))
    await adapter.wallets.connect(NAME)
  }
  return { ...families, wallet, events }
}

describe('families of one Wallet Standard wallet', () => {
  afterEach(() => {
    for (const task of clean.splice(0)) task()
  })

  it('disconnects Solana without ending Bitcoin', async () => {
    const { solana, bitcoin, wallet, events } = await connected()
    await solana.wallets.disconnect(NAME)
    expect(wallet.bitcoin.authorized).to.equal(true)
    expect((await bitcoin.wallets.reconnect(NAME))?.accounts).to.have.length(2)
    expect(events).to.deep.equal([])
  })

  it('disconnects Bitcoin without ending Solana', async () => {
    const { solana, bitcoin, wallet, events } = await connected()
    await bitcoin.wallets.disconnect(NAME)
    expect(wallet.solana.authorized).to.equal(true)
    expect((await solana.wallets.reconnect(NAME))?.accounts).to.have.length(1)
    expect(events).to.deep.equal([])
  })

  it('has exactly the family’s capabilities for each connector', async () => {
    const { solana, bitcoin } = await connected()
    const ofSolana = solana.wallets.connector(NAME)
    expect(ofSolana.switchNetwork).to.equal(undefined) // only the page has a network
    expect(ofSolana.balance).to.equal(undefined)
    expect(ofSolana.signMessage).to.be.a('function')
    const ofBitcoin = bitcoin.wallets.connector(NAME)
    expect(ofBitcoin.switchNetwork).to.be.a('function')
    expect(ofBitcoin.balance).to.equal(undefined)
    expect((await ofBitcoin.reconnect())?.accounts).to.have.length(2)
    await ofSolana.disconnect()
    expect(ofSolana.provider()).to.equal(undefined)
  })

  it('notifies the wallet once the last family disconnects', async () => {
    const { solana, bitcoin, wallet } = await connected()
    await bitcoin.wallets.disconnect(NAME)
    await solana.wallets.disconnect(NAME)
    expect(wallet.solana.authorized).to.equal(false)
    expect(wallet.bitcoin.authorized).to.equal(false)
  })
})
