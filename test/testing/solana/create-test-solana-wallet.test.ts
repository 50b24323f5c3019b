import { expect } from '@open-wc/testing'

import { parseWire } from '../../../src/chains/solana/wallets/wire.js'
import { createTestSolanaWallet, SOLANA_ACCOUNTS, type TestSolanaWallet } from '../../../src/testing/index.js'
import { transfer, verifies } from '../../chains/solana/harness.js'
import { codeOf } from '../../helpers/rejection.js'
import { isWaiting } from '../harness.js'

interface Feature {
  readonly [method: string]: (...inputs: readonly unknown[]) => Promise<never>
}

let wallet: TestSolanaWallet

const call = (feature: string, method: string, ...inputs: readonly unknown[]): Promise<never> =>
  (wallet.wallet.features[feature] as Feature)[method]?.(...inputs) ?? Promise.reject(new Error('no feature'))

afterEach(() => wallet.uninstall())

describe('the Solana test wallet', () => {
  it('registers with pages that listen, and with those that ask later', async () => {
    const seen: unknown[] = []
    const api = { register: (...wallets: readonly unknown[]) => (seen.push(...wallets), () => seen.splice(0)) }
    const listen = (event: Event): void => (event as CustomEvent<(given: typeof api) => void>).detail(api)
    window.addEventListener('wallet-standard:register-wallet', listen)
    wallet = await createTestSolanaWallet({ register: 'late' })
    expect(seen).to.have.length(0)
    wallet.register()
    window.removeEventListener('wallet-standard:register-wallet', listen)
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    expect(seen).to.deep.equal([wallet.wallet, wallet.wallet])
    wallet.uninstall()
    expect(seen).to.have.length(0)
  })

  it('returns its accounts once approved, and signs with their keys', async () => {
    wallet = await createTestSolanaWallet()
    const [account] = SOLANA_ACCOUNTS
    expect(wallet.wallet.accounts).to.have.length(0)
    expect(await codeOf(call('solana:signMessage', 'signMessage', { account, message: new Uint8Array(1) }))).to.equal(
      4100,
    )
    await call('standard:connect', 'connect')
    expect(wallet.authorized).to.equal(true)
    const [own] = wallet.wallet.accounts
    expect(own?.address).to.equal(account.address)
    const [output] = (await call('solana:signTransaction', 'signTransaction', {
      account: own,
      transaction: transfer(),
    })) as { signedTransaction: Uint8Array }[]
    const { signatures, message } = parseWire(output?.signedTransaction ?? new Uint8Array())
    expect(await verifies(own?.publicKey ?? new Uint8Array(), signatures[0] ?? new Uint8Array(), message)).to.equal(
      true,
    )
  })

  it('derives the address of any key', async () => {
    wallet = await createTestSolanaWallet({
      privateKey: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    })
    // RFC 8032, section 7.1, test 1
    expect(await wallet.getAddresses()).to.deep.equal(['FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z'])
  })

  it('follows the script', async () => {
    wallet = await createTestSolanaWallet()
    wallet.reject()
    expect(await codeOf(call('standard:connect', 'connect'))).to.equal(4001)
    wallet.approve()
    wallet.answer('standard:connect', { accounts: 'rubbish' })
    expect(await call('standard:connect', 'connect')).to.deep.equal({ accounts: 'rubbish' })
    wallet.fail('standard:connect', { code: -32603 })
    expect(await codeOf(call('standard:connect', 'connect'))).to.equal(-32603)
    await wallet.clear()
    await wallet.lock()
    const waiting = call('standard:connect', 'connect')
    expect(await isWaiting(waiting)).to.equal(true)
    await wallet.unlock()
    expect((await waiting) as { accounts: unknown[] }).to.have.nested.property('accounts.length', 1)
    await wallet.lock({ refuse: true })
    expect(await codeOf(call('standard:connect', 'connect'))).to.equal(4100)
    wallet.removeExtension()
    expect(await codeOf(call('standard:connect', 'connect'))).to.equal(undefined)
  })

  it('connects silently only if it was approved before', async () => {
    wallet = await createTestSolanaWallet()
    expect(await call('standard:connect', 'connect', { silent: true })).to.deep.equal({ accounts: [] })
    expect(wallet.authorized).to.equal(false)
  })

  it('refuses what a real wallet refuses', async () => {
    wallet = await createTestSolanaWallet()
    await call('standard:connect', 'connect')
    const [account] = wallet.wallet.accounts
    expect(await codeOf(call('solana:signTransaction', 'signTransaction', { account, transaction: 'x' }))).to.equal(
      -32602,
    )
    const transaction = transfer()
    expect(
      await codeOf(call('solana:signTransaction', 'signTransaction', { account, transaction, chain: 'eip155:1' })),
    ).to.equal(-32602)
    const other = transfer(SOLANA_ACCOUNTS[1].address)
    expect(await codeOf(call('solana:signTransaction', 'signTransaction', { account, transaction: other }))).to.equal(
      'TRANSACTION_INVALID',
    )
    expect(await codeOf(createTestSolanaWallet({ privateKey: 'x' }))).to.equal(undefined)
  })
})
