import { expect } from '@open-wc/testing'

import type { AccountSnapshot } from '../../src/client/types.js'
import { connect } from '../../src/controllers/connect/connect.js'
import { evmAdapter } from '../../src/chains/evm/index.js'
import { createTestWallet } from '../../src/testing/index.js'
import { ALICE, aspen, BOB, birch, result } from '../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../helpers/instance.js'
import { waitUntil } from '../helpers/wait-until.js'

const small = (address: string): string => address.toLowerCase()
/** What is stored of the EVM wallets' addresses. */
const storedAddresses = (): readonly string[] =>
  localStorage.getItem('@appkit/connections')?.match(/0x[0-9a-f]{40}/gi) ?? []

describe('addresses that leave the product', () => {
  before(() => import('../../src/client/actions.js'))
  afterEach(endInstance)

  it('have the EIP-55 checksum, whatever any connector returns', async () => {
    const heard: AccountSnapshot[] = []
    const { modal, adapter } = instance({
      connect: async id => result(id, { accounts: [{ address: small(ALICE) }, { address: small(BOB) }] }),
    })
    modal.subscribeAccount(account => heard.push(account))
    await modal.connect(aspen.id)
    expect(modal.getAddress()).to.equal(ALICE)
    expect(modal.getCaipAddress()).to.equal(`eip155:1:${ALICE}`)
    expect(modal.getAccount().allAccounts.map(({ address }) => address)).to.deep.equal([ALICE, BOB])
    expect(modal.getConnections('eip155')[0]?.accounts.map(({ address }) => address)).to.deep.equal([ALICE, BOB])
    expect(storedAddresses()).to.deep.equal([ALICE, BOB])

    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: small(BOB) }] })
    await waitUntil(() => modal.getAddress() === BOB)
    expect(heard.flatMap(({ address }) => address ?? [])).to.include.members([ALICE, BOB])
    expect(heard.flatMap(({ address = ALICE }) => address).every(address => [ALICE, BOB].includes(address))).to.equal(
      true,
    )
  })

  it('have them for a wallet of the page, also after its own events', async () => {
    const wallet = createTestWallet({ name: 'Small Wallet', rdns: 'com.example.small' })
    const [own] = (await wallet.provider.request({ method: 'eth_requestAccounts' })) as readonly string[]
    wallet.answer('eth_requestAccounts', [small(own ?? '')])
    wallet.answer('eth_accounts', [small(own ?? '')])
    const { modal } = instance({}, { adapters: [evmAdapter()] })
    await modal.connect('com.example.small')
    expect(modal.getAddress()).to.equal(own)
    wallet.emit('accountsChanged', [small(BOB), small(own ?? '')])
    await waitUntil(() => modal.getAddress() === BOB)
    wallet.uninstall()
  })

  it('have them in rows that were stored in small letters', async () => {
    const row = { connectorId: birch.id, name: 'Birch', accounts: [{ address: small(ALICE) }] }
    localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: [row] }))
    localStorage.setItem('@appkit/disconnected_connector_ids', JSON.stringify({ eip155: [birch.id] }))
    localStorage.setItem('@appkit/eip155:connected_connector_id', aspen.id)
    localStorage.setItem('@appkit/connected_namespaces', 'eip155')
    const { modal } = instance()
    await modal.ready()
    await waitUntil(() => modal.getRecentConnections('eip155')[0]?.accounts[0]?.address === ALICE)
  })

  it('have them when such a wallet comes back, in storage too', async () => {
    const row = { connectorId: aspen.id, name: 'Aspen', accounts: [{ address: small(ALICE) }] }
    localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: [row] }))
    localStorage.setItem('@appkit/eip155:connected_connector_id', aspen.id)
    localStorage.setItem('@appkit/connected_namespaces', 'eip155')
    const { modal } = instance({ reconnect: async id => result(id, { accounts: [{ address: small(ALICE) }] }) })
    await modal.ready()
    expect(modal.getAddress()).to.equal(ALICE)
    expect(storedAddresses()).to.deep.equal([ALICE])
  })

  it('leave the addresses of other families, and labels given in other capitals still count', async () => {
    const { modal } = instance({ connect: async id => result(id, { accounts: [{ address: small(ALICE) }] }) })
    await connect(aspen.id, 'eip155')
    modal.addAddressLabel('eip155', small(ALICE), 'Savings')
    modal.addAddressLabel('eip155', small(BOB), 'His')
    modal.removeAddressLabel('eip155', BOB)
    const { accountsController } = await import('../../src/controllers/accounts/accounts.js')
    const { labelOf } = await import('../../src/core/address.js')
    const { addressLabels } = accountsController.account('eip155')
    expect(labelOf('eip155', addressLabels, ALICE)).to.equal('Savings')
    expect(labelOf('eip155', addressLabels, BOB)).to.equal(undefined)
    expect(labelOf('solana', { abc: 'x' }, 'ABC')).to.equal(undefined)
    await settle()
  })
})
