import { accountsController } from '../accounts/accounts.js'
import { signInNotes } from '../connections/sign-in-notes.js'
import { networksController } from '../networks/networks.js'
import { isLive } from '../shell/live.js'
import { modalController } from '../shell/modal.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import type { ChainNamespace } from '../../core/caip.js'
import { instance, instanceValue } from '../../core/instance.js'
import { connectorIdKey } from '../../services/storage/connection-keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { watchStored } from '../../services/storage/watch.js'
import { SIGN_IN_KEYS } from '../../services/storage/sign-in-keys.js'
import { activeSigner, signerOf } from './active-signer.js'
import { askForSignIn, stopAsking } from './ask-for-sign-in.js'
import { endSessions } from './end-sessions.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { isSameSigner, sessionsOf, type Signer } from './rules.js'
import { abortSignIn } from './sign-in.js'
import { signInController } from './sign-in-state.js'
import { isRequired, siteSiwx } from './site-siwx.js'

/** Keeps sign-ins in step with the accounts of the page: asks, and signs out. */
class Follower {
  /** The account that was the active one when it was last looked at. */
  #active: Signer | undefined
  /** What each family was last connected with. */
  readonly #known = new Map<ChainNamespace, Signer>()
  #wasOpen = false

  /** Looks at what has changed. */
  look(): void {
    const { namespaces } = optionsController.state
    for (const namespace of namespaces) this.#followEnd(namespace)
    const signer = activeSigner()
    if (!isSameSigner(signer, this.#active)) this.#change(signer)
    for (const namespace of namespaces) {
      const connected = signerOf(namespace)
      if (connected) this.#known.set(namespace, connected)
    }
    this.#followModal()
  }

  /** Another tab signed in or out: the account asked about here may be signed in by now. */
  async recheck(): Promise<void> {
    signInController.setSessions([])
    const { request } = signInController.state
    if (!request || request.status === 'signing') return
    const found = await lookUpSessions(request.signer)
    if (found.length && signInController.state.request?.signer === request.signer) leaveSignIn()
  }

  /** A family that was connected and is not any more: signs out, unless another tab does, or the wallet is only locked. */
  #followEnd(namespace: ChainNamespace): void {
    const known = this.#known.get(namespace)
    if (!known || accountsController.account(namespace).status !== 'disconnected') return
    this.#known.delete(namespace)
    const isLocked = readStored(connectorIdKey(namespace)) !== undefined
    if (!isLocked && signInNotes().origin[namespace] !== 'tab') report(endSessions(known))
  }

  #change(signer: Signer | undefined): void {
    const before = this.#active
    this.#active = signer
    abortSignIn()
    if (!signer) {
      stopAsking()
      if (signInController.state.request) leaveSignIn()
      return
    }
    const { namespace } = signer
    const known = this.#known.get(namespace)
    const isRestored = signInNotes().origin[namespace] === 'restored'
    const isAsBefore = isRestored && (!known || isSameSigner(known, signer))
    if (isAsBefore && !(modalController.state.open && isAsked())) return stopAsking()
    report(askForSignIn(signer, before?.namespace === namespace ? before : undefined))
  }

  #followModal(): void {
    const { open } = modalController.state
    const wasOpen = this.#wasOpen
    this.#wasOpen = open
    const { request } = signInController.state
    const isShown = isLive() && routerController.route.view === 'SIWXSignMessage'
    if (request && !isShown) return this.#keep(request.required)
    const signer = this.#active
    if (!open || wasOpen || request || !signer || signInNotes().pending || !isAsked()) return
    const isSigned = sessionsOf(signInController.state.sessions, signer, Date.now()).length > 0
    if (!isSigned) report(askForSignIn(signer))
  }

  /** A sign-in that is required stays in sight; one that is not was turned down by leaving it. */
  #keep(required: boolean): void {
    if (required && isLive()) return routerController.resetTo({ view: 'SIWXSignMessage', args: undefined })
    abortSignIn()
    leaveSignIn()
  }
}

const isAsked = (): boolean => {
  const siwx = siteSiwx()
  return siwx !== undefined && isRequired(siwx)
}

const followers = instanceValue((): { follower?: Follower } => ({}))

/** Asks for sign-ins from now on, whenever an account without one is connected, and signs out with it. */
export function followAccounts(): void {
  const own = followers()
  if (own.follower) return
  const follower = (own.follower = new Follower())
  const look = (): void => follower.look()
  const cells = [accountsController, networksController, modalController, routerController]
  const stops = cells.map(cell => cell.subscribe(look))
  stops.push(watchStored(SIGN_IN_KEYS.siwxSessions, () => report(follower.recheck())))
  instance().signal.addEventListener('abort', () => stops.forEach(stop => stop()))
  look()
  if (!activeSigner()) signInNotes().pending = false // the wallet is on a network that is not the site's
}
