import type { ChainNamespace } from '../../core/caip.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { instance } from '../../core/instance.js'
import { anyWallet } from '../connect/navigate-to-wallet.js'
import { forceClose } from '../connections/close.js'
import { connectorsController } from '../connections/connectors.js'
import { framePlaceController } from '../shell/frame-place.js'
import { isEmbedded } from '../shell/visibility.js'
import { modalController } from '../shell/modal.js'
import { navigate } from '../shell/navigate.js'
import { optionsController } from '../shell/options.js'
import { type Route, routerController } from '../shell/router.js'
import { open } from './open.js'

const WALLETS: Route = { view: 'Connect', args: undefined }

/**
 * Shows the WalletConnect code, or on phones the wallets, until one is connected; a hidden pairing could never be
 * accepted. A page without an element for the modal has the URI in `pairingController` instead.
 *
 * @throws {ConnectionRejectedError} the wallet refused, and the visitor left
 * @throws {ModalClosedError} the visitor left
 * @throws whatever ended the attempt, such as `RelayUnreachableError`
 */
export async function pairInView(namespace: ChainNamespace | undefined): Promise<void> {
  const isPlacedByPage = isEmbedded() || optionsController.state.options.disableAppend === true
  const isUnseen = isPlacedByPage && !framePlaceController.state.place
  const seen = isEmbedded() ? pairInPlace(namespace) : pairInDialog(namespace)
  await (isUnseen ? Promise.race([seen, pairUnseen(namespace)]) : seen)
}

async function pairInDialog(namespace: ChainNamespace | undefined): Promise<void> {
  const outcome = await open({ view: anyWallet().view, namespace })
  if (outcome.status === 'connected') return
  throw 'error' in outcome ? outcome.error : new ModalClosedError()
}

/** In the page nothing is closed: the visitor leaves by going back to the wallets. */
async function pairInPlace(namespace: ChainNamespace | undefined): Promise<void> {
  const { namespace: before } = modalController.state
  connectorsController.setAttempt(undefined)
  modalController.offer(namespace)
  routerController.resetTo(WALLETS)
  navigate(anyWallet())
  await connectedOrLeft().finally(() => modalController.offer(before))
}

function connectedOrLeft(): Promise<void> {
  const { signal } = instance()
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const { attempt } = connectorsController.state
      const isConnected = attempt?.status === 'connected'
      if (!isConnected && !signal.aborted && routerController.state.history.length > 1) return
      stops.forEach(stop => stop())
      signal.removeEventListener('abort', look)
      if (isConnected) resolve()
      else reject(attempt?.error ?? new ModalClosedError())
    }
    const stops = [connectorsController, routerController].map(source => source.subscribe(look))
    signal.addEventListener('abort', look)
  })
}

/** Pairs where nothing shows the views. What appears later shows them, and the visitor leaves them. */
async function pairUnseen(namespace: ChainNamespace | undefined): Promise<void> {
  const { headlessPairing } = await import('../pairing/headless-pairing.js')
  try {
    await headlessPairing.pair({ namespace })
  } catch (error) {
    if (framePlaceController.state.place) return new Promise(() => undefined)
    headlessPairing.end()
    if (isEmbedded()) routerController.resetTo(WALLETS)
    else forceClose()
    throw error
  }
}
