import { expect } from '@open-wc/testing'

import '../../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../../src/controllers/visit/open.js'
import { prepare } from '../../../../src/controllers/visit/prepare.js'
import { goBack } from '../../../../src/controllers/connections/go-back.js'
import { embedded } from '../../../../src/controllers/connections/embedded/embedded.js'
import { connectFamilies } from '../../../../src/controllers/embedded/connect-families.js'
import { modalController } from '../../../../src/controllers/shell/modal.js'
import { routerController } from '../../../../src/controllers/shell/router.js'
import { snackController } from '../../../../src/controllers/shell/snack.js'
import { ALICE } from '../../../helpers/fake-adapter.js'
import { embeddedSite, type SecureSiteScript } from '../../../helpers/fake-secure-site.js'
import { endInstance } from '../../../helpers/instance.js'
import { rejection } from '../../../helpers/rejection.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const view = (): string => routerController.route.view
const isOpen = (): boolean => modalController.state.open
const SIGN = { method: 'personal_sign', params: ['0x6869', ALICE] }

/** A secure site whose visitor decides when the test says so, or has `approved` what has no result yet. */
function undecided({ approved = false } = {}) {
  const waiting: { readonly approve: (answer: unknown) => void; readonly reject: (error: Error) => void }[] = []
  const aborted: unknown[] = []
  const script: SecureSiteScript = {
    RPC_REQUEST: (_payload, signal) =>
      new Promise((approve, reject) => {
        waiting.push({ approve, reject })
        signal?.addEventListener('abort', () => {
          aborted.push('aborted')
          if (!approved) reject(new Error('It was withdrawn'))
        })
      }),
  }
  return { script, waiting, aborted, asked: () => waitUntil(() => waiting.length > 0) }
}

async function loggedIn(script: SecureSiteScript) {
  const made = embeddedSite(script)
  await prepare() // balances are read once a visitor shows intent
  await connectFamilies('eip155', new AbortController().signal)
  const wallet = await embedded()
  return { ...made, provider: wallet.providers.of('eip155') }
}

describe('a request to the embedded wallet', () => {
  afterEach(endInstance)

  it('is answered at once if it only reads', async () => {
    const { provider, secureSite } = await loggedIn({ RPC_REQUEST: async () => '0x10' })
    expect(await provider.request({ method: 'eth_blockNumber' })).to.equal('0x10')
    expect(isOpen()).to.equal(false)
    expect(secureSite.calls.at(-1)?.[1]).to.deep.include({
      method: 'eth_blockNumber',
      chainId: 1,
      chainNamespace: 'eip155',
    })
  })

  it('opens the dialog for the visitor’s decision, and closes it afterwards', async () => {
    const { script, waiting, asked } = undecided()
    const { provider, evm } = await loggedIn(script)
    evm.calls.length = 0
    const signed = provider.request(SIGN)
    await asked()
    expect([isOpen(), view()]).to.deep.equal([true, 'ApproveTransaction'])
    waiting[0]?.approve('0x1234')
    expect(await signed).to.equal('0x1234')
    expect(isOpen()).to.equal(false)
    await waitUntil(() => evm.calls.some(call => call.startsWith('balance')), 'the balance is not read anew')
  })

  it('goes back to where the visitor was in the open dialog', async () => {
    const { script, waiting, asked } = undecided()
    const { modal, provider } = await loggedIn(script)
    void modal.open()
    await waitUntil(isOpen)
    expect(view()).to.equal('Account')
    const signed = provider.request(SIGN)
    await asked()
    expect(view()).to.equal('ApproveTransaction')
    waiting[0]?.approve('0x1234')
    await signed
    expect([isOpen(), view()]).to.deep.equal([true, 'Account'])
  })

  it('that is refused reads no balance, and rejects with the EIP-1193 error', async () => {
    const { script, waiting, asked } = undecided()
    const { provider, evm } = await loggedIn(script)
    await waitUntil(() => evm.calls.some(call => call.startsWith('balance')), 'the balance was not read')
    evm.calls.length = 0
    const refused = rejection(provider.request(SIGN))
    await asked()
    waiting[0]?.reject(new Error('User rejected the request.'))
    expect(await refused).to.include({ code: 4001, message: 'User rejected the request.' })
    expect(isOpen()).to.equal(false)
    expect(evm.calls.filter(call => call.startsWith('balance'))).to.deep.equal([])
  })

  for (const [how, leave] of [
    ['the dialog is closed', (modal: { close(): unknown }) => modal.close()],
    ['the visitor goes back', () => goBack()],
  ] as const)
    it(`is rejected when ${how}, with all open requests`, async () => {
      const { script, aborted, asked } = undecided()
      const { modal, provider } = await loggedIn(script)
      const given = [rejection(provider.request(SIGN)), rejection(provider.request(SIGN))]
      await asked()
      await waitUntil(isOpen)
      await leave(modal)
      for (const error of await Promise.all(given))
        expect(error).to.include({ code: 4001, message: 'Request was aborted' })
      expect(aborted).to.have.length(2)
      expect(isOpen()).to.equal(false)
    })

  for (const [how, leave] of [
    ['the dialog is closed', (modal: { close(): unknown }) => modal.close()],
    ['the visitor goes back', () => goBack()],
  ] as const)
    it(`that was approved before ${how} is answered with its result, although the dialog is gone`, async () => {
      const { script, aborted, waiting, asked } = undecided({ approved: true })
      const { modal, provider } = await loggedIn(script)
      const sent = provider.request({ method: 'eth_sendTransaction', params: [{ to: ALICE, value: '0x1' }] })
      await asked()
      await waitUntil(isOpen)
      await leave(modal)
      expect(isOpen()).to.equal(false)
      expect(aborted).to.have.length(1)
      waiting[0]?.approve('0x1234')
      expect(await sent).to.equal('0x1234')
    })

  it('stays on screen when the site opens another view, which follows the decision', async () => {
    const { script, waiting, asked } = undecided()
    const { modal, provider } = await loggedIn(script)
    const signed = provider.request(SIGN)
    await asked()
    void modal.open({ view: 'Networks' })
    await waitUntil(() => routerController.state.history.some(route => route.view === 'Networks'))
    expect([isOpen(), view()]).to.deep.equal([true, 'ApproveTransaction'])
    waiting[0]?.approve('0x1234')
    expect(await signed).to.equal('0x1234')
    expect([isOpen(), view()]).to.deep.equal([true, 'Networks'])
  })

  it('stays on screen until the last of several is decided', async () => {
    const { script, waiting } = undecided()
    const { provider } = await loggedIn(script)
    const both = [provider.request(SIGN), provider.request(SIGN)]
    await waitUntil(() => waiting.length === 2)
    waiting[0]?.approve('0x1')
    await both[0]
    expect(view()).to.equal('ApproveTransaction')
    waiting[1]?.approve('0x2')
    await both[1]
    expect(isOpen()).to.equal(false)
  })

  it('on neither list is refused: the dialog shows that, and open requests are rejected', async () => {
    const { script, asked } = undecided()
    const { provider, secureSite } = await loggedIn(script)
    const open = rejection(provider.request(SIGN))
    await asked()
    const refused = rejection(provider.request({ method: 'eth_sign', params: [] }))
    expect(await refused).to.include({ code: 4200, message: 'Requested RPC call is not allowed' })
    expect(await open).to.have.property('message', 'Request was aborted')
    await waitUntil(() => snackController.state.message === 'Action not allowed')
    expect(isOpen()).to.equal(true)
    expect(secureSite.calls.some(([, payload]) => String(JSON.stringify(payload)).includes('eth_sign"'))).to.equal(
      false,
    )
  })

  it('with invalid calls is not sent', async () => {
    const { provider, secureSite } = await loggedIn({})
    const params = [{ calls: [{ to: 'vitalik.eth' }] }]
    expect(await rejection(provider.request({ method: 'wallet_sendCalls', params }))).to.have.property('code', -32602)
    expect(secureSite.names()).not.to.include('RPC_REQUEST')
    expect(isOpen()).to.equal(false)
  })
})
