import { expect } from '@open-wc/testing'

import { holdWallet, releaseHold } from '../../../src/services/wallets/standard-use.js'

describe('the families connected through a wallet', () => {
  it('the last family to disconnect is notified', () => {
    const wallet = {}
    holdWallet(wallet, 'solana')
    holdWallet(wallet, 'bip122')
    expect(releaseHold(wallet, 'solana')).to.equal(false)
    expect(releaseHold(wallet, 'bip122')).to.equal(true)
  })

  it('a family that connects twice holds it once', () => {
    const wallet = {}
    holdWallet(wallet, 'solana')
    holdWallet(wallet, 'solana')
    expect(releaseHold(wallet, 'solana')).to.equal(true)
  })

  it('a family that never held it does not affect the others’ hold', () => {
    const wallet = {}
    holdWallet(wallet, 'solana')
    expect(releaseHold(wallet, 'bip122')).to.equal(false)
    expect(releaseHold(wallet, 'solana')).to.equal(true)
  })

  it('a wallet that no one holds may be released', () => expect(releaseHold({}, 'solana')).to.equal(true))

  it('two wallets have nothing to do with each other', () => {
    const [one, two] = [{}, {}]
    holdWallet(one, 'solana')
    holdWallet(two, 'bip122')
    expect(releaseHold(one, 'solana')).to.equal(true)
    expect(releaseHold(two, 'solana')).to.equal(false)
  })
})
