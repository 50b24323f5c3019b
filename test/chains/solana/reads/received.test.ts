import { expect } from '@open-wc/testing'

import { hasReceived } from '../../../../src/chains/solana/reads/received.js'
import type { Rpc } from '../../../../src/services/json-rpc.js'
import { first, mainnet, second } from '../harness.js'

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const OTHER = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const held = (mint: string, amount: string, owner: string = first) => ({ owner, mint, uiTokenAmount: { amount } })

const ask = (meta: unknown, token?: string): Promise<boolean> => {
  const message = { accountKeys: [{ pubkey: second }, { pubkey: first }] }
  const answer = meta === undefined ? null : { meta, transaction: { message } }
  const rpc: Rpc = { request: async () => answer }
  return hasReceived(rpc, { hash: 'x', address: first, network: mainnet, token })
}

describe('what an account received in a Solana transaction', () => {
  it('is a token if its balance of that mint grew', async () => {
    const bring = (...postTokenBalances: object[]) => ({
      err: null,
      preTokenBalances: [held(MINT, '3')],
      postTokenBalances,
    })
    expect(await ask(bring(held(MINT, '5')), MINT)).to.equal(true)
    expect(await ask(bring(held(MINT, '3'), held(OTHER, '100')), MINT), 'another mint').to.equal(false)
    expect(await ask(bring(held(MINT, '3'), held(MINT, '9', second)), MINT), 'another account').to.equal(false)
    expect(await ask({ err: null, postTokenBalances: [held(MINT, '1')] }, MINT), 'the first of it').to.equal(true)
  })

  it('is SOL if the balance of the account grew', async () => {
    expect(await ask({ err: null, preBalances: [9, 5], postBalances: [3, 11] })).to.equal(true)
    expect(await ask({ err: null, preBalances: [9, 5], postBalances: [11, 5] })).to.equal(false)
    expect(
      await ask({ err: null, preBalances: [9, 5], postBalances: [9, 5], postTokenBalances: [held(OTHER, '7')] }),
    ).to.equal(false)
  })

  it('is nothing if the transaction failed or is unknown', async () => {
    expect(await ask({ err: {}, preBalances: [0, 0], postBalances: [0, 5] })).to.equal(false)
    expect(await ask(undefined)).to.equal(false)
    expect(await ask(undefined, MINT)).to.equal(false)
  })
})
