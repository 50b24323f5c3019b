import { expect } from '@open-wc/testing'

import { evmAdapter } from '../../src/chains/evm/index.js'
import { mainnet } from '../../src/networks.js'
import { createTestWallet } from '../../src/testing/index.js'
import { newService, stubFetch } from '../controllers/stubs.js'
import { json, type Seen } from '../helpers/fake-fetch.js'
import { endInstance, instance } from '../helpers/instance.js'
import { rejection } from '../helpers/rejection.js'
import { waitUntil } from '../helpers/wait-until.js'

const RDNS = 'com.example.limited'

/** What the node answers while it works. */
function answer({ init }: Seen): Response {
  const { id, method } = JSON.parse(String(init.body)) as { readonly id: number; readonly method: string }
  return json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0xde0b6b3a7640000' })
}

describe('a chain whose node says that it is asked too often', () => {
  const now = Date.now
  let skipped = 0
  let limits: HeadersInit | undefined
  let served: ReturnType<typeof stubFetch>
  let wallet: ReturnType<typeof createTestWallet>

  beforeEach(() => {
    skipped = 0
    limits = {}
    served = stubFetch(seen => (limits ? json({}, { status: 429, headers: limits }) : answer(seen)))
    wallet = createTestWallet({ name: 'Limited', rdns: RDNS, chains: { 1: '' } })
    Date.now = () => now() + skipped
  })

  afterEach(async () => {
    Date.now = now
    served.restore()
    wallet.uninstall()
    await endInstance()
  })

  /** A visitor whose first balance was refused. */
  async function connected() {
    const network = { ...mainnet, rpcUrls: { default: { http: [newService()] } } }
    const { modal } = instance({}, { networks: [network], adapters: [evmAdapter()] })
    await modal.connect(RDNS)
    await waitUntil(() => served.seen.length > 0, 'nothing was asked')
    /** Reads the balance, and says how many requests that took. */
    const read = async (): Promise<number> => {
      const before = served.seen.length
      await modal.updateNativeBalance().catch(() => undefined)
      return served.seen.length - before
    }
    return { modal, read }
  }

  it('is left alone for longer each time, and used again once it answers', async () => {
    const { modal, read } = await connected()
    expect([await read(), await read()], 'within 10 s').to.deep.equal([0, 0])
    expect(await rejection(modal.updateNativeBalance())).to.include({ status: 429 })
    skipped = 13_000
    expect([await read(), await read()], 'then once').to.deep.equal([1, 0])
    skipped += 29_000
    expect(await read(), 'within 30 s').to.equal(0)
    skipped += 9_000
    limits = undefined
    expect(await read()).to.be.greaterThan(0)
    expect(modal.getAccount().balance).to.equal('1')
  })

  it('is left alone for as long as it asks', async () => {
    limits = { 'retry-after': '120' }
    const { read } = await connected()
    skipped = 119_000
    expect(await read()).to.equal(0)
    skipped = 151_000
    expect(await read()).to.equal(1)
  })
})
