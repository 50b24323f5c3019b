import { expect } from '@open-wc/testing'

import '../../../src/controllers/embedded/connect-families.js' // what is loaded later is here, as tests are timed
import '../../../src/controllers/visit/open.js'
import '../../../src/elements/embedded/w3m-connecting-social-view.js'
import { chooseSocial } from '../../../src/controllers/embedded/choose-social.js'
import { logInBySocial } from '../../../src/controllers/embedded/log-in-social.js'
import { socialController } from '../../../src/controllers/embedded/social-login.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { goBack } from '../../../src/controllers/connections/go-back.js'
import type { Social } from '../../../src/core/features.js'
import { setNavigation } from '../../../src/core/platform/navigation.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite, fakeSecureSite, SOL, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { nextPopup, POPUP_PAGE, type TestPopup } from '../../helpers/popup.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

const RESULT = `${location.origin}/callback?code=secret-code`
const stored = (key: string): string | null => localStorage.getItem(key)
const step = (name: string): Promise<void> => waitUntil(() => socialController.state.step === name, `not ${name}`)

/** Runs something in a browser that refuses to store anything. */
async function withoutStorage(work: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
  if (!own) throw new Error('The browser has it elsewhere')
  const get = (): never => {
    throw new DOMException('Refused', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, get })
  try {
    await work()
  } finally {
    Object.defineProperty(window, 'localStorage', own)
  }
}

const GOOD: SecureSiteScript = {
  GET_SOCIAL_REDIRECT_URI: async () => ({ uri: `${POPUP_PAGE}?state=abc` }),
  CONNECT_SOCIAL: async ({ chainId = 1 }) => ada(chainId, { userName: 'ada0' }),
}

/** A site whose visitor has just clicked, with a secure site of its own that may say what came of a social login. */
function make(script: SecureSiteScript = {}, site = {}, { isActive = true, origin = location.origin } = {}) {
  setNavigation({ open: () => undefined, isActive: () => isActive })
  const secureSite = Object.assign(fakeSecureSite({ ...GOOD, ...script }), { origin })
  const made = embeddedSite({}, { services: { ...OFFLINE.services, secureSite }, ...site })
  const events: { readonly event: string; readonly properties?: unknown }[] = []
  made.modal.subscribeEvents(({ data }) => data && events.push(data))
  return { ...made, secureSite, events, named: (name: string) => events.filter(({ event }) => event === name) }
}

/** The visitor chose a provider, and its popup is there. */
async function begin(provider: Social = 'google', ...given: Parameters<typeof make>) {
  const made = make(...given)
  void made.modal.open()
  await waitUntil(() => modalController.state.open)
  const shown = nextPopup()
  chooseSocial(provider)
  return { ...made, popup: await shown }
}

const finish = (popup: TestPopup): void => popup.say({ resultUri: RESULT })

describe('a social login', () => {
  afterEach(async () => {
    await endInstance()
    setNavigation()
  })

  it('connects every family with the result of the popup, and closes it', async () => {
    const { modal, popup, secureSite, named } = await begin('discord')
    expect(routerController.route).to.deep.equal({ view: 'ConnectingSocial', args: { provider: 'discord' } })
    finish(popup)
    await step('connected')
    expect(popup.window.closed).to.equal(true)
    expect(secureSite.calls.find(([name]) => name === 'GET_SOCIAL_REDIRECT_URI')?.[1]).to.deep.equal({
      provider: 'discord',
    })
    expect(secureSite.calls.find(([name]) => name === 'CONNECT_SOCIAL')?.[1]).to.deep.include({
      uri: RESULT,
      chainId: 1,
      preferredAccountType: 'smartAccount',
    })
    expect(modal.getAccount('eip155')).to.include({ address: ALICE, isConnected: true })
    expect(modal.getAddress('solana')).to.equal(SOL)
    const info = modal.getAccount('eip155').embeddedWalletInfo
    expect(info?.authProvider).to.equal('discord')
    expect(info?.user.username).to.equal('ada0')
    expect(stored('@appkit/connected_social')).to.equal('discord')
    expect(stored('@appkit-wallet/SOCIAL_USERNAME')).to.equal('ada0')
    for (const event of ['STARTED', 'REQUEST_USER_DATA', 'SUCCESS'])
      expect(named(`SOCIAL_LOGIN_${event}`).map(({ properties }) => properties)).to.deep.equal([
        { provider: 'discord' },
      ])
  })

  it('writes no result to events or storage', async () => {
    const { popup, events } = await begin()
    finish(popup)
    await step('connected')
    expect(JSON.stringify(events)).not.to.include('secret-code')
    expect(JSON.stringify(Object.entries(localStorage))).not.to.include('secret-code')
  })

  it('opens one popup for two clicks (PS-017), and connects once for two results (PS-021)', async () => {
    const { popup, secureSite, named } = await begin()
    chooseSocial('google')
    finish(popup)
    finish(popup)
    await step('connected')
    expect(named('SOCIAL_LOGIN_STARTED')).to.have.length(1)
    for (const name of ['GET_SOCIAL_REDIRECT_URI', 'CONNECT_SOCIAL'] as const)
      expect(secureSite.names().filter(known => known === name)).to.have.length(1)
  })

  it('ends with "Popup closed" when the visitor closes the popup (PS-002), and offers the login in this tab', async () => {
    const { popup, modal, named } = await begin()
    popup.window.close()
    await step('failed')
    expect(socialController.state.problem).to.deep.equal({ kind: 'closed' })
    expect(modal.getAccount('eip155').status).to.equal('disconnected')
    await waitUntil(() => socialController.state.link)
    const state = new URL(socialController.state.link ?? '').searchParams.get('state')
    expect(state).to.equal(`abc--${encodeURIComponent(location.href)}`)
    expect(named('SOCIAL_LOGIN_CANCELED')).to.have.length(1)
  })

  it('reports that the browser stores nothing, because a login in this tab could not return', async () => {
    await withoutStorage(async () => {
      const { popup } = await begin()
      popup.window.close()
      await waitUntil(() => socialController.state.problem?.kind === 'noStorage', 'not said')
      expect(socialController.state.link).to.equal(undefined)
    })
    expect(stored('@appkit/social_provider')).to.equal(null)
  })

  it('does not leave the page in a messaging app whose browser stores nothing', async () => {
    const opened: string[] = []
    Object.assign(window, { TelegramWebviewProxy: {} })
    try {
      await withoutStorage(async () => {
        make()
        setNavigation({ open: url => void opened.push(url), isActive: () => true })
        const error = await rejection(logInBySocial('google'))
        expect(error).to.include({ code: 'SOCIAL_START_FAILED', isStorageBlocked: true })
      })
    } finally {
      Reflect.deleteProperty(window, 'TelegramWebviewProxy')
    }
    expect(opened).to.deep.equal([])
    expect(socialController.state.problem).to.deep.equal({ kind: 'noStorage' })
  })

  it('rejects with the messages of the specification', async () => {
    make({}, {}, { isActive: false })
    const blocked = await rejection(logInBySocial('google'))
    expect(blocked).to.include({ message: 'Failed to initiate social connection', isBlocked: true })
    await endInstance()
    make({ CONNECT_SOCIAL: () => Promise.reject(new Error('Not you')) })
    const shown = nextPopup()
    const refused = rejection(logInBySocial('google'))
    finish(await shown)
    expect(await refused).to.include({ message: 'Failed to connect', code: 'CONNECTION_FAILED' })
    expect(socialController.state.problem).to.deep.equal({ kind: 'refused', message: 'Not you' })
  })

  it('shows the provider’s reason for refusing, and sends nothing to the secure site (PS-010)', async () => {
    const { popup, secureSite, named } = await begin()
    popup.say({ resultUri: `${location.origin}/?error=access_denied&error_description=%3Cb%3Eno%3C/b%3E` })
    await step('failed')
    expect(socialController.state.problem).to.deep.equal({ kind: 'refused', message: '<b>no</b>' })
    expect(popup.window.closed).to.equal(true)
    expect(secureSite.names()).not.to.include('CONNECT_SOCIAL')
    expect(named('SOCIAL_LOGIN_ERROR').map(({ properties }) => properties)).to.deep.equal([
      { provider: 'google', message: 'Failed to connect' },
    ])
  })

  const ADDRESSES = [
    'data:text/html,<script>1</script>',
    'http://accounts.example/oauth',
    '//evil.example/x',
    'blob:https://x/1',
    'https://user:pass@evil.example/',
  ]
  for (const uri of ADDRESSES)
    it(`never navigates to ${uri} (PS-012 to PS-016)`, async () => {
      make({ GET_SOCIAL_REDIRECT_URI: async () => ({ uri }) })
      expect(await rejection(logInBySocial('google'))).to.have.property(
        'message',
        'Failed to initiate social connection',
      )
      expect(socialController.state.problem).to.deep.equal({ kind: 'unreachable' })
    })

  for (const provider of ['myspace', '__proto__', 'Google', '', null])
    it(`opens nothing for ${JSON.stringify(provider)} (PS-022 to PS-026)`, async () => {
      const { secureSite, named } = make()
      const given: Social = JSON.parse(JSON.stringify(provider)) // as a page may give it
      expect(await rejection(logInBySocial(given))).to.have.property('code', 'SOCIAL_START_FAILED')
      expect(named('SOCIAL_LOGIN_STARTED')).to.deep.equal([])
      expect(secureSite.calls).to.deep.equal([])
    })

  for (const [how, leave] of [
    ['closes the dialog', () => modalController.state.open && void closeModal()],
    ['goes back', goBack],
  ] as const)
    it(`ends for good when the visitor ${how} (PS-020, SR-001)`, async () => {
      const { modal, popup, secureSite } = await begin()
      const { running } = await import('../../../src/controllers/connections/attempt.js').then(
        ({ connectTask }) => connectTask,
      )
      const ended = rejection(running ?? Promise.resolve())
      popup.say({ resultUri: '' }) // the popup is alive
      leave()
      expect(await ended).to.have.property('message', 'Modal closed')
      await waitUntil(() => popup.window.closed)
      expect(secureSite.names()).not.to.include('CONNECT_SOCIAL')
      expect(modal.getAccount('eip155').status).to.equal('disconnected')
      expect(socialController.state.step).to.equal('idle')
    })

  it('shows who is logged in if the visitor leaves while the secure site accepts the result', async () => {
    const { modal, popup, secureSite, named } = await begin()
    finish(popup)
    await step('connected')
    await waitUntil(() => !modalController.state.open, 'still open')
    void modal.open({ view: 'Connect' })
    await waitUntil(() => modalController.state.open)
    let accept: (() => void) | undefined
    secureSite.script.CONNECT_SOCIAL = ({ chainId = 1 }) =>
      new Promise(resolve => (accept = () => resolve(ada(chainId, { userName: 'grace' }))))
    secureSite.script.GET_USER = async ({ chainId }) => {
      if (String(chainId).startsWith('solana')) throw new Error('Not here')
      return ada(chainId, { email: null, address: BOB, accounts: [{ address: BOB, type: 'eoa' }] })
    }
    const shown = nextPopup()
    chooseSocial('github')
    finish(await shown)
    await waitUntil(() => accept, 'not asked')
    void closeModal()
    accept?.()
    await waitUntil(() => modal.getAccount('solana').status === 'disconnected', 'still the former visitor')
    expect(modal.getAddress('eip155')).to.equal(BOB)
    const info = modal.getAccount('eip155').embeddedWalletInfo
    expect(info?.authProvider).to.equal('github')
    expect(info?.user.username).to.equal('grace')
    expect(named('SOCIAL_LOGIN_CANCELED')).to.have.length(1)
  })

  it('is not canceled by a visitor who leaves once an account is connected', async () => {
    const { modal, popup, secureSite, named } = await begin()
    secureSite.script.GET_USER = ({ chainId }) =>
      String(chainId).startsWith('solana') ? new Promise(() => undefined) : Promise.resolve(ada(chainId))
    finish(popup)
    await waitUntil(() => modal.getAccount('eip155').isConnected, 'not connected')
    void closeModal()
    await waitUntil(() => named('SOCIAL_LOGIN_SUCCESS').length === 1, 'no success')
    expect(named('SOCIAL_LOGIN_CANCELED')).to.deep.equal([])
  })

  it('leaves nothing stored of a provider if no account could be read', async () => {
    const { popup } = await begin('google', { GET_USER: () => Promise.reject(new Error('Not now')) })
    finish(popup)
    await step('failed')
    expect(stored('@appkit/connected_social')).to.equal(null)
    expect(stored('@appkit-wallet/SOCIAL_USERNAME')).to.equal(null)
  })

  it('is forgotten after a later login by email', async () => {
    const { modal, popup } = await begin()
    finish(popup)
    await step('connected')
    await modal.disconnect()
    expect(stored('@appkit/connected_social')).to.equal(null)
    expect(stored('@appkit-wallet/SOCIAL_USERNAME')).to.equal(null)
  })

  it('is not offered with a custom secure site that names no origin for its results', async () => {
    embeddedSite()
    expect(await rejection(logInBySocial('google'))).to.have.property('code', 'SOCIAL_START_FAILED')
  })
})

async function closeModal(): Promise<void> {
  const { close } = await import('../../../src/controllers/connections/close.js')
  close()
}
