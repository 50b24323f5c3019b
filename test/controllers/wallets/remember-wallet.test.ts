import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { rememberWallet } from '../../../src/controllers/wallets/remember-wallet.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { endInstance } from '../../../src/core/instance.js'
import { aspen, birch } from '../../helpers/fake-adapter.js'

const cedar = { ...aspen, id: 'com.example.cedar', name: 'Cedar', info: { rdns: 'com.example.cedar' } }
const stored = () =>
  JSON.parse(localStorage.getItem('@appkit/recent_wallets') ?? '[]').map(({ name }: { name: string }) => name)

describe('remember-wallet', () => {
  beforeEach(() => connectorsController.setConnectors('eip155', [aspen, birch, cedar]))
  afterEach(() => {
    endInstance()
    localStorage.clear()
  })

  it('keeps the two used last, the newest first', () => {
    for (const { id } of [aspen, birch, cedar]) rememberWallet('eip155', id)
    expect(stored()).to.deep.equal(['Cedar', 'Birch'])
    expect(walletsController.state.recent.map(({ name }) => name)).to.deep.equal(['Cedar', 'Birch'])
  })

  it('moves a wallet that is used again to the front, once', () => {
    for (const { id } of [aspen, birch, aspen]) rememberWallet('eip155', id)
    expect(stored()).to.deep.equal(['Aspen', 'Birch'])
  })

  it('keeps the wallet’s catalogue data', () => {
    walletsController.load({ featured: [{ id: 'c-1', name: 'Aspen Wallet', rdns: 'com.example.aspen' }] })
    rememberWallet('eip155', aspen.id)
    expect(walletsController.state.recent).to.deep.equal([
      { id: 'c-1', name: 'Aspen Wallet', rdns: 'com.example.aspen' },
    ])
  })

  it('keeps what another tab used meanwhile', () => {
    rememberWallet('eip155', aspen.id)
    localStorage.setItem('@appkit/recent_wallets', JSON.stringify([{ id: 'elm', name: 'Elm' }]))
    rememberWallet('eip155', birch.id)
    expect(stored()).to.deep.equal(['Birch', 'Elm'])
  })

  it('records nothing of a connector that is not there', () => {
    rememberWallet('eip155', 'com.example.none')
    rememberWallet('solana', aspen.id)
    expect(stored()).to.deep.equal([])
  })
})
