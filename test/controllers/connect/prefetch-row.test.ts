import { expect } from '@open-wc/testing'

import { loadWalletNavigation } from '../../../src/controllers/connect/select-wallet.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { byRole, deepAll } from '../../helpers/deep.js'
import { FakeProtocol, pairingUri } from '../../helpers/fake-protocol.js'
import { endInstance } from '../../helpers/instance.js'
import { recordNavigation, ROWAN } from '../../helpers/pairing.js'
import { pretend, UA } from '../../helpers/phones.js'
import { openView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A moment at which a link of 4 minutes has expired. */
const LATER = 231_000

function show(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (visible ? 'visible' : 'hidden'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the link for a tap on a row of a phone', () => {
  const now = Date.now
  let skipped = 0
  let restore = (): void => undefined
  let protocol = new FakeProtocol()
  let navigation: ReturnType<typeof recordNavigation>

  beforeEach(() => {
    skipped = 0
    Date.now = () => now() + skipped
    restore = pretend(UA.iosSafari)
    protocol = new FakeProtocol()
    navigation = recordNavigation()
  })

  afterEach(async () => {
    Date.now = now
    restore()
    navigation.restore()
    Reflect.deleteProperty(document, 'visibilityState')
    await endInstance()
  })

  const untilLink = (digit: string): Promise<void> =>
    waitUntil(() => pairingController.state.uri === pairingUri(digit), `no link ${digit}`)

  /** The list of wallets with a link for the first tap. */
  async function list() {
    const site = { customWallets: [ROWAN], universalProvider: protocol }
    const opened = await openView({ view: 'Connect' }, { site })
    await waitUntil(() => deepAll(document, 'w3m-wallet-row[wallet-id="rowan"]').length, 'no row')
    await untilLink('1')
    await loadWalletNavigation()
    return opened
  }

  const tapRowan = (): void => byRole(document, 'button', /Rowan/).click()

  it('is replaced before it expires, while the list waits', async () => {
    await list()
    skipped = 229_700
    show(true) // the clock was set forward, unlike the timers
    expect(protocol.attempts).to.have.length(1)
    await untilLink('2')
    tapRowan()
    expect(navigation.opened.map(({ url }) => url)).to.deep.equal([
      `rowan://wc?uri=${encodeURIComponent(pairingUri('2'))}`,
    ])
  })

  it('is there again once the visitor is back, and not made while the page is hidden', async () => {
    await list()
    show(false)
    skipped = LATER
    protocol.attempts[0]?.fail(new Error('Proposal expired'))
    await waitUntil(() => pairingController.state.status === 'idle', 'the link is still there')
    expect(protocol.attempts).to.have.length(1)
    show(true)
    await untilLink('2')
    tapRowan()
    expect(navigation.opened).to.have.length(1)
  })

  it('is not made again once the list is gone', async () => {
    const { modal } = await list()
    const [row] = deepAll(document, 'w3m-wallet-row[wallet-id="rowan"]')
    void modal.open({ view: 'Networks' })
    await waitUntil(() => !row?.isConnected, 'the list is still there') // it fades out, and is inert meanwhile
    expect(routerController.route.view).to.equal('Networks')
    skipped = LATER
    show(true)
    expect(pairingController.state.uri, 'another link is being made').to.equal(pairingUri('1'))
    expect(protocol.attempts).to.have.length(1)
  })
})
