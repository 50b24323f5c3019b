import { orderedWalletRows } from '../../controllers/derived/wallet-rows.js'
import { open } from '../../controllers/flows/open.js'
import { selectWallet } from '../../controllers/flows/select-wallet.js'
import { modalController } from '../../controllers/modal.js'
import { routerController } from '../../controllers/router.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import type { WalletRow } from '../../core/rules/wallets.js'
import { subscribe } from '../../core/signal.js'
import type { NamedWallet } from './wallet-names.js'

/** How long a wallet may take to announce itself before the visitor is left with the list. */
const ANNOUNCE_WAIT = 1_000

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]|wallet/gu, '')

/** The row of a wallet: by reverse-DNS id, else by name; an installed one first. */
export function findRow(rows: readonly WalletRow[], { name, rdns }: NamedWallet): WalletRow | undefined {
  const byId = rows.filter(row => rdns !== undefined && (row.rdns ?? row.wallet?.rdns) === rdns)
  const found = byId.length ? byId : rows.filter(row => plain(row.name) === plain(name))
  return found.find(({ installed }) => installed) ?? found[0]
}

const waitsForChoice = (): boolean => modalController.state.open && routerController.route.view === 'Connect'

/** Opens the modal at one wallet; when it does not show up in time, the list of wallets stays. */
export function chooseWallet(wallet: NamedWallet, options: OpenOptions): Promise<OpenOutcome> {
  const outcome = open({ ...options, view: 'Connect' })
  const choose = (rows: readonly WalletRow[]): boolean => {
    const row = waitsForChoice() ? findRow(rows, wallet) : undefined
    if (row) selectWallet(row)
    return row !== undefined
  }
  if (choose(orderedWalletRows.get())) return outcome
  const stop = subscribe(orderedWalletRows, rows => {
    if (choose(rows)) stop()
  })
  const timer = setTimeout(stop, ANNOUNCE_WAIT)
  return outcome.finally(() => {
    clearTimeout(timer)
    stop()
  })
}
