import { expect } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import { logInByFarcaster } from '../../../src/controllers/embedded/log-in-farcaster.js'
import { socialController } from '../../../src/controllers/embedded/social-login.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, fakeSecureSite, SOL, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const LINK = 'https://farcaster.example/~/siwf?channelToken=1'

function make(script: SecureSiteScript = {}) {
  const good: SecureSiteScript = {
    GET_FARCASTER_URI: async () => ({ url: LINK }),
    CONNECT_FARCASTER: async () => ({ userName: 'ada' }),
    GET_USER: async ({ chainId }) => ada(chainId, { email: null }),
    RELOAD: async () => undefined,
  }
  const secureSite = Object.assign(fakeSecureSite({ ...good, ...script }), { origin: location.origin })
  return { ...embeddedSite({}, { services: { ...OFFLINE.services, secureSite } }), secureSite }
}

/** The app answers once the test has it approve. */
function held() {
  let answer: (() => void) | undefined
  const script: SecureSiteScript = {
    CONNECT_FARCASTER: () => new Promise(resolve => (answer = () => resolve({ userName: 'ada' }))),
  }
  const approve = async (): Promise<void> => {
    await waitUntil(() => answer, 'the app is not asked')
    answer?.()
    answer = undefined
  }
  return { approve, script }
}

describe('a login with Farcaster', () => {
  afterEach(endInstance)

  it('shows a link, waits for the app, and connects with the user name from the app', async () => {
    let approve = (): void => undefined
    const { modal } = make({
      CONNECT_FARCASTER: () => new Promise(resolve => (approve = () => resolve({ userName: 'ada' }))),
    })
    const done = logInByFarcaster()
    await waitUntil(() => socialController.state.link === LINK)
    expect(socialController.state.step).to.equal('waiting')
    approve()
    await done
    expect(modal.getAccount('eip155')).to.include({ address: ALICE, isConnected: true })
    expect(modal.getAccount('eip155').embeddedWalletInfo).to.deep.include({ authProvider: 'farcaster' })
    expect(modal.getAccount('eip155').embeddedWalletInfo?.user.username).to.equal('ada')
  })

  for (const url of ['javascript:window.__pwn=1', 'http://farcaster.example/', 'https://a:b@farcaster.example/'])
    it(`shows no link for ${url} (PS-028)`, async () => {
      const { secureSite } = make({ GET_FARCASTER_URI: async () => ({ url }) })
      expect(await rejection(logInByFarcaster())).to.have.property('message', 'Failed to connect to farcaster')
      expect(socialController.state).to.deep.include({ step: 'failed', link: undefined })
      expect(secureSite.names()).not.to.include('CONNECT_FARCASTER')
    })

  it('shows when the app refuses, and can be retried', async () => {
    const script: SecureSiteScript = { CONNECT_FARCASTER: () => Promise.reject(new Error('The user cancelled')) }
    const { secureSite, modal } = make(script)
    expect(await rejection(logInByFarcaster())).to.have.property('message', 'Failed to connect to farcaster')
    secureSite.script.CONNECT_FARCASTER = async () => ({ userName: 'ada' })
    await logInByFarcaster()
    expect(modal.getAccount('eip155').isConnected).to.equal(true)
  })

  it('activates the family that the site asked for, with which its view goes on', async () => {
    const { approve, script } = held()
    const { modal, secureSite } = make(script)
    const connected = modal.connect('farcaster', 'solana')
    await waitUntil(() => routerController.route.view === 'ConnectingFarcaster')
    await shownView()
    await approve()
    expect(await connected).to.include({ address: SOL, isConnected: true })
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(secureSite.names().filter(name => name === 'GET_FARCASTER_URI')).to.have.length(1)
  })

  it('is repeated when the site switches to it after it has ended', async () => {
    const { approve, script } = held()
    const { modal, secureSite } = make(script)
    const first = logInByFarcaster()
    await approve()
    await first
    await modal.disconnect()
    const switched = modal.switchConnection({ namespace: 'eip155', connectorId: 'AUTH' })
    await waitUntil(() => routerController.route.view === 'ConnectingFarcaster', 'another login is shown')
    await shownView()
    await approve()
    await switched
    expect(modal.getAccount('eip155').embeddedWalletInfo).to.deep.include({ authProvider: 'farcaster' })
    expect(secureSite.names().filter(name => name === 'CONNECT_FARCASTER')).to.have.length(2)
  })

  it('shows nothing if the site closes the modal while it is still being prepared', async () => {
    const { modal, secureSite } = make()
    const stop = modal.subscribeEvents(({ data }) => data?.event === 'INITIALIZE' && void modal.close())
    expect(await rejection(modal.connect('farcaster', 'eip155'))).to.have.property('message', 'Modal closed')
    stop()
    expect(modal.isOpen()).to.equal(false)
    expect(secureSite.names()).to.deep.equal([])
  })

  it('does not reset the secure site when the visitor leaves after the approval', async () => {
    let read: (() => void) | undefined
    const { modal, secureSite } = make({
      GET_USER: async ({ chainId }) => {
        if (String(chainId).startsWith('solana')) await new Promise<void>(resolve => (read = resolve))
        return ada(chainId, { email: null })
      },
    })
    void modal.open()
    const connected = modal.connect('farcaster', 'eip155')
    await waitUntil(() => read, 'not asked for Solana')
    await modal.close()
    expect(await connected).to.include({ address: ALICE, isConnected: true })
    read?.()
    await waitUntil(() => modal.getAccount('solana').isConnected, 'Solana does not follow')
    expect(secureSite.names()).not.to.include('RELOAD')
  })

  it('resets the secure site when the visitor leaves, and identifies the page to it again before the next request', async () => {
    const { modal, secureSite } = make({ CONNECT_FARCASTER: () => new Promise(() => undefined) })
    const ended = rejection(modal.connect('farcaster', 'eip155'))
    await waitUntil(() => secureSite.names().includes('CONNECT_FARCASTER'), 'not asked')
    await modal.close()
    expect(await ended).to.have.property('message', 'Modal closed')
    await waitUntil(() => secureSite.names().includes('RELOAD'))
    expect(modal.getAccount('eip155').status).to.equal('disconnected')
    secureSite.script.CONNECT_FARCASTER = async () => ({ userName: 'ada' })
    await logInByFarcaster()
    const after = secureSite.names().slice(secureSite.names().indexOf('RELOAD') + 1)
    expect(after[0]).to.equal('SYNC_DAPP_DATA')
  })
})
