import { expect } from '@open-wc/testing'

import { evmAdapter } from '../../../src/chains/evm/index.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { PlainViewName } from '../../../src/core/views.js'
import { sepolia } from '../../../src/networks.js'
import { allByRole, byRole, readText } from '../../helpers/deep.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const rootOf = (view: HTMLElement): ParentNode => view.shadowRoot ?? view

const VIEWS = ['WalletSend', 'WalletSendSelectToken', 'PayWithExchange', 'PayWithExchangeSelectAsset'] as const

/** A view of an account that is watched. */
async function watched(view: PlainViewName) {
  const { modal } = instance({}, { networks: [sepolia], adapters: [evmAdapter()] })
  await modal.watch(ALICE)
  void modal.open({ view })
  return shownView()
}

describe('a view without an account that can sign', () => {
  afterEach(endInstance)

  for (const name of VIEWS) {
    it(`says that the network is not supported, and leads to those that are: ${name}`, async () => {
      const { modal, adapter } = instance({}, { allowUnsupportedChain: true })
      await modal.connect(aspen.id)
      void modal.open({ view: name })
      const view = await shownView()
      adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:99' })
      await waitUntil(() => readText(view).includes('Unsupported network'), 'not said')
      expect(readText(view)).not.to.include('Not connected')
      byRole(rootOf(view), 'button', 'Switch network').click()
      expect(routerController.route.view).to.equal('Networks')
    })

    it(`says that the account is view only: ${name}`, async () => {
      const view = await watched(name)
      await waitUntil(() => readText(view).includes('Nothing can be signed or sent.'), 'not said')
      expect(readText(view)).to.include('View only').and.not.include('Not connected')
      expect(allByRole(rootOf(view), 'button')).to.deep.equal([])
    })

    it(`offers to connect without a connection: ${name}`, async () => {
      const { view } = await openView({ view: name })
      expect(readText(view)).to.include('Not connected')
      byRole(rootOf(view), 'button', 'Connect wallet')
    })
  }

  it('does not blame the network for an account that is view only: Swap', async () => {
    const view = await watched('Swap')
    await waitUntil(() => readText(view).includes('View only'), 'not said')
    expect(readText(view)).not.to.include('not supported')
  })
})
