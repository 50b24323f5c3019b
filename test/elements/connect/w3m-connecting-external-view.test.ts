import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { ConnectError } from '../../../src/core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../../src/core/errors/connection.js'
import { allByRole, byRole, deepAll, focused, readText } from '../../helpers/deep.js'
import type { Connector } from '../../../src/core/entities/connector.js'
import { mainnet } from '../../../src/networks.js'
import { fakeAdapter, result, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { SOLANA } from '../../helpers/two-families.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const ring = (view: HTMLElement) => deepAll(view.shadowRoot ?? view, 'w3m-ui-spinner-ring')[0]?.getAttribute('state')
const hang = () => new Promise<never>(() => undefined)

async function connecting(script: Script, name = /^Aspen/) {
  const opened = await openView({}, { script })
  await waitUntil(() => allByRole(opened.view.shadowRoot ?? opened.view, 'button', name).length === 1)
  byRole(opened.view.shadowRoot ?? opened.view, 'button', name).click()
  return { ...opened, view: await shownView() }
}

describe('<w3m-connecting-external-view>', () => {
  afterEach(endInstance)

  it('says what to do while the wallet is asked', async () => {
    const { view } = await connecting({ connect: hang })
    expect(readText(byRole(view.shadowRoot ?? view, 'status'))).to.match(/Continue in Aspen\s*Approve the request/)
    expect(ring(view)).to.equal('waiting')
    expect(allByRole(view.shadowRoot ?? view, 'button', 'Try again')).to.be.empty
  })

  it('points to the request that is waiting in the wallet', async () => {
    const { view } = await connecting({ connect: () => Promise.reject(new RequestPendingError()) })
    await waitUntil(() => readText(view).includes('finish the request that’s waiting there'))
    expect(ring(view)).to.equal('waiting')
  })

  it('says that the request was declined, and asks again', async () => {
    const answers = [() => Promise.reject(new ConnectionRejectedError()), hang]
    const { view, adapter } = await connecting({ connect: () => (answers.shift() ?? hang)() })
    await waitUntil(() => readText(view).includes('Request declined'))
    expect(ring(view)).to.equal('error')
    byRole(view.shadowRoot ?? view, 'button', 'Try again').click()
    await waitUntil(() => ring(view) === 'waiting')
    expect(adapter.calls.filter(call => call === 'connect com.example.aspen')).to.have.length(2)
  })

  it('says that the wallet failed, and asks again', async () => {
    const answers = [() => Promise.reject(new ConnectError()), hang]
    const { view } = await connecting({ connect: () => (answers.shift() ?? hang)() })
    await waitUntil(() => readText(view).includes('Could not connect'))
    expect(readText(view)).to.include('Make sure Aspen is unlocked').and.not.include('declined')
    byRole(view.shadowRoot ?? view, 'button', 'Try again').click()
    await waitUntil(() => ring(view) === 'waiting')
  })

  it('moves the focus of a removed button to the title, so that a keyboard user stays in the modal', async () => {
    const answers = [() => Promise.reject(new ConnectionRejectedError()), hang]
    const { view } = await connecting({ connect: () => (answers.shift() ?? hang)() })
    await waitUntil(() => readText(view).includes('Request declined'))
    await settle(400) // what follows the height comes when the page is quiet
    const retry = byRole(view.shadowRoot ?? view, 'button', 'Try again')
    retry.focus()
    expect(focused()).to.equal(retry)
    retry.click()
    await waitUntil(() => focused()?.localName === 'h2', 'the title has the focus')
  })

  it('never renders a wallet’s text as markup, and shows no raw error', async () => {
    const message = '<b onmouseover=window.__pwn=1>x</b>'
    const { view } = await connecting({ connect: () => Promise.reject(new Error(message)) })
    await waitUntil(() => readText(view).includes('Could not connect'))
    expect(deepAll(document, 'b')).to.be.empty
    expect(readText(view)).not.to.include('onmouseover')
  })

  it('shows a short check, then closes', async () => {
    const { view, outcome } = await connecting({ connect: id => Promise.resolve(result(id)) })
    await waitUntil(() => ring(view) === 'success')
    expect(readText(view)).to.include('You’re connected with Aspen')
    await waitUntil(() => !modalController.state.open)
    expect((await outcome).status).to.equal('connected')
  })

  it('does not offer to get an installed wallet, even if the catalogue has a link', async () => {
    const { view } = await connecting({ connect: hang })
    const aspen = { id: 'a', name: 'Aspen', rdns: 'com.example.aspen', homepage: 'https://aspen.example' }
    walletsController.load({ recommended: [aspen] })
    await settle(30)
    expect(allByRole(view.shadowRoot ?? view, 'button', 'Don’t have Aspen? Get it')).to.be.empty
  })

  it('cancels when the visitor goes back', async () => {
    await connecting({
      connect: (_id, signal) => new Promise((_, no) => signal?.addEventListener('abort', () => no(signal.reason))),
    })
    byRole(document, 'button', 'Back').click()
    expect((await shownView()).localName).to.equal('w3m-connect-view')
    expect(connectorsController.state.attempt).to.equal(undefined)
  })

  it('waits for a click when it was opened without an attempt', async () => {
    const { view, adapter } = await openView(
      {
        view: 'ConnectingExternal',
        arguments: { connectorId: 'com.example.birch' },
      },
      { script: { connect: hang } },
    )
    await waitUntil(() => readText(view).includes('Connect with Birch'))
    expect(adapter.calls).not.to.include('connect com.example.birch')
    byRole(view.shadowRoot ?? view, 'button', 'Continue').click()
    await waitUntil(() => readText(view).includes('Continue in Birch'))
  })

  it('asks again for the requested family of a wallet with one id in several', async () => {
    const shared: Connector = { id: 'Aspen', type: 'ANNOUNCED', name: 'Aspen', chain: 'eip155' }
    const evm = fakeAdapter({}, { connectors: [shared] })
    const solana = fakeAdapter(
      { connect: () => Promise.reject(new ConnectionRejectedError()) },
      { namespace: 'solana', connectors: [{ ...shared, chain: 'solana' }] },
    )
    const { modal } = instance({}, { networks: [mainnet, SOLANA], adapters: [evm.factory, solana.factory] })
    void modal.open({ view: 'Connect', namespace: 'solana' })
    await waitUntil(() => allByRole(document, 'button', /^Aspen/).length === 1)
    byRole(document, 'button', /^Aspen/).click()
    await waitUntil(() => allByRole(document, 'button', 'Try again').length === 1)
    solana.calls.length = 0
    byRole(document, 'button', 'Try again').click()
    await waitUntil(() => solana.calls.includes('connect Aspen'))
    expect(evm.calls.filter(call => call.startsWith('connect'))).to.be.empty
  })

  it('shows that the wallet is no longer in the page', async () => {
    const { view } = await openView({ view: 'ConnectingExternal', arguments: { connectorId: 'nobody' } })
    byRole(view.shadowRoot ?? view, 'button', 'Choose another wallet').click()
    expect(routerController.state.history).to.deep.equal([{ view: 'Connect', args: undefined }])
  })
})
