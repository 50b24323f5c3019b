import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { switchNetwork } from '../../../src/controllers/switching/switch-network.js'
import { mainnet, polkadot, sepolia } from '../../../src/networks.js'
import { ALICE, aspen, result, type Script } from '../../helpers/fake-adapter.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { endInstance, endVisit, instance, settle } from '../../helpers/instance.js'
import { connectPhone, onPolkadot } from '../../helpers/phone-session.js'
import { waitUntil } from '../../helpers/wait-until.js'

const CACHE = '@appkit/native_balance_cache'
const ETHER = 10n ** 18n
const status = () => accountsController.account('eip155').balanceStatus

/** A connected wallet whose first balance is there. */
async function connected(script: Script = {}, options = {}) {
  const { modal, adapter } = instance(script, options)
  await connect(aspen.id, 'eip155')
  await waitUntil(() => status() === 'ready' || status() === 'failed', 'no first balance')
  const asked = () => adapter.calls.filter(call => call.startsWith('balance'))
  return { modal, adapter, asked, first: asked().length }
}

describe('load-balance', () => {
  afterEach(endInstance)

  it('asks once in 30 s for the same account and chain, and always when forced', async () => {
    const { adapter, asked, first, modal } = await connected()
    adapter.script.balance = async () => 5n * ETHER
    await loadBalance('eip155')
    expect(asked()).to.have.length(first)
    expect(modal.getAccount().balance).to.equal('1')
    await loadBalance('eip155', { force: true })
    expect(modal.getAccount().balance).to.equal('5')
  })

  it('continues a forced read when a caller asks without force: the known data is older', async () => {
    const { adapter, modal } = await connected()
    let answer = (_amount: bigint): void => undefined
    adapter.script.balance = () => new Promise(resolve => (answer = resolve))
    const forced = loadBalance('eip155', { force: true })
    await loadBalance('eip155')
    answer(5n * ETHER)
    await forced
    expect(modal.getAccount().balance).to.equal('5')
  })

  it('shows no balance of an account that was disconnected while it was read', async () => {
    const { adapter, modal } = await connected()
    for (const fails of [false, true]) {
      await connect(aspen.id, 'eip155')
      let settle = (): void => undefined
      adapter.script.balance = () =>
        new Promise((resolve, reject) => (settle = () => (fails ? reject(new Error('late')) : resolve(5n * ETHER))))
      const read = loadBalance('eip155', { force: true }).catch(() => undefined)
      await disconnect()
      settle()
      await read
      expect(modal.getAccount().balance).to.equal(undefined)
      expect(status()).to.equal('idle')
    }
  })

  it('fetches a cached balance older than 30 s again', async () => {
    const { asked, first } = await connected()
    const cache = JSON.parse(localStorage.getItem(CACHE) ?? '{}')
    for (const entry of Object.values<{ timestamp: number }>(cache)) entry.timestamp -= 30_001
    localStorage.setItem(CACHE, JSON.stringify(cache))
    await loadBalance('eip155')
    expect(asked()).to.have.length(first + 1)
  })

  it('shows testnets as zero without asking, unless the site wants their balances', async () => {
    const onSepolia: Script = { connect: async id => result(id, { caipNetworkId: `eip155:${sepolia.id}` }) }
    const { modal, asked } = await connected(onSepolia, { networks: [mainnet, sepolia] })
    expect(modal.getAccount()).to.include({ balance: '0.00', balanceSymbol: 'ETH' })
    expect(asked()).to.deep.equal([])
    await endInstance()
    const other = await connected(onSepolia, { networks: [mainnet, sepolia], testnetBalances: true })
    expect(other.modal.getAccount().balance).to.equal('1')
  })

  it('sends no request on an unsupported network', async () => {
    const { adapter } = instance({ connect: async id => result(id, { caipNetworkId: 'eip155:1337' }) })
    await connect(aspen.id, 'eip155')
    await loadBalance('eip155', { force: true })
    expect(adapter.calls.some(call => call.startsWith('balance'))).to.equal(false)
    expect(status()).to.equal('idle')
  })

  it('sends no request while no one is connected', async () => {
    const { adapter } = instance()
    await loadBalance('eip155')
    expect(adapter.calls).to.deep.equal([])
  })

  it('keeps the result of the latest call, whichever answers last', async () => {
    const { adapter, modal } = await connected()
    const answers: ((amount: bigint) => void)[] = []
    adapter.script.balance = () => new Promise(resolve => answers.push(resolve))
    const tasks = [loadBalance('eip155', { force: true }), loadBalance('eip155', { force: true })]
    answers[1]?.(2n * ETHER)
    answers[0]?.(9n * ETHER)
    await Promise.all(tasks)
    expect(modal.getAccount().balance).to.equal('2')
    expect(localStorage.getItem(CACHE)).to.not.contain('"9"')
  })

  it('is there for everyone who asked for it at the same time', async () => {
    const { adapter, modal } = await connected()
    const answers: ((amount: bigint) => void)[] = []
    adapter.script.balance = () => new Promise(resolve => answers.push(resolve))
    const seen: (string | undefined)[] = []
    const asked = [1, 2, 3].map(() => modal.updateNativeBalance().then(() => seen.push(modal.getAccount().balance)))
    await waitUntil(() => answers.length === 3, 'not asked')
    answers[0]?.(9n * ETHER)
    answers[1]?.(9n * ETHER)
    await settle()
    expect(seen).to.deep.equal([])
    answers[2]?.(2n * ETHER)
    await Promise.all(asked)
    expect(seen).to.deep.equal(['2', '2', '2'])
  })

  it('does not show the balance of one network on the next', async () => {
    const { adapter, modal } = await connected()
    let late: ((amount: bigint) => void) | undefined
    adapter.script.balance = () => new Promise(resolve => (late ??= resolve))
    const task = loadBalance('eip155', { force: true })
    await switchNetwork('eip155:137')
    late?.(9n * ETHER)
    await task
    expect(modal.getAccount().balance).to.equal(undefined)
  })

  it('says that it failed, keeps no answer, and works when asked again', async () => {
    const { adapter, modal } = await connected()
    adapter.script.balance = () => Promise.reject(new Error('endpoint down'))
    const error = await loadBalance('eip155', { force: true }).catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(Error)
    expect(status()).to.equal('failed')
    delete adapter.script.balance
    await loadBalance('eip155', { force: true })
    expect(status()).to.equal('ready')
    expect(modal.getAccount().balance).to.equal('1')
  })

  it('asks the wallet before the visitor shows intent and endpoints after', async () => {
    const { asked, modal } = await connected()
    await modal.updateNativeBalance()
    expect(asked().every(call => call === 'balance over wallet')).to.equal(true)
    recordIntent()
    await loadBalance('eip155', { force: true })
    expect(asked().at(-1)).to.equal('balance over endpoints')
  })

  it('ends without a balance in a family whose balances nothing can read', async () => {
    const protocol = new FakeProtocol()
    const { modal } = instance({}, { networks: [mainnet, polkadot], universalProvider: protocol })
    await connectPhone(protocol, onPolkadot())
    await loadBalance('polkadot', { force: true })
    const { status, balanceStatus, balance } = accountsController.account('polkadot')
    expect({ status, balanceStatus, balance }).to.deep.equal({
      status: 'connected',
      balanceStatus: 'ready',
      balance: undefined,
    })
    await endVisit(modal)
    const { modal: next } = instance({}, { networks: [mainnet, polkadot], universalProvider: protocol })
    await next.ready()
    expect(accountsController.account('polkadot').status).to.equal('connected')
    await waitUntil(() => accountsController.account('polkadot').balanceStatus === 'ready', 'before intent')
  })

  it('waits for the visitor’s intent where only endpoints can be asked', async () => {
    const protocol = new FakeProtocol()
    const { modal } = instance({}, { universalProvider: protocol })
    await connectPhone(protocol)
    await endVisit(modal)
    localStorage.removeItem(CACHE)
    const { modal: next } = instance({}, { universalProvider: protocol })
    await next.ready()
    await loadBalance('eip155')
    expect(status()).to.equal('idle')
    recordIntent()
    await loadBalance('eip155')
    expect(status()).to.equal('ready')
    expect(next.getAccount().balance).to.equal('1')
  })

  it('asks an endpoint before that intent when the site wants to know', async () => {
    const protocol = new FakeProtocol()
    const { modal } = instance({}, { universalProvider: protocol })
    await connectPhone(protocol)
    await endVisit(modal)
    localStorage.removeItem(CACHE)
    const { modal: next, adapter } = instance({}, { universalProvider: protocol })
    await next.ready()
    expect(adapter.calls.filter(call => call.startsWith('balance'))).to.deep.equal([])
    await next.updateNativeBalance()
    expect(adapter.calls.filter(call => call.startsWith('balance'))).to.deep.equal(['balance over endpoints'])
    expect(next.getAccount().balance).to.equal('1')
  })

  it('leaves nothing in the state when the instance ends before the answer', async () => {
    const { adapter, modal } = await connected()
    let late: ((amount: bigint) => void) | undefined
    adapter.script.balance = () => new Promise(resolve => (late = resolve))
    const task = loadBalance('eip155', { force: true })
    modal.destroy()
    late?.(9n * ETHER)
    await task
    expect(accountsController.state.accounts).to.deep.equal({})
    expect(localStorage.getItem(CACHE)).to.contain(ALICE)
  })
})
