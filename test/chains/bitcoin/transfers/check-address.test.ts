import { expect } from '@open-wc/testing'

import {
  assertSameNetwork,
  checkedNetworkOf,
  scriptOf,
} from '../../../../src/chains/bitcoin/transfers/check-address.js'
import { networkOfAddress, nameOf, toNetworkId } from '../../../../src/chains/bitcoin/network-ids.js'
import { BitcoinRequestError } from '../../../../src/core/errors/bitcoin.js'
import { bitcoin, regtest, testnet } from '../harness.js'

const MAIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
const LEGACY = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
const TEST = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const MISSPELLED = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'

const detailsOf = (work: () => unknown): string | undefined => {
  try {
    work()
  } catch (error) {
    return error instanceof BitcoinRequestError ? error.details : String(error)
  }
  return undefined
}

describe('a Bitcoin address that is paid to', () => {
  for (const [address, network] of [
    [MAIN, 'mainnet'],
    [TAPROOT, 'mainnet'],
    [LEGACY, 'mainnet'],
    [TEST, 'testnet'],
  ] as const)
    it(`${address.slice(0, 8)}… is of ${network}`, () => expect(checkedNetworkOf(address)).to.equal(network))

  for (const address of [MISSPELLED, LEGACY.slice(0, -1), '', 'bc1', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'])
    it(`“${address}” is none, and is named`, () =>
      expect(detailsOf(() => checkedNetworkOf(address))).to.equal(`${address} is not a Bitcoin address.`))

  it('has a script on its own network only', () => {
    expect(scriptOf(MAIN, 'mainnet')).to.have.length(22)
    expect(scriptOf(TAPROOT, 'mainnet')).to.have.length(34)
    expect(scriptOf(MAIN, 'testnet')).to.equal(undefined)
    expect(scriptOf(MISSPELLED, 'mainnet')).to.equal(undefined)
  })

  it('must be on the payer’s network', () => {
    expect(detailsOf(() => assertSameNetwork(TAPROOT, MAIN))).to.equal(undefined)
    expect(detailsOf(() => assertSameNetwork(TEST, MAIN))).to.equal('The recipient is on another Bitcoin network.')
    expect(detailsOf(() => assertSameNetwork(MAIN, TEST))).to.equal('The recipient is on another Bitcoin network.')
  })
})

describe('networks of Bitcoin', () => {
  it('have their ids and names', () => {
    expect(toNetworkId('mainnet')).to.equal('bip122:000000000019d6689c085ae165831e93')
    expect([bitcoin, testnet, regtest].map(nameOf)).to.deep.equal(['mainnet', 'testnet', 'regtest'])
    expect(nameOf(undefined)).to.equal(undefined)
    expect(nameOf({ ...bitcoin, id: 'somewhere' })).to.equal(undefined)
  })

  it('are found by an address, the site’s own first', () => {
    expect(networkOfAddress(MAIN, [testnet, bitcoin])).to.equal(bitcoin.caipNetworkId)
    expect(networkOfAddress(TEST, [testnet])).to.equal(testnet.caipNetworkId)
    expect(networkOfAddress(MAIN, [testnet])).to.equal(bitcoin.caipNetworkId)
    expect(networkOfAddress('rubbish', [bitcoin])).to.equal(undefined)
  })
})
