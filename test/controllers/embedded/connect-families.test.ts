import { expect } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/visit/open.js'
import { goBack } from '../../../src/controllers/connections/go-back.js'
import { submitEmail } from '../../../src/controllers/embedded/log-in.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, SOL, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, turns } from '../../helpers/instance.js'
import { cedar } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** Ada's account, which the secure site gives on Solana only when it is told to. */
const holdSolana =
  (held: (release: () => void) => void): NonNullable<SecureSiteScript['GET_USER']> =>
  async ({ chainId }) => {
    if (String(chainId).startsWith('solana')) await new Promise<void>(held)
    return ada(chainId)
  }

/** A visitor who began to log in from the dialog; EVM is connected, and Solana waits until it is released. */
async function connecting() {
  let solana: (() => void) | undefined
  const made = embeddedSite({
    CONNECT_EMAIL: async () => ({ action: 'CONNECT' }),
    GET_USER: holdSolana(release => (solana = release)),
  })
  const outcome = made.modal.open()
  await waitUntil(() => modalController.state.open, 'not open')
  const connected = made.modal.connect('AUTH', 'eip155')
  await waitUntil(() => routerController.route.view === 'EmailLogin', 'not asked for an address')
  void submitEmail('ada@example.com')
  await waitUntil(() => solana, 'not asked for Solana')
  expect(made.modal.getAccount('eip155').isConnected).to.equal(true)
  return { ...made, connected, outcome, release: () => solana?.() }
}

describe('a login for several families', () => {
  afterEach(endInstance)

  for (const how of ['closes the dialog', 'goes back'])
    it(`has succeeded once one is connected: if the visitor ${how}, the other follows`, async () => {
      const { modal, secureSite, connected, outcome, release } = await connecting()
      if (how === 'goes back') goBack()
      else await modal.close()
      expect(await connected).to.include({ address: ALICE, isConnected: true })
      if (how === 'goes back') await modal.close()
      expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
      release()
      await waitUntil(() => modal.getAddress('solana') === SOL, 'Solana does not follow')
      expect(modal.getActiveChainNamespace()).to.equal('eip155')
      await waitUntil(() => secureSite.names().includes('SWITCH_NETWORK'))
    })

  it('activates the family that the site asked for', async () => {
    const { modal } = embeddedSite({ CONNECT_EMAIL: async () => ({ action: 'CONNECT' }) })
    const connected = modal.connect('AUTH', 'solana')
    await waitUntil(() => routerController.route.view === 'EmailLogin', 'not asked for an address')
    void submitEmail('ada@example.com')
    expect(await connected).to.include({ address: SOL, isConnected: true })
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    await waitUntil(() => modal.getAddress('eip155') === ALICE, 'EVM does not follow')
    expect(modal.getActiveChainNamespace()).to.equal('solana')
  })

  it('connects nothing more once the visitor has disconnected', async () => {
    const { modal, release } = await connecting()
    const ended = modal.disconnect('eip155')
    release()
    await ended
    await turns()
    for (const namespace of ['eip155', 'solana'] as const)
      expect(modal.getAccount(namespace).status, namespace).to.equal('disconnected')
  })

  it('leaves another wallet connected that the visitor chose for a family meanwhile', async () => {
    const { modal, release } = await connecting()
    await modal.connect(cedar.id, 'solana')
    release()
    await turns()
    expect(modal.getWalletInfo('solana')?.name).to.equal('Cedar')
    expect(modal.getAddress('eip155')).to.equal(ALICE)
  })
})
