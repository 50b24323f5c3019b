import { instance } from '../../core/instance.js'
import { hasEmailLogin } from '../../controllers/connections/login-methods.js'
import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { open } from '../../controllers/visit/open.js'
import { report } from '../../controllers/shell/report.js'
import { selectWallet } from '../../controllers/connect/select-wallet.js'
import { modalController } from '../../controllers/shell/modal.js'
import { routerController } from '../../controllers/shell/router.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import { subscribe } from '../../core/signal.js'
import type { NamedWallet } from './wallet-names.js'

/** How long a wallet may take to announce itself before the catalogue is asked for it, in ms. */
const ANNOUNCE_WAIT = 300

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]|wallet/gu, '')

/** The row of a wallet: by catalogue or reverse-DNS id, else by name; installed ones first. */
export function findRow(rows: readonly WalletRow[], { name, rdns, id }: NamedWallet): WalletRow | undefined {
  const isSameId = (own: string | undefined, given: string | undefined): boolean => own !== undefined && own === given
  const byId = rows.filter(
    row => isSameId(row.rdns ?? row.wallet?.rdns, rdns) || isSameId(row.wallet?.id, id) || isSameId(row.id, id),
  )
  const found = byId.length ? byId : rows.filter(row => plain(row.name) === plain(name))
  return found.find(({ installed }) => installed) ?? found[0]
}

const waitsForChoice = (): boolean => modalController.state.open && routerController.route.view === 'Connect'

/**
 * The wallet's row from the catalogue, if it lists the wallet. Until it is there, the visitor sees the list of wallets. The
 * catalogue is not asked for a choice that is over.
 */
async function lookUp(wallet: NamedWallet, isOpen: () => boolean): Promise<WalletRow | undefined> {
  await new Promise(resolve => setTimeout(resolve, ANNOUNCE_WAIT)) // an installed one announces itself within this time
  if (!isOpen()) return undefined
  const { lookUpWallet } = await import('../../controllers/wallets/look-up-wallet.js')
  return findRow(await lookUpWallet(wallet), wallet)
}

/**
 * Opens the modal at one wallet, or at the login in its place: immediately if it is installed or listed, otherwise once
 * the catalogue has found it. If the catalogue does not know it either, the list of wallets stays.
 */
export function chooseWallet(wallet: NamedWallet, options: OpenOptions): Promise<OpenOutcome> {
  if (wallet.login === 'email' && hasEmailLogin()) return open({ ...options, view: 'EmailLogin' })
  const outcome = open({ ...options, view: 'Connect' })
  const life = instance().signal
  let isOver = false
  const isOpen = (): boolean => !isOver && !life.aborted && waitsForChoice()
  const choose = (row: WalletRow | undefined): void => {
    if (!row || !isOpen()) return
    isOver = true // a visitor who returns to the list makes their own choice
    selectWallet(row)
  }
  const stops = [
    subscribe(connectRows, rows => choose(findRow(rows, wallet))),
    routerController.subscribe(() => (isOver ||= routerController.route.view !== 'Connect')),
  ]
  choose(findRow(connectRows.get(), wallet))
  if (!isOver) report(lookUp(wallet, isOpen).then(choose))
  return outcome.finally(() => {
    isOver = true
    for (const stop of stops) stop()
  })
}
