import { expect } from '@open-wc/testing'

import { hasReceived } from '../../../../src/chains/evm/reads/received.js'
import { TRANSFER } from '../../../../src/chains/evm/transfer-events.js'
import type { Rpc } from '../../../../src/services/json-rpc.js'
import { ALICE, BOB, HASH } from '../../../helpers/fake-adapter.js'
import { mainnet } from '../harness.js'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const OTHER = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'
const word = (value: string): string => `0x${value.slice(2).toLowerCase().padStart(64, '0')}`

/** The event of a token transfer to an account. */
const arrival = (address: string, to = ALICE, amount = '0x5') => ({
  address,
  topics: [TRANSFER, word(BOB), word(to)],
  data: word(amount),
})

const ask = (receipt: unknown, token?: string): Promise<boolean> => {
  const rpc: Rpc = { request: async method => (method === 'eth_getTransactionReceipt' ? receipt : undefined) }
  return hasReceived(rpc, { hash: HASH, address: ALICE, network: mainnet, token })
}

describe('what an account received in a transaction', () => {
  it('is a token if its own contract reports the transfer', async () => {
    expect(await ask({ status: '0x1', logs: [arrival(USDC.toLowerCase())] }, USDC)).to.equal(true)
    expect(await ask({ status: '0x1', logs: [arrival(OTHER)] }, USDC), 'another contract').to.equal(false)
    expect(await ask({ status: '0x1', logs: [arrival(USDC, BOB)] }, USDC), 'another account').to.equal(false)
    expect(await ask({ status: '0x1', logs: [arrival(USDC, ALICE, '0x0')] }, USDC), 'nothing').to.equal(false)
    const collectible = { ...arrival(USDC), topics: [...arrival(USDC).topics, word('0x1')] }
    expect(await ask({ status: '0x1', logs: [collectible] }, USDC)).to.equal(false)
  })

  it('is the chain’s coin if no token was received', async () => {
    expect(await ask({ status: '0x1', logs: [] })).to.equal(true)
    expect(await ask({ status: '0x1', logs: [arrival(OTHER)] }), 'a token with the coin’s symbol').to.equal(false)
    expect(await ask({ status: '0x1', logs: [arrival(`0x${'e'.repeat(40)}`)] }), 'reported by the chain').to.equal(true)
  })

  for (const receipt of [null, undefined, {}, { status: '0x0', logs: [arrival(USDC)] }, 'x'])
    it(`is nothing with the receipt ${JSON.stringify(receipt)}`, async () => {
      expect(await ask(receipt, USDC)).to.equal(false)
      expect(await ask(receipt)).to.equal(false)
    })
})
