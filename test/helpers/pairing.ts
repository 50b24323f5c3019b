import type { WalletModalOptions } from '../../src/client/types.js'
import { connectorsController } from '../../src/controllers/connections/connectors.js'
import { pairingController } from '../../src/controllers/pairing/pairing.js'
import type { Wallet } from '../../src/core/entities/wallet.js'
import type { LinkTarget } from '../../src/core/platform/navigation.js'
import { setNavigation } from '../../src/core/platform/navigation.js'
import type { ViewArguments, ViewName } from '../../src/core/views.js'
import { settle } from './instance.js'
import { pairingUri } from './phones.js'
import { openView } from './view.js'
import { waitUntil } from './wait-until.js'

/** A wallet that can be reached in every way, and where it can be got. */
export const CEDAR: Wallet = {
  id: 'cedar',
  name: 'Cedar',
  mobile_link: 'cedar://',
  desktop_link: 'cedar-desk://',
  webapp_link: 'https://app.cedar.example',
  homepage: 'https://cedar.example',
  supports_wc: true,
}

/** A wallet that is only on phones. */
export const ROWAN: Wallet = { id: 'rowan', name: 'Rowan', mobile_link: 'rowan://' }

/** What was opened, in the place of the browser, and whether the visitor counts as having tapped. */
export function recordNavigation({ active = true }: { active?: boolean } = {}) {
  const opened: { url: string; target: LinkTarget }[] = []
  const recorder = { opened, active, restore: () => setNavigation() }
  setNavigation({ open: (url, target) => void opened.push({ url, target }), isActive: () => recorder.active })
  return recorder
}

/** Says that wallets can be paired with, without a relay: pairings by the product itself fail. */
export const offerPairing = (): void =>
  connectorsController.setConnectors('eip155', [
    ...connectorsController.list('eip155'),
    { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', chain: 'eip155' },
  ])

/** Waits until the pairing that a view began has failed for want of a relay; what follows is the test's own doing. */
export const untilFailed = (): Promise<unknown> =>
  waitUntil(() => pairingController.state.status === 'failed', 'the pairing did not end')

/** A URI waits for a wallet, for so many ms. */
export async function showUri(digit = 'a', lifetime = 240_000): Promise<void> {
  pairingController.wait(pairingUri(digit), Date.now() + lifetime)
  await settle(60)
}

/** Opens a view that pairs, with a URI in it. */
export async function openPairing<V extends ViewName>(
  view: V,
  args: ViewArguments[V],
  site: Partial<WalletModalOptions> = {},
) {
  const { navigate } = await import('../../src/controllers/shell/navigate.js')
  const { shownView } = await import('./view.js')
  const opened = await openView({ view: 'Connect' }, { site: { customWallets: [CEDAR, ROWAN], ...site } })
  const { findWallet } = await import('../../src/controllers/wallets/find-wallet.js')
  await waitUntil(() => findWallet('cedar'), 'no wallets')
  offerPairing()
  navigate({ view, args } as Parameters<typeof navigate>[0]) // the pair of a view and its arguments, as the caller says
  const shown = await shownView()
  await untilFailed()
  await showUri()
  return { ...opened, view: shown, root: shown.shadowRoot ?? shown }
}
