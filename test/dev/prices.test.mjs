import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { priceOf } from '../../dev/api/blockchain/prices.mjs'
import { HISTORY, OVERFULL, TOKENS } from '../e2e/support/holdings.mjs'

describe('prices', () => {
  it('of a coin are those of the currency of its name', () => {
    for (const [coin, currency] of /** @type {const} */ ([
      ['ETH', 'eth'],
      ['WBTC', 'btc'],
    ]))
      assert.equal(priceOf(coin, currency), 1)
  })

  it('are the same in an account’s holdings and activity', () => {
    for (const { symbol, price } of [...TOKENS.balances, ...OVERFULL.balances])
      if (priceOf(symbol, 'usd')) assert.equal(price, priceOf(symbol, 'usd'), symbol)
    for (const { quantity, value, fungible_info: token } of HISTORY.data.flatMap(({ transfers }) => transfers))
      if (token) assert.equal(value, Number(quantity.numeric) * priceOf(token.symbol, 'usd'), token.symbol)
  })
})
