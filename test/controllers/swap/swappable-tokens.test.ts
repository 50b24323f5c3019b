import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { swapAccount } from '../../../src/controllers/swap/swap-form.js'
import { type NamedSwapToken, swapTokensController } from '../../../src/controllers/swap/swap-tokens.js'
import { swapTokens } from '../../../src/controllers/swap/swappable-tokens.js'
import { reloadNamedTokens } from '../../../src/controllers/swap/load-swap-tokens.js'
import { ALICE, aspen, BOB } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

const CHAIN = 'eip155:1'
const ADDED = '0x1111111111111111111111111111111111111111'
const token: Omit<NamedSwapToken, 'owner'> = {
  ...{ chainId: CHAIN, address: ADDED, name: 'Added', symbol: 'ADD', decimals: 6 },
  ...{ amount: 500n, price: 0, value: 0, listed: false },
}

describe('the tokens that a visitor added by their contract', () => {
  afterEach(endInstance)

  const amount = (): bigint | undefined => {
    const holder = swapAccount()
    return holder && swapTokens(holder).find(({ address }) => address === ADDED)?.amount
  }

  it('have the balance of the account that it was read for, and none for another', async () => {
    instance()
    await connect(aspen.id, 'eip155')
    swapTokensController.name({ ...token, owner: `${CHAIN}:${ALICE}` })
    expect(amount()).to.equal(500n)
    swapTokensController.name({ ...token, owner: `${CHAIN}:${BOB}` })
    expect(amount()).to.equal(0n)
  })

  it('are read again for the account that is there', async () => {
    const { name, symbol, decimals } = token
    instance({ tokens: async () => [{ name, symbol, decimals, address: ADDED, amount: 7n }] })
    await connect(aspen.id, 'eip155')
    swapTokensController.name({ ...token, owner: `${CHAIN}:${BOB}` })
    const holder = swapAccount()
    if (holder) await reloadNamedTokens(holder)
    expect(amount()).to.equal(7n)
  })
})
