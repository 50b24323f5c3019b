import { expect } from '@open-wc/testing'

import type { TokensSnapshot } from '../../src/client/types.js'
import { hasIntent } from '../../src/controllers/shell/intent.js'
import { NotCreatedError } from '../../src/core/errors/config.js'
import { OfflineError } from '../../src/core/errors/offline.js'
import { bitcoin } from '../../src/networks.js'
import { version } from '../../src/version.js'
import { ALICE, aspen, BOB, fakeAdapter, result } from '../helpers/fake-adapter.js'
import { network } from '../helpers/network.js'
import { json } from '../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, turns } from '../helpers/instance.js'
import { newService, stubFetch, watchConsole } from '../controllers/stubs.js'
import { rejection } from '../helpers/rejection.js'
import { cedar, twoFamilies } from '../helpers/two-families.js'
import { waitUntil } from '../helpers/wait-until.js'

const balances = [
  {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:0x${'1'.repeat(40)}`,
    price: 1,
    quantity: { decimals: '6', numeric: '2' },
  },
]

describe('the lists of the handle', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  let isDown = false

  async function connected() {
    stub = stubFetch(({ url: { pathname } }) => {
      if (isDown) return new Response('', { status: 500 })
      if (pathname.endsWith('supported-chains')) return json({ http: ['eip155:1'], ws: [] })
      if (pathname.endsWith('/balance')) return json({ balances })
      if (pathname.endsWith('/history')) return json({ data: [], next: null })
      return json({ name: 'alice.eth', avatar: null })
    })
    const { modal } = instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    await modal.connect(aspen.id)
    return modal
  }
  beforeEach(() => {
    isDown = false
  })
  afterEach(async () => {
    await endInstance()
    stub?.restore()
  })

  // the first one: the code, once it is there, stays
  it('report that they cannot be followed if the code fails to load, and reject nothing', async () => {
    const { modal } = instance()
    const said: unknown[] = []
    const { error } = console
    console.error = (...parts) => said.push(...parts)
    const unhandled: unknown[] = []
    const onUnhandled = ({ reason }: PromiseRejectionEvent) => unhandled.push(reason)
    addEventListener('unhandledrejection', onUnhandled)
    const { undo } = network({ online: false, served: false })
    try {
      const stop = modal.subscribeTokens(() => expect.fail('nothing was begun'))
      await waitUntil(() => said.some(part => part instanceof OfflineError))
      stop()
      await turns()
    } finally {
      undo()
      console.error = error
      removeEventListener('unhandledrejection', onUnhandled)
    }
    expect(unhandled).to.deep.equal([])
  })

  it('are failed while the code cannot be loaded, and followed once the browser is online', async () => {
    const { modal } = instance()
    const seen: TokensSnapshot[] = []
    const lines = watchConsole()
    const { undo } = network({ online: false, served: false })
    const stop = modal.subscribeTokens(tokens => seen.push(tokens))
    try {
      expect(await modal.fetchTokens()).to.deep.include({ status: 'failed', tokens: [] })
      expect(await modal.fetchTransactions()).to.deep.include({ status: 'failed', transactions: [] })
      expect(await modal.fetchNfts()).to.deep.include({ status: 'failed', nfts: [] })
      expect(await rejection(modal.fetchIdentity({ address: ALICE }))).to.be.instanceOf(OfflineError)
    } finally {
      undo()
      lines.restore()
    }
    dispatchEvent(new Event('online'))
    await modal.connect(aspen.id)
    await modal.fetchTokens()
    await waitUntil(() => seen.length > 0)
    stop()
  })

  it('have the balance of the native coin, which is read with the tokens if it is unknown', async () => {
    const { modal, adapter } = instance({ balance: () => Promise.reject(new Error('no answer')) })
    await modal.connect(aspen.id)
    expect((await modal.fetchTokens()).status).to.equal('failed')
    adapter.script.balance = async () => 5n * 10n ** 18n
    const { status, tokens } = await modal.fetchTokens()
    expect(status).to.equal('ready')
    expect(tokens.map(({ quantity }) => quantity.numeric)).to.deep.equal(['5'])
  })

  it('have the balance of the native coin as it is now when they are fetched at any rate', async () => {
    const { modal, adapter } = instance()
    await modal.connect(aspen.id)
    const amounts = ({ tokens }: TokensSnapshot) => tokens.map(({ quantity }) => quantity.numeric)
    expect(amounts(await modal.fetchTokens())).to.deep.equal(['1'])
    adapter.script.balance = async () => 5n * 10n ** 18n
    expect(amounts(await modal.fetchTokens()), 'less than 30 s old').to.deep.equal(['1'])
    expect(amounts(await modal.fetchTokens('eip155', { force: true }))).to.deep.equal(['5'])
  })

  it('are read without the modal', async () => {
    const modal = await connected()
    const { status, tokens } = await modal.fetchTokens()
    expect(status).to.equal('ready')
    expect(tokens.find(({ symbol }) => symbol === 'USDC')).to.deep.include({
      address: `eip155:1:0x${'1'.repeat(40)}`,
      value: 2,
      quantity: { decimals: '6', numeric: '2' },
    })
    expect(await modal.fetchTransactions('eip155')).to.deep.include({
      status: 'ready',
      transactions: [],
      hasMore: false,
    })
    expect((await modal.fetchNfts()).nfts).to.deep.equal([])
    expect(await modal.fetchIdentity({ address: '0x1' })).to.deep.equal({ name: 'alice.eth' })
    expect(modal.isOpen()).to.equal(false)
    const asked = stub?.seen.filter(({ url }) => url.pathname.endsWith('/balance')).map(({ url }) => url.searchParams)
    expect(asked?.map(query => query.get('sv'))).to.deep.equal([`html-evm-${version}`])
  })

  it('name the connected account, if there is one, as the sender of what is asked about another', async () => {
    const modal = await connected()
    const other = `0x${'3'.repeat(40)}`
    await modal.fetchIdentity({ address: BOB })
    await modal.disconnect()
    await modal.fetchIdentity({ address: other })
    const senders = [BOB, other].map(address =>
      stub?.seen.find(({ url }) => url.pathname.endsWith(`/identity/${address}`))?.url.searchParams.get('sender'),
    )
    expect(senders).to.deep.equal([ALICE, null])
  })

  it('cannot be changed by receivers, who all get the same object', async () => {
    const modal = await connected()
    const { tokens } = await modal.fetchTokens()
    const [token] = tokens
    expect(Reflect.set(tokens, 'length', 0)).to.equal(false)
    expect(token && Reflect.set(token.quantity, 'numeric', '9')).to.equal(false)
    expect((await modal.fetchTokens()).tokens)
      .to.have.length(tokens.length)
      .above(0)
  })

  it('are followed until no one listens', async () => {
    const modal = await connected()
    const seen: TokensSnapshot[] = []
    const stop = modal.subscribeTokens(tokens => seen.push(tokens))
    const never = modal.subscribeNfts(() => expect.fail('it was stopped before it began'))
    never()
    await modal.fetchTokens()
    await waitUntil(() => seen.some(({ status }) => status === 'ready'))
    stop()
    const { length } = seen
    await modal.fetchTokens('eip155', { force: true })
    expect(seen).to.have.length(length)
  })

  it('say what went wrong and never reject', async () => {
    isDown = true
    const modal = await connected()
    expect(await modal.fetchTokens()).to.deep.include({ status: 'failed', isStale: false })
    expect(await modal.fetchTransactions()).to.deep.include({ status: 'failed', transactions: [] })
    expect(await rejection(modal.fetchIdentity({ address: '0x2' }))).to.be.instanceOf(Error)
  })

  it('are empty once the modal has ended, and the next one finds its wallets and still waits for intent', async () => {
    const { modal } = instance()
    modal.destroy()
    expect(await modal.fetchTokens('eip155')).to.deep.include({ status: 'idle', tokens: [] })
    expect(await modal.fetchTransactions('eip155')).to.deep.include({ status: 'idle', transactions: [] })
    expect(await rejection(modal.fetchIdentity({ address: '0x1' }))).to.be.instanceOf(NotCreatedError)
    expect(hasIntent()).to.equal(false)
    const { modal: next } = instance()
    expect(await next.connect(aspen.id)).to.include({ isConnected: true })
  })

  it('are unavailable in a family that has none', async () => {
    const { modal } = twoFamilies()
    await modal.connect(cedar.id, 'solana')
    expect(await modal.fetchTransactions('solana')).to.deep.include({ status: 'unavailable', transactions: [] })
    expect(await modal.fetchNfts('solana')).to.deep.include({ status: 'unavailable', nfts: [] })
    expect((await modal.fetchTokens('solana')).status).to.equal('ready')
  })

  it('are the coin of the chain alone in a family without tokens', async () => {
    const accounts = [{ address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }]
    const { factory } = fakeAdapter(
      { connect: async id => result(id, { accounts, caipNetworkId: bitcoin.caipNetworkId }) },
      { namespace: 'bip122', connectors: [{ ...cedar, chain: 'bip122' }] },
    )
    const { modal } = instance({}, { networks: [bitcoin], adapters: [factory] })
    await modal.connect(cedar.id, 'bip122')
    const { status, tokens } = await modal.fetchTokens()
    expect(status).to.equal('unavailable')
    expect(tokens.map(({ quantity }) => quantity.numeric)).to.deep.equal(['1'])
  })

  it('are empty without an account', async () => {
    const { modal } = instance()
    expect(await modal.fetchTokens()).to.deep.include({ status: 'idle', tokens: [], total: undefined })
  })
})
