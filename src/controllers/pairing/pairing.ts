import { Controller } from '../../core/controller.js'
import type { Wallet } from '../../core/entities/wallet.js'

/** The status of a pairing: being created, shown and waiting for a wallet, or its outcome. */
export type PairingStatus =
  | 'idle'
  | 'starting'
  | 'waiting'
  | 'connected'
  | 'rejected'
  | 'failed'
  /** No relay answered; it is retried automatically within 30 s. */
  | 'unreachable'

/** The single pairing. */
export interface PairingState {
  readonly status: PairingStatus
  /** The validated pairing URI; only while it is usable. */
  readonly uri?: string | undefined
  /** When the URI expires, in ms since 1970 (4 minutes after it arrived, SPEC 9). */
  readonly expiresAt?: number | undefined
  /** The catalogue wallet that the visitor chose, if any. */
  readonly wallet?: Wallet | undefined
  /** What went wrong, when `rejected`, `failed` or `unreachable`. */
  readonly error?: Error | undefined
  /** The site created the URI itself and passed it in. */
  readonly fromSite?: boolean | undefined
  /** What opens `wallet` on this phone with the URI, for a page that shows it itself. */
  readonly link?: string | undefined
  /** This page's client id at the relay, once a site has requested it. */
  readonly clientId?: string | undefined
  /** The URL of the payment that the page asks the wallet for; renewed URIs keep it. */
  readonly pay?: string | undefined
}

const IDLE: PairingState = {
  status: 'idle',
  uri: undefined,
  expiresAt: undefined,
  wallet: undefined,
  error: undefined,
  fromSite: undefined,
  link: undefined,
}

/** Holds the pairing with a wallet over WalletConnect (SPEC 4). */
export class PairingController extends Controller<PairingState> {
  constructor() {
    super(IDLE)
  }

  /** Starts making a URI, for a wallet or for any. */
  start(wallet: Wallet | undefined): void {
    this.set({ ...IDLE, status: 'starting', wallet })
  }

  /** Records which wallet the visitor chose during a pairing. */
  setWallet(wallet: Wallet | undefined): void {
    this.set({ wallet })
  }

  /** A URI is ready and waits for a wallet. */
  wait(uri: string, expiresAt: number | undefined): void {
    this.set({ status: 'waiting', uri, expiresAt, error: undefined })
  }

  /** No wallet used the URI in time: it is no longer valid. */
  expire(): void {
    this.set({ expiresAt: 0 })
  }

  /** The site passes its own URI. */
  setSiteUri(uri: string, expiresAt: number): void {
    this.set({ status: 'waiting', uri, expiresAt, error: undefined, fromSite: true })
  }

  /** The wallet can be opened by this link, or by none. */
  offer(link: string | undefined): void {
    if (link !== this.state.link) this.set({ link })
  }

  /** Records this page's client id at the relay; all pairings share it. */
  identify(clientId: string | undefined): void {
    this.set({ clientId })
  }

  /** The page asks the wallet for a payment along with the connection, or for none. */
  askFor(pay: string | undefined): void {
    this.set({ pay })
  }

  /** A wallet approved. */
  connect(): void {
    this.set({ ...IDLE, status: 'connected', wallet: this.state.wallet })
  }

  /** It ended without a connection; the URI is no longer valid. */
  fail(status: 'rejected' | 'failed' | 'unreachable', error: Error): void {
    this.set({ ...IDLE, status, error, wallet: this.state.wallet })
  }
}

/** The page's pairing. */
export const pairingController = new PairingController()
