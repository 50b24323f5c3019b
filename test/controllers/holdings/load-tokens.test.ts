import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { tokensOf } from '../../../src/controllers/holdings/held-tokens.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { loadTokens } from '../../../src/controllers/holdings/load-tokens.js'
import { refresh } from '../../../src/controllers/holdings/refresh.js'
import { switchNetwork } from '../../../src/controllers/switching/switch-network.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { en } from '../../../src/locales/en/index.js'
import { mainnet, sepolia } from '../../../src/networks.js'
import { aspen, result, type Script } from '../../helpers/fake-adapter.js'
import { type Answer, json, type Seen } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { rejection } from '../../helpers/rejection.js'
import { newService, stubFetch } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const row = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: `eip155:1:${USDC}`,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
}
const names = () => tokensOf('eip155').items.map(({ symbol }) => symbol)
const status = () => tokensOf('eip155').status

describe('load-tokens', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  let answer: (request: Seen) => Answer

  async function connected(script: Script = {}, options = {}) {
    stub = stubFetch(request =>
      request.url.pathname.endsWith('supported-chains') ? json({ http: ['eip155:1'], ws: [] }) : answer(request),
    )
    const services = { ...OFFLINE.services, blockchain: newService() }
    const made = instance(script, { services, ...options })
    await connect(aspen.id, 'eip155')
    await waitUntil(() => accountsController.account('eip155').balanceStatus !== 'loading')
    return made
  }
  const asked = () => stub?.paths().filter(path => path.endsWith('/balance')).length

  beforeEach(() => {
    addMessages(en)
    answer = () => json({ balances: [row] })
  })
  afterEach(async () => {
    await endInstance()
    stub?.restore()
  })

  it('lists the service’s data, once in 30 s, and for all concurrent callers', async () => {
    await connected()
    await Promise.all([loadTokens('eip155'), loadTokens('eip155')])
    await loadTokens('eip155')
    expect(names()).to.deep.equal(['ETH', 'USDC'])
    expect(asked()).to.equal(1)
    expect(accountsController.account('eip155').tokenBalance[0]?.quantity).to.deep.equal({
      decimals: '6',
      numeric: '12.5',
    })
    await loadTokens('eip155', { force: true, changed: [USDC] })
    expect(asked()).to.equal(2)
    expect(stub?.seen.at(-1)?.url.searchParams.get('forceUpdate')).to.equal(`eip155:1:${USDC}`)
  })

  it('uses a list that an earlier page kept, and refetches an invalid one', async () => {
    await connected()
    await loadTokens('eip155')
    const kept = localStorage.getItem('@appkit/portfolio_cache') ?? ''
    await endInstance()
    localStorage.setItem('@appkit/portfolio_cache', kept)
    await connected()
    localStorage.setItem('@appkit/portfolio_cache', kept)
    await loadTokens('eip155')
    expect(names()).to.deep.equal(['ETH', 'USDC'])
    expect(asked()).to.equal(0)
  })

  it('says that balances are unavailable, keeps the last good list and waits 30 s', async () => {
    await connected()
    await loadTokens('eip155')
    answer = () => new Response('Internal server error', { status: 500 })
    expect(await rejection(loadTokens('eip155', { force: true }))).to.be.instanceOf(Error)
    expect(snackController.state.message).to.equal('Token Balance Unavailable')
    expect(status()).to.equal('failed')
    expect(names()).to.deep.equal(['ETH', 'USDC'])
    const before = asked()
    await loadTokens('eip155', { force: true })
    expect(asked()).to.equal(before)
  })

  it('restarts a load under way after a change, and lets forced loads share an answer', async () => {
    await connected()
    answer = () => 'hang'
    const before = loadTokens('eip155')
    await waitUntil(() => asked() === 1)
    answer = () => json({ balances: [{ ...row, quantity: { decimals: '6', numeric: '7' } }] })
    await refresh('eip155', [USDC])
    await before
    expect(tokensOf('eip155').items[1]?.amount).to.equal(7_000_000n)
    expect(
      stub?.seen.findLast(({ url }) => url.pathname.endsWith('/balance'))?.url.searchParams.get('forceUpdate'),
    ).to.equal(`eip155:1:${USDC}`)
    const known = asked() ?? 0
    await Promise.all([1, 2, 3].map(() => loadTokens('eip155', { force: true })))
    expect(asked()).to.equal(known + 1)
  })

  it('shows no message when a background refresh fails, and may retry at once if the browser was offline', async () => {
    await connected()
    await loadTokens('eip155')
    const { undo } = network({ online: false, served: false })
    try {
      await rejection(loadTokens('eip155', { force: true, quiet: true }))
    } finally {
      undo()
    }
    expect(snackController.state.open).to.equal(false)
    expect(status()).to.equal('failed')
    expect(names()).to.deep.equal(['ETH', 'USDC'])
    answer = () => json({ balances: [row] })
    await loadTokens('eip155', { quiet: true })
    expect(status()).to.equal('ready')
  })

  it('names a limit apart from a failure', async () => {
    await connected()
    answer = () =>
      json({ status: 'FAILED', reasons: [{ field: 'rate_limited', description: 'slow down' }] }, { status: 429 })
    await rejection(loadTokens('eip155'))
    expect(status()).to.equal('limited')
    expect(snackController.state.open, 'the list says it already').to.equal(false)
    expect(names()).to.deep.equal(['ETH'])
  })

  it('sends no request on testnets, unless the site enables it', async () => {
    const script: Script = { connect: async id => result(id, { caipNetworkId: `eip155:${sepolia.id}` }) }
    await connected(script, { networks: [mainnet, sepolia] })
    await loadTokens('eip155')
    expect(asked()).to.equal(0)
    expect(status()).to.equal('ready')
  })

  it('reads the named tokens from the chain where no service lists them', async () => {
    const holding = { address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 5n }
    const { adapter } = await connected(
      { tokens: async () => [holding] },
      {
        services: OFFLINE.services,
        tokens: {
          'eip155:1': [{ address: USDC, image: 'data:image/png;base64,AA==' }, { address: `0x${'1'.repeat(40)}` }],
        },
      },
    )
    await loadTokens('eip155')
    expect(adapter.calls).to.include('tokens 2')
    expect(tokensOf('eip155').items[1]).to.include({
      symbol: 'USDC',
      amount: 5n,
      iconUrl: 'data:image/png;base64,AA==',
    })
    expect(status(), 'one of two could not be read').to.equal('partial')
  })

  it('falls back to the named tokens when the service fails', async () => {
    answer = () => new Error('offline')
    const holding = { address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 5n }
    await connected({ tokens: async () => [holding] }, { tokens: { 'eip155:1': { address: USDC } } })
    await rejection(loadTokens('eip155'))
    expect(names()).to.deep.equal(['ETH', 'USDC'])
    expect(status()).to.equal('partial')
  })

  it('never shows the tokens of one network on another', async () => {
    await connected()
    await loadTokens('eip155')
    await switchNetwork('eip155:137')
    expect(names()).not.to.include('USDC')
    expect(status()).to.equal('idle')
  })

  it('leaves nothing in the state when the instance ends before the answer', async () => {
    const { modal } = await connected()
    const task = loadTokens('eip155')
    modal.destroy()
    await task
    expect(tokensOf('eip155').items).to.deep.equal([])
  })
})
