import { expect } from '@open-wc/testing'

import { createTestBitcoinWallet, createTestMultiWallet, type TestBitcoinWallet } from '../../../src/testing/index.js'
import { isWaiting } from '../harness.js'

const made: { uninstall(): void }[] = []

afterEach(() => {
  for (const wallet of made.splice(0)) wallet.uninstall()
  sessionStorage.clear()
})

interface Standard {
  readonly accounts: readonly unknown[]
  readonly features: Readonly<Record<string, Readonly<Record<string, (input?: unknown) => Promise<unknown>>>>>
}

const standard = (wallet: TestBitcoinWallet): Standard => wallet.standard as Standard
const connect = (wallet: TestBitcoinWallet): Promise<unknown> =>
  standard(wallet).features['bitcoin:connect']?.['connect']?.({ purposes: ['payment'] }) ?? Promise.reject(new Error())

function make(): TestBitcoinWallet {
  const wallet = createTestBitcoinWallet({ storage: 'session' })
  made.push(wallet)
  return wallet
}

describe('a Bitcoin wallet that is locked', () => {
  it('shows no addresses, also after a reload, and connects once it is unlocked', async () => {
    const before = make()
    await connect(before)
    before.lock()
    expect(standard(before).accounts).to.deep.equal([])
    const after = make()
    const asked = connect(after)
    expect(await isWaiting(asked)).to.equal(true)
    await after.unlock()
    await asked
    expect(standard(after).accounts.length).to.be.greaterThan(0)
  })

  it('refuses with 4100 when scripted, until it is cleared', async () => {
    const wallet = make()
    wallet.lock({ refuse: true })
    expect(await connect(wallet).catch((error: unknown) => error)).to.have.property('code', 4100)
    wallet.clear()
    await connect(wallet)
  })
})

describe('a wallet of three families that is locked', () => {
  it('locks and unlocks in all of them', async () => {
    const wallet = await createTestMultiWallet()
    made.push(wallet)
    await wallet.evm.provider.request({ method: 'eth_requestAccounts' })
    await connect(wallet.bitcoin)
    await wallet.lock()
    expect(await wallet.evm.provider.request({ method: 'eth_accounts' })).to.deep.equal([])
    expect(wallet.wallet.accounts).to.deep.equal([])
    await wallet.unlock()
    expect(await wallet.evm.provider.request({ method: 'eth_accounts' })).to.have.length(1)
    expect(wallet.wallet.accounts.length).to.be.greaterThan(0)
  })
})
