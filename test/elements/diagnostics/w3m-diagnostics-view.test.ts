import { expect } from '@open-wc/testing'

import { snackController } from '../../../src/controllers/shell/snack.js'
import { logRequest } from '../../../src/services/request-log.js'
import { withClipboard } from '../../helpers/clipboard.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const rootOf = (view: HTMLElement) => view.shadowRoot ?? view
const seen = (root: Node): string => readText(root).replace(/\s+/g, ' ')

/** Opens the panel of a page that is connected and had an answer that failed. */
async function panel() {
  const { modal } = instance()
  await modal.connect(aspen.id)
  Object.assign(logRequest('GET', 'https://api.example', `/v1/account/${ALICE}/balance`), {
    status: 503,
    duration: 12,
    error: 'HTTP_STATUS',
  })
  const report = await modal.diagnose({ panel: true })
  const view = await shownView()
  await waitUntil(() => allByRole(rootOf(view), 'heading').length > 1, 'no report')
  return { modal, report, root: rootOf(view) }
}

describe('<w3m-diagnostics-view>', () => {
  afterEach(endInstance)

  it('has a heading for each part of the report', async () => {
    const { root } = await panel()
    expect(allByRole(root, 'heading').map(nameOf)).to.deep.equal([
      'Overview',
      'Sessions',
      'Sign-ins',
      'Services',
      'Relay',
      'Wallets',
      'Storage',
    ])
  })

  it('reports each family’s status, a service’s answer and why a wallet is listed, without the address', async () => {
    const { root, report } = await panel()
    const text = seen(root)
    expect(text).to.contain(`wallet-modal ${report.version}`)
    expect(text).to.match(/eip155 Status connected Connector Aspen \(ANNOUNCED, com\.example\.aspen\)/)
    expect(text).to.match(/api\.example Request GET \/v1\/account\/\{\}\/balance Answer 503 HTTP_STATUS after 12 ms/)
    expect(text).to.match(/Aspen Listed in the Connect view, place 1 Found announced by EIP-6963/)
    expect(text).to.contain('Relay Not used yet.')
    expect(text).not.to.contain(ALICE)
  })

  it('copies the report as JSON with one button, and confirms it', async () => {
    const { root, report } = await panel()
    const copied = await withClipboard({}, async () => {
      byRole(root, 'button', 'Copy report').click()
      await waitUntil(() => snackController.state.open)
    })
    expect(snackController.state.message).to.equal('Report copied')
    expect(JSON.parse(copied[0] ?? '')).to.deep.equal(JSON.parse(JSON.stringify(report)))
  })

  it('is renewed by the other button', async () => {
    const { root } = await panel()
    logRequest('GET', 'https://late.example', '/getWallets')
    expect(seen(root)).not.to.contain('late.example')
    byRole(root, 'button', 'Refresh').click()
    await waitUntil(() => seen(root).includes('late.example Request GET /getWallets Answer none yet'))
    expect(snackController.state.message).to.equal('Report refreshed')
  })

  it('creates its own report when a site opens the view by name', async () => {
    const { modal } = instance()
    void modal.open({ view: 'Diagnostics' })
    const root = rootOf(await shownView())
    await waitUntil(() => seen(root).includes('Overview'), 'no report')
    expect(seen(root)).to.contain('No service was asked yet.')
  })
})
