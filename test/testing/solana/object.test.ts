import { expect } from '@open-wc/testing'

import { SOLANA_ACCOUNTS } from '../../../src/testing/index.js'
import { first, makeWallet, second } from '../../chains/solana/harness.js'
import { cleanUp } from '../../chains/shared/harness.js'

afterEach(cleanUp)

type Listener = (...args: readonly unknown[]) => void

interface SolanaObject {
  connect(): Promise<void>
  disconnect(): Promise<void>
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
}

const EVENTS = ['connect', 'accountChanged', 'disconnect']

async function makeObject() {
  const privateKeys = SOLANA_ACCOUNTS.slice(0, 2).map(({ privateKey }) => privateKey)
  const wallet = await makeWallet({ inject: true, privateKeys })
  return { wallet, object: Reflect.get(window, 'coinbaseSolana') as SolanaObject }
}

describe('the injected object of a Solana test wallet', () => {
  it('emits each event when it happens, with the public key', async () => {
    const { wallet, object } = await makeObject()
    const seen: string[] = []
    for (const event of EVENTS) object.on(event, (key = '') => seen.push(`${event} ${String(key)}`.trim()))
    await object.connect()
    await wallet.switchAccount(1)
    await wallet.switchAccount(1)
    await object.disconnect()
    expect(seen).to.deep.equal([`connect ${first}`, `accountChanged ${second}`, 'disconnect'])
  })

  it('removes a listener from the given event only', async () => {
    const { wallet, object } = await makeObject()
    let calls = 0
    const listener = (): void => void calls++
    for (const event of EVENTS) object.on(event, listener)
    object.off('accountChanged', listener)
    await object.connect()
    await wallet.switchAccount(1)
    await object.disconnect()
    expect(calls).to.equal(2)
    for (const event of EVENTS) object.off(event, listener)
    expect(wallet.listenerCount()).to.equal(0)
  })
})
