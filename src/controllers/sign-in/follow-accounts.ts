import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { signInContext } from '../connections/sign-in-context.js'
import { networksController } from '../networks/networks.js'
import { isModalVisible } from '../shell/visibility.js'
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
import { askForSignIn, settlePending, stopAsking } from './ask-for-sign-in.js'
import { endSessions } from './end-sessions.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { isSameSigner, sessionsOf, type Signer } from './rules.js'
import { abortSignIn } from './sign-in.js'
import { signInController } from './sign-in-state.js'
import { isRequired, siteSiwx } from './site-siwx.js'

/** Keeps sign-ins in sync with the accounts of the page: asks for sign-ins, and signs out. */
class Follower {
  /** The active account at the last check. */
  #active: Signer | undefined
  /** The last connected account of each family. */
  readonly #known = new Map<ChainNamespace, Signer>()
  #wasOpen = false

  /** Checks what has changed. */
  check(): void {
    const { namespaces } = optionsController.state
    const ended = signInContext().ended.splice(0)
    if (ended.length) report(endSessions(ended))
    for (const namespace of namespaces) this.#followDisconnect(namespace)
    const signer = activeSigner()
    if (!isSameSigner(signer, this.#active)) this.#change(signer)
    for (const namespace of namespaces) {
      const connected = signerOf(namespace)
      if (connected) this.#known.set(namespace, connected)
    }
    this.#followModal()
  }

  /** Another tab signed in or out, so the account that is asked to sign in here may have a session. */
  async recheck(): Promise<void> {
    signInController.setSessions([])
    const { request } = signInController.state
    if (!request || request.status === 'signing') return
    const found = await lookUpSessions(request.signer)
    const now = signInController.state.request
    if (found.length && now?.signer === request.signer && now.status !== 'signing') leaveSignIn(now.signer)
  }

  /** The page was restored from the browser's back/forward cache: a wallet that was asked to sign will not answer. */
  resume(): void {
    if (signInController.state.request?.status !== 'signing') return
    abortSignIn()
    signInController.update({ status: 'failed' })
  }

  /**
   * Forgets the account of a family that was disconnected, and its sessions: another tab may have ended them. The account of
   * a locked wallet is compared on its return.
   */
  #followDisconnect(namespace: ChainNamespace): void {
    const isLocked = readStored(connectorIdKey(namespace)) !== undefined
    if (isLocked || accountsController.account(namespace).status !== 'disconnected') return
    if (!this.#known.delete(namespace)) return
    const { sessions } = signInController.state
    signInController.setSessions(sessions.filter(({ data }) => !data.chainId.startsWith(`${namespace}:`)))
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
    const isRestored = signInContext().origin[namespace] === 'restored'
    const isAsBefore = isRestored && (!known || isSameSigner(known, signer))
    if (isAsBefore && !(modalController.state.open && isSignInRequired())) return stopAsking()
    report(askForSignIn(signer, before?.namespace === namespace ? before : undefined))
  }

  #followModal(): void {
    const { open } = modalController.state
    const wasOpen = this.#wasOpen
    this.#wasOpen = open
    const { request } = signInController.state
    if (request && !isShown()) return this.#onLeft(request.required)
    const signer = this.#active
    if (!open || wasOpen || request || !signer || signInContext().pending || !isSignInRequired()) return
    const isSigned = sessionsOf(signInController.state.sessions, signer, Date.now()).length > 0
    if (!isSigned) report(askForSignIn(signer))
  }

  /** The visitor left the view: a required sign-in is shown again, an optional one is declined. */
  #onLeft(required: boolean): void {
    if (required && isModalVisible()) return routerController.resetTo({ view: 'SIWXSignMessage', args: undefined })
    abortSignIn()
    leaveSignIn()
  }
}

/** Whether the visitor sees the request, or over it what its signature needs: the embedded wallet's approval. */
function isShown(): boolean {
  const [view, below] = routerController.state.history.map(route => route.view).reverse()
  const at = view === 'ApproveTransaction' ? below : view
  return isModalVisible() && at === 'SIWXSignMessage'
}

const isSignInRequired = (): boolean => {
  const siwx = siteSiwx()
  return siwx !== undefined && isRequired(siwx)
}

const followers = instanceValue((): { follower?: Follower } => ({}))

/** From now on, asks for a sign-in whenever an account without a session is connected, and signs out when it is disconnected. */
export function followAccounts(): void {
  const own = followers()
  if (own.follower) return settlePending()
  const follower = (own.follower = new Follower())
  const check = (): void => follower.check()
  const cells = [accountsController, connectionsController, networksController, modalController, routerController]
  const stops = cells.map(cell => cell.subscribe(check))
  for (const key of [SIGN_IN_KEYS.siwxSessions, SIGN_IN_KEYS.siwxAuthToken])
    stops.push(watchStored(key, () => report(follower.recheck())))
  const { signal: life } = instance()
  const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && follower.resume())
  addEventListener('pageshow', onShow, { signal: life })
  life.addEventListener('abort', () => stops.forEach(stop => stop()))
  check()
  settlePending() // nothing is asked of a wallet on an unsupported network
}
