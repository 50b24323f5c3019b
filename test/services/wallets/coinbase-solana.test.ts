import { expect } from '@open-wc/testing'

import { readCoinbaseSolana } from '../../../src/services/wallets/coinbase-solana.js'

const ADDRESS = 'J7VKAb39Vgxar55cFtzLu8QJ2dwS9MrV7NyQJoUK1yDa'

describe('Coinbase Wallet’s Solana object', () => {
  it('is read with the address of now, as a text or a key object', () => {
    const coinbaseSolana: { connect: () => void; publicKey: unknown } = { connect() {}, publicKey: null }
    const found = readCoinbaseSolana({ coinbaseSolana })
    expect(found?.bound.raw).to.equal(coinbaseSolana)
    expect(found?.address()).to.equal(undefined)
    for (const key of [ADDRESS, { toBase58: () => ADDRESS }, { toString: () => ADDRESS }]) {
      coinbaseSolana.publicKey = key
      expect(found?.address()).to.equal(ADDRESS)
    }
  })

  it('has no readable address if its key throws, is too long, or is missing', () => {
    const keys: unknown[] = [{ toBase58: () => 7 }, { toBase58: () => 'x'.repeat(99) }, 7, '']
    const throws = {
      toBase58() {
        throw new Error('boom')
      },
    }
    for (const publicKey of [...keys, throws])
      expect(readCoinbaseSolana({ coinbaseSolana: { connect() {}, publicKey } })?.address()).to.equal(undefined)
  })

  it('is none when it is missing, cannot be connected, or cannot be read', () => {
    const throwing = {
      get coinbaseSolana(): unknown {
        throw new Error('boom')
      },
    }
    for (const page of [{}, throwing, { coinbaseSolana: null }, { coinbaseSolana: {} }, { coinbaseSolana: 'x' }])
      expect(readCoinbaseSolana(page)).to.equal(undefined)
  })
})
