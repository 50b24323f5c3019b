import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import {
  accountOf,
  activeAccount,
  activeNetwork,
  isActiveConnected,
  isAnyConnected,
  networkOf,
  statusOf,
} from '../../../src/controllers/accounts/active.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { endInstance } from '../../../src/core/instance.js'
import { unsupportedNetwork } from '../../../src/controllers/networks/rules.js'
import { ALICE } from '../../helpers/fake-adapter.js'

const evm = unsupportedNetwork('eip155', 'eip155:1')
const solana = unsupportedNetwork('solana', 'solana:abc')

describe('the active namespace', () => {
  afterEach(endInstance)

  it('is nothing before a network is known', () => {
    expect(activeNetwork.get()).to.equal(undefined)
    expect(activeAccount.get().status).to.equal('disconnected')
    expect(isAnyConnected()).to.equal(false)
  })

  it('moves account and network together', () => {
    networksController.activate(evm)
    networksController.activate(solana, { select: false })
    accountsController.patch('eip155', { address: ALICE, status: 'connected' })
    expect(activeAccount.get().address).to.equal(ALICE)
    networksController.select('solana')
    expect(activeAccount.get().address).to.equal(undefined)
    expect(activeNetwork.get()?.caipNetworkId).to.equal('solana:abc')
  })

  it('is not needed by what names a namespace', () => {
    networksController.activate(solana)
    networksController.activate(evm, { select: false })
    accountsController.patch('eip155', { address: ALICE, status: 'connecting' })
    expect(accountOf('eip155').address).to.equal(ALICE)
    expect(networkOf('eip155')?.caipNetworkId).to.equal('eip155:1')
    expect(statusOf('eip155')).to.equal('connecting')
    expect(statusOf()).to.equal('disconnected')
    expect(networkOf('bip122')).to.equal(undefined)
  })

  it('may be disconnected while another is connected', () => {
    networksController.activate(solana)
    accountsController.patch('eip155', { status: 'connected' })
    expect(isAnyConnected()).to.equal(true)
    expect(isActiveConnected()).to.equal(false)
  })

  for (const status of ['connecting', 'reconnecting', 'disconnected'] as const)
    it(`is not connected while ${status}`, () => {
      networksController.activate(evm)
      accountsController.patch('eip155', { status })
      expect(isActiveConnected()).to.equal(false)
      expect(isAnyConnected()).to.equal(false)
    })
})
