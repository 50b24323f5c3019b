import { expect } from '@open-wc/testing'

import { isAnyConnected } from '../../../src/controllers/accounts/active.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { openWallet } from '../../../src/controllers/pairing/open-wallet.js'
import { openedWalletController } from '../../../src/controllers/pairing/opened-wallet.js'
import { type PairingStatus, pairingController } from '../../../src/controllers/pairing/pairing.js'
import { pairingLifecycle } from '../../../src/controllers/pairing/pairing-lifecycle.js'
import { uriLifetime } from '../../../src/controllers/pairing/usable-uri.js'
import { ConnectionRejectedError } from '../../../src/core/errors/connection.js'
import { FakeProtocol, pairingUri } from '../../helpers/fake-protocol.js'
import { endInstance, instance, settle, turns } from '../../helpers/instance.js'
import { CEDAR, recordNavigation, showUri, untilFailed } from '../../helpers/pairing.js'
import { pretend, UA } from '../../helpers/phones.js'
import { waitUntil } from '../../helpers/wait-until.js'

const CHOICE = 'WALLETCONNECT_DEEPLINK_CHOICE'

function show(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (visible ? 'visible' : 'hidden'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a pairing that a view keeps up', () => {
  let end = () => {}
  let seen: PairingStatus[] = []
  let stop = () => {}

  async function keep(): Promise<void> {
    instance()
    end = pairingLifecycle.keep({ wallet: CEDAR })
    await untilFailed()
    seen = []
    stop = pairingController.subscribe(({ status }) => seen.push(status))
  }
  /** How often a fresh link was asked for; without a relay each time fails. */
  const renewals = () => seen.filter(status => status === 'failed').length
  /** Whether one was begun. */
  const isAsked = () => seen.includes('starting')

  afterEach(async () => {
    stop()
    end()
    Reflect.deleteProperty(document, 'visibilityState')
    await endInstance()
  })

  it('pairs for the wallet', async () => {
    await keep()
    expect(pairingController.state.wallet?.id).to.equal('cedar')
  })

  it('asks for a fresh link 10 s before the old one expires', async () => {
    await keep()
    await showUri('a', 10_400)
    expect(renewals()).to.equal(0)
    await waitUntil(() => renewals() === 1, 'no fresh link')
  })

  it('sends no request while the page is hidden, and one as soon as it is visible again', async () => {
    await keep()
    await showUri('a', 10_300)
    show(false)
    await waitUntil(() => uriLifetime() === 0, 'the link does not expire')
    await turns()
    expect(isAsked()).to.equal(false)
    show(true)
    await waitUntil(() => renewals() === 1)
  })

  for (const isHidden of [true, false])
    it(`asks for a fresh link once no wallet can use the old one${isHidden ? ' and the page is visible again' : ''}`, async () => {
      const protocol = new FakeProtocol()
      instance({}, { universalProvider: protocol })
      end = pairingLifecycle.keep({ wallet: CEDAR })
      await waitUntil(() => pairingController.state.uri, 'no link')
      if (isHidden) show(false)
      protocol.attempts[0]?.fail(new Error('Proposal expired'))
      if (isHidden) {
        await waitUntil(() => uriLifetime() === 0, 'the link did not expire')
        await turns()
        expect(protocol.attempts).to.have.length(1)
        show(true)
      }
      await waitUntil(() => pairingController.state.uri === pairingUri('2'), 'no fresh link')
      expect(pairingController.state).to.deep.include({ status: 'waiting', wallet: CEDAR })
    })

  it('asks for a fresh link after a refusal, and says that there was one', async () => {
    await keep()
    await showUri()
    pairingController.fail('rejected', new ConnectionRejectedError())
    await waitUntil(() => renewals() === 1)
    expect(openedWalletController.state.declined).to.equal(true)
  })

  it('does not continue automatically when rejections never end', async () => {
    await keep()
    for (let turn = 0; turn < 8; turn++) {
      pairingController.fail('rejected', new ConnectionRejectedError())
      await settle()
      await waitUntil(() => pairingController.state.status !== 'starting', 'the renewal did not end')
    }
    expect(renewals()).to.be.at.most(4)
    expect(pairingController.state.status).to.equal('rejected')
  })

  describe('with a phone', () => {
    let protocol = new FakeProtocol()
    let restore = () => {}

    /** A view on a phone, in the dialog, with a link that a wallet can accept. */
    async function keepOnPhone(): Promise<void> {
      const navigation = recordNavigation()
      const unpretend = pretend(UA.androidChrome)
      restore = () => {
        unpretend()
        navigation.restore()
      }
      protocol = new FakeProtocol()
      instance({}, { universalProvider: protocol })
      modalController.open()
      end = pairingLifecycle.keep({ wallet: CEDAR })
      await waitUntil(() => pairingController.state.uri, 'no link')
    }
    const choice = (): unknown => JSON.parse(localStorage.getItem(CHOICE) ?? 'null')
    const approve = async (): Promise<void> => {
      protocol.attempts[0]?.approve()
      await waitUntil(isAnyConnected, 'not connected')
    }

    afterEach(() => restore())

    it('keeps the link by which the connected wallet was opened', async () => {
      await keepOnPhone()
      openWallet({ wallet: CEDAR, platform: 'mobile' })
      expect(choice()).to.equal(null)
      await approve()
      expect(choice()).to.deep.equal({ href: 'cedar://', name: 'Cedar' })
    })

    it('keeps it also if the view was left before the wallet accepted the link', async () => {
      await keepOnPhone()
      openWallet({ wallet: CEDAR, platform: 'mobile' })
      end()
      await approve()
      expect(choice()).to.deep.equal({ href: 'cedar://', name: 'Cedar' })
    })

    it('stores none if a code was scanned, and drops an older one', async () => {
      await keepOnPhone()
      openWallet({ wallet: CEDAR, platform: 'mobile' })
      end()
      localStorage.setItem(CHOICE, JSON.stringify({ href: 'old://', name: 'Old' }))
      end = pairingLifecycle.keep()
      await approve()
      expect(choice()).to.equal(null)
    })
  })

  it('ends with its view', async () => {
    await keep()
    await showUri('a', 10_200)
    openedWalletController.decline()
    end()
    expect(pairingController.state.status).to.equal('idle')
    expect(openedWalletController.state.declined).to.equal(false)
    await showUri('b', 10_000) // which it would renew at once
    await turns()
    expect(isAsked()).to.equal(false)
  })
})
