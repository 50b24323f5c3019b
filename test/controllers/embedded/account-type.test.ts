import { expect } from '@open-wc/testing'

import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { switchConnection } from '../../../src/controllers/switching/switch-connection.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, endVisit } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A secure site that gives the account of the kind that is asked for. */
const BOTH: SecureSiteScript = {
  GET_USER: async ({ chainId, preferredAccountType }) =>
    ada(chainId, preferredAccountType === 'eoa' ? { address: BOB, preferredAccountType } : {}),
}
const logIn = () => connectFamilies('eip155', new AbortController().signal)

describe('the account type of the embedded wallet', () => {
  afterEach(endInstance)

  it('is a smart account on EVM, unless the site prefers another type', async () => {
    const { modal } = embeddedSite(BOTH)
    await logIn()
    expect(modal.getAccount('eip155')).to.deep.include({ address: ALICE, accountType: 'smartAccount' })
    await endInstance()
    const other = embeddedSite(BOTH, { defaultAccountTypes: { eip155: 'eoa' } })
    await logIn()
    expect(other.modal.getAccount('eip155')).to.deep.include({ address: BOB, accountType: 'eoa' })
  })

  it('stays the same for a returning visitor when the site changes its default', async () => {
    const first = embeddedSite(BOTH, { defaultAccountTypes: { eip155: 'eoa' } })
    await logIn()
    await endVisit(first.modal)
    const { modal } = embeddedSite(BOTH)
    await modal.ready()
    expect(modal.getAccount('eip155')).to.deep.include({ address: BOB, accountType: 'eoa' })
  })

  it('is switched by the visitor, and remembered', async () => {
    const first = embeddedSite(BOTH)
    await logIn()
    await switchConnection({ namespace: 'eip155', connectorId: 'AUTH', address: BOB })
    expect(first.modal.getAccount('eip155')).to.deep.include({ address: BOB, accountType: 'eoa' })
    expect(first.secureSite.calls.at(-1)?.[1]).to.deep.include({ preferredAccountType: 'eoa' })
    await endVisit(first.modal)
    const { modal } = embeddedSite(BOTH)
    await modal.ready()
    expect(modal.getAddress('eip155')).to.equal(BOB)
    await modal.disconnect()
    await logIn()
    expect(modal.getAddress('eip155')).to.equal(BOB)
  })

  it('stays the same, now and later, if it cannot be switched', async () => {
    const { modal, secureSite } = embeddedSite(BOTH)
    await logIn()
    const answer = secureSite.script.GET_USER
    secureSite.script.GET_USER = () => Promise.reject(new Error('Not now'))
    expect(await rejection(modal.setPreferredAccountType('eoa', 'eip155'))).to.have.property('message', 'Not now')
    if (answer) secureSite.script.GET_USER = answer
    await modal.switchNetwork('eip155:137', { throwOnFailure: true })
    expect(secureSite.calls.at(-1)?.[1]).to.deep.include({ chainId: 137, preferredAccountType: 'smartAccount' })
    expect(modal.getAddress('eip155')).to.equal(ALICE)
  })

  it('is switched by the handle, unless the network has only one type', async () => {
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

  it('cannot be switched once the login has ended, which disconnects every family', async () => {
    const { modal, secureSite } = embeddedSite(BOTH)
    await logIn()
    await waitUntil(() => modal.getAccount('solana').isConnected)
    secureSite.script.IS_CONNECTED = async () => ({ isConnected: false })
    await modal.setPreferredAccountType('eoa', 'eip155')
    for (const namespace of ['eip155', 'solana'] as const)
      await waitUntil(() => modal.getAccount(namespace).status === 'disconnected', `${namespace} is still connected`)
  })
})
