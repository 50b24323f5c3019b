import { expect } from '@open-wc/testing'

import type { CaipNetwork } from '../../src/core/entities/network.js'
import type { Token } from '../../src/core/entities/token.js'
import {
  imitations,
  nativeToken,
  portfolioTotal,
  shownTokens,
  sortTokens,
  toTokenBalance,
  worth,
} from '../../src/core/tokens.js'
import { parseNetworks } from '../../src/services/config/networks.js'
import { mainnet } from '../../src/networks.js'

const [network] = parseNetworks([mainnet]).networks as readonly [CaipNetwork]
const token = (symbol: string, patch: Partial<Token> = {}): Token => ({
  chainId: 'eip155:1',
  address: `0x${symbol}`,
  name: `${symbol} token`,
  symbol,
  decimals: 18,
  amount: 10n ** 18n,
  price: 1,
  value: 1,
  ...patch,
})
const coin: Token = (({ address: _own, ...rest }) => rest)(token('ETH', { name: 'Ether', price: 2000, value: 2000 }))

describe('the rules of tokens', () => {
  it('put the native coin first, whatever the values', () => {
    const list = sortTokens([token('RICH', { value: 1e6 }), coin, token('B', { value: 5 }), token('A', { value: 5 })])
    expect(list.map(({ symbol }) => symbol)).to.deep.equal(['ETH', 'RICH', 'A', 'B'])
  })

  it('take the coin’s balance from its chain and its price from the service', () => {
    const [first] = shownTokens([coin, token('B')], network, '2.5')
    expect(first).to.include({ amount: 25n * 10n ** 17n, price: 2000, value: 5000 })
    expect(shownTokens([], network, undefined)).to.deep.equal([])
    expect(nativeToken(network, '1', undefined)).to.include({ symbol: 'ETH', price: 0, value: 0 })
  })

  it('detect tokens that imitate the coin or each other', () => {
    const fake = token('ETH', { address: '0xbeef' })
    const twins = [token('USDC', { address: '0x1' }), token('usdc', { address: '0x2', name: 'Other' })]
    const alike = imitations([coin, fake, ...twins, token('DAI')], network)
    expect([...alike]).to.have.members([fake, ...twins])
  })

  it('detect tokens that imitate another with look-alike or invisible letters', () => {
    const real = token('USDC', { address: '0x1', name: 'USD Coin' })
    const fakes = ['USD\u0421', 'USDC\u3164', 'U$DC'].map(symbol => token(symbol, { address: `0x${symbol}` }))
    const ether = token('X', { address: '0x9', name: 'Еther' })
    const alike = imitations([coin, real, ...fakes, ether, token('DAI')], network)
    expect([...alike]).to.have.members([real, ...fakes, ether])
  })

  it('sum what can be counted, and nothing that cannot', () => {
    expect(portfolioTotal([coin, token('B', { value: 0.5 })])).to.equal(2000.5)
    expect(portfolioTotal([token('B', { price: 0, value: 0 })])).to.equal(undefined)
    expect(portfolioTotal([token('B', { amount: 0n, value: 0 })])).to.equal(0)
    for (const odd of [-1, NaN, Infinity, 1e308, undefined]) expect(worth(odd)).to.equal(0)
  })

  it('have no total rather than one of nothing if fakes are worth more together than there is', () =>
    expect(portfolioTotal([coin, token('B', { value: 9e14 }), token('C', { value: 9e14 })])).to.equal(undefined))

  it('write tokens in the shape of the services', () => {
    expect(toTokenBalance(token('B', { address: '0x1' }))).to.deep.include({
      address: 'eip155:1:0x1',
      quantity: { decimals: '18', numeric: '1' },
    })
    expect(toTokenBalance(coin)).not.to.have.property('address')
  })
})
