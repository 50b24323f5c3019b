import { expect } from '@open-wc/testing'

import { accountsController } from '../../../../src/controllers/accounts/accounts.js'
import { connectorsController } from '../../../../src/controllers/connections/connectors.js'
import { establish } from '../../../../src/controllers/connections/establish/establish.js'
import { modalController } from '../../../../src/controllers/shell/modal.js'
import { networksController } from '../../../../src/controllers/networks/networks.js'
import { mainnet, polygon } from '../../../../src/networks.js'
import { ALICE, aspen, BOB, result } from '../../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../../helpers/instance.js'

const solana = {
  ...mainnet,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
} as const

function started() {
  const { modal } = instance({}, { networks: [mainnet, polygon, solana] })
  connectorsController.setConnectors('eip155', [aspen])
  return modal
}

describe('establish', () => {
  afterEach(endInstance)

  it('takes over accounts, network and wallet', () => {
    const modal = started()
    establish(
      'eip155',
      result(aspen.id, { caipNetworkId: 'eip155:137', accounts: [{ address: BOB }, { address: ALICE }] }),
    )
    expect(modal.getAccount()).to.include({ status: 'connected', caipAddress: `eip155:137:${BOB}` })
    expect(modal.getAccount().allAccounts).to.have.length(2)
    expect(modal.getChainId()).to.equal(137)
    expect(modal.getWalletInfo()).to.deep.equal({ name: 'Aspen', rdns: 'com.example.aspen', type: 'ANNOUNCED' })
  })

  it('makes its namespace the active one', () => {
    const modal = started()
    networksController.select('solana')
    establish('eip155', result())
    expect(modal.getActiveChainNamespace()).to.equal('eip155')
  })

  it('does not change the active namespace when it restores', () => {
    const modal = started()
    networksController.select('solana')
    establish('eip155', result(), { restored: true })
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(modal.getAccount('eip155').status).to.equal('connected')
  })

  for (const caipNetworkId of ['eip155:1337', undefined] as const)
    it(`opens nothing automatically on ${caipNetworkId ?? 'a network that could not be read'}`, () => {
      const modal = started()
      establish('eip155', result(aspen.id, { caipNetworkId }))
      expect(modal.getCaipNetwork()?.unsupported).to.equal(true)
      expect(modalController.state.open).to.equal(false)
    })

  it('leaves nothing of the account before', () => {
    const modal = started()
    establish('eip155', result())
    establish('eip155', result('other', { accounts: [{ address: BOB }] }))
    expect(modal.getAccount().address).to.equal(BOB)
    expect(modal.getWalletInfo()?.name).to.equal('other')
    expect(modal.getAccount().balance).to.equal(undefined)
  })

  it('keeps the labels that the site gave addresses, whatever account is connected', () => {
    const modal = started()
    modal.addAddressLabel('eip155', BOB, 'Savings')
    establish('eip155', result())
    establish('eip155', result('other', { accounts: [{ address: BOB }] }))
    expect(accountsController.account('eip155').addressLabels).to.deep.equal({ [BOB]: 'Savings' })
    modal.removeAddressLabel('eip155', BOB)
    expect(accountsController.account('eip155').addressLabels).to.deep.equal({})
  })
})
