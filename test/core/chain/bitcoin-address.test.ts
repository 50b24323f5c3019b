import { expect } from '@open-wc/testing'

import { accountTypeOf, bitcoinNetworksOf, isBitcoinAddress } from '../../../src/core/chain/bitcoin-address.js'

describe('a Bitcoin address', () => {
  for (const [address, networks] of [
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['mainnet']],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', ['mainnet']],
    ['bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3', ['mainnet']],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ['mainnet']],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', ['mainnet']],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', ['testnet', 'signet']],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', ['testnet', 'signet', 'regtest']],
    ['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', ['regtest']],
    ['Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', []],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4\n', []],
    ['bc1bio', []],
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', []],
    [42, []],
  ] as const)
    it(`${JSON.stringify(address)} belongs to ${networks.join(', ') || 'no network'}`, () => {
      expect(bitcoinNetworksOf(address)).to.deep.equal(networks)
      expect(isBitcoinAddress(address)).to.equal(networks.length > 0)
    })

  it('holds ordinals when it is Taproot', () => {
    expect(accountTypeOf('bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3')).to.equal('ordinal')
    expect(accountTypeOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).to.equal('payment')
  })
})
