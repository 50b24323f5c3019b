import { expect, waitUntil } from '@open-wc/testing'

import { enter } from '../../../src/controllers/embedded/enter.js'
import { switchConnection } from '../../../src/controllers/switching/switch-connection.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'

/** A secure site that gives the account of the kind that is asked for. */
const BOTH: SecureSiteScript = {
  GET_USER: async ({ chainId, preferredAccountType }) =>
    ada(chainId, preferredAccountType === 'eoa' ? { address: BOB, preferredAccountType } : {}),
}
const logIn = () => enter('eip155', new AbortController().signal)

describe('the kind of account of the embedded wallet', () => {
  afterEach(endInstance)

  it('is the smart account on EVM, else the one that the site prefers', async () => {
    const { modal } = embeddedSite(BOTH)
    await logIn()
    expect(modal.getAccount('eip155')).to.deep.include({ address: ALICE, accountType: 'smartAccount' })
    await endInstance()
    const other = embeddedSite(BOTH, { defaultAccountTypes: { eip155: 'eoa' } })
    await logIn()
    expect(other.modal.getAccount('eip155')).to.deep.include({ address: BOB, accountType: 'eoa' })
  })

  it('is switched by the visitor’s choice of the other account, and kept', async () => {
    const first = embeddedSite(BOTH)
    await logIn()
    await switchConnection({ namespace: 'eip155', connectorId: 'AUTH', address: BOB })
    expect(first.modal.getAccount('eip155')).to.deep.include({ address: BOB, accountType: 'eoa' })
    expect(first.secureSite.calls.at(-1)?.[1]).to.deep.include({ preferredAccountType: 'eoa' })
    first.modal.destroy()
    await new Promise(resolve => setTimeout(resolve, 10))
    const { modal } = embeddedSite(BOTH)
    await modal.ready()
    expect(modal.getAddress('eip155')).to.equal(BOB)
    await modal.disconnect()
    await logIn()
    expect(modal.getAddress('eip155')).to.equal(BOB)
  })

  it('is switched by the handle, and stays where a network has no other', async () => {
    const { modal } = embeddedSite({
      GET_USER: async ({ chainId, preferredAccountType }) =>
        preferredAccountType === 'eoa' || chainId === 137
          ? ada(chainId, { address: BOB, preferredAccountType: 'eoa', accounts: [{ address: BOB, type: 'eoa' }] })
          : ada(chainId),
    })
    await logIn()
    await modal.switchNetwork('eip155:137', { throwOnFailure: true })
    await waitUntil(() => modal.getAddress('eip155') === BOB)
    expect(modal.getAccount('eip155').accountType).to.equal('eoa')
    await modal.setPreferredAccountType('smartAccount', 'eip155')
    expect(modal.getAddress('eip155')).to.equal(BOB)
    await modal.switchNetwork('eip155:1', { throwOnFailure: true })
    await waitUntil(() => modal.getAddress('eip155') === ALICE)
  })
})
