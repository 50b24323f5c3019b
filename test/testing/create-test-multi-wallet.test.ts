import { expect } from '@open-wc/testing'

import { createStandardWallets } from '../../src/services/wallets/standard.js'
import { parseStandardAccounts } from '../../src/services/wallets/standard-wallet.js'
import { createTestMultiWallet, type TestMultiWallet } from '../../src/testing/index.js'

let wallet: TestMultiWallet
const found = createStandardWallets()

afterEach(() => {
  wallet.uninstall()
  found.stop()
})

const families = (): readonly boolean[] => [wallet.evm.authorized, wallet.solana.authorized, wallet.bitcoin.authorized]
const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30))

/** Connects each family as a site does. */
async function connectAll(): Promise<void> {
  const [standard] = found.list()
  await standard?.call('standard:connect', 'connect')
  await standard?.call('bitcoin:connect', 'connect', { purposes: ['payment'] })
  await wallet.evm.provider.request({ method: 'eth_requestAccounts' })
  await settle()
}

describe('the test wallet of three families', () => {
  it('is one object in Wallet Standard, and one announcement, of the same name', async () => {
    wallet = await createTestMultiWallet()
    found.start()
    expect(found.list()).to.have.length(1)
    const [standard] = found.list()
    expect(standard?.name).to.equal(wallet.evm.info.name)
    expect(standard?.chains().some(chain => chain.startsWith('solana:'))).to.equal(true)
    expect(standard?.has('bitcoin:connect')).to.equal(true)
    expect(standard?.has('solana:signTransaction')).to.equal(true)
  })

  it('connects each family separately, and ends those of Wallet Standard together', async () => {
    wallet = await createTestMultiWallet()
    found.start()
    let told = 0
    found.subscribe(() => (told += 1))
    const [standard] = found.list()
    const answer = (await standard?.call('standard:connect', 'connect')) as { accounts: unknown }
    expect(parseStandardAccounts(answer.accounts)).to.have.length(1)
    expect(families()).to.deep.equal([false, true, false])
    await connectAll()
    expect(families()).to.deep.equal([true, true, true])
    expect(standard?.accounts().length).to.be.greaterThan(1)
    expect(told).to.be.greaterThan(1)
    await standard?.call('standard:disconnect', 'disconnect')
    expect(families()).to.deep.equal([true, false, false])
  })

  it('tells of the accounts of all families when those of one change, and passes on what a test sends', async () => {
    wallet = await createTestMultiWallet()
    found.start()
    await connectAll()
    const changes: unknown[] = []
    const { 'standard:events': events } = wallet.wallet.features
    const on: unknown = Reflect.get(events ?? {}, 'on')
    if (typeof on !== 'function') throw new Error('no events')
    on('change', (change: unknown) => changes.push(change))
    await wallet.solana.switchAccount(0)
    await wallet.bitcoin.switchNetwork('testnet')
    const { accounts } = wallet.wallet
    expect(accounts.length).to.be.greaterThan(2)
    expect(changes).to.have.length(2)
    expect(changes[1]).to.deep.equal({ accounts })
    expect(Reflect.get(Object(changes[0]), 'accounts')).to.have.length(accounts.length)
    wallet.solana.emit('change', { accounts: 'none' })
    expect(changes[2]).to.deep.equal({ accounts: 'none' })
  })

  it('is scripted family by family', async () => {
    wallet = await createTestMultiWallet()
    found.start()
    wallet.solana.reject()
    const [standard] = found.list()
    const refused: unknown = await standard?.call('standard:connect', 'connect').catch((error: unknown) => error)
    expect(refused).to.have.property('code', 4001)
    await wallet.evm.provider.request({ method: 'eth_requestAccounts' })
    await wallet.clear()
    await standard?.call('standard:connect', 'connect')
    expect(families()).to.deep.equal([true, true, false])
  })

  it('drops the other families in exclusive mode', async () => {
    wallet = await createTestMultiWallet({ exclusive: true })
    found.start()
    await connectAll()
    expect(families()).to.deep.equal([true, false, false])
    await found.list()[0]?.call('standard:connect', 'connect')
    await settle()
    expect(families()).to.deep.equal([false, true, false])
  })
})
