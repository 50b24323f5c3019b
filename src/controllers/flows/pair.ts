import type { Wallet } from '../../core/entities/wallet.js'
import { joinPairing } from './current-pairing.js'

/** What a pairing may be for. */
export interface PairOptions {
  /** The catalogue wallet that the visitor chose; without one the URI is for any wallet. */
  readonly wallet?: Wallet | undefined
}

/**
 * Starts the pairing with a wallet over the wallet-connection protocol, or joins the one under way; its progress is in
 * `pairingController`. Resolves once a wallet approved, every namespace is connected and the views have said so.
 *
 * @throws {ConnectionRejectedError} the wallet refused
 * @throws {RelayUnreachableError} no relay answered, several times over
 * @throws {ConnectError} the relay refused the page, the wallet failed, or it gave no account
 * @throws {InvalidPairingUriError} the site's own provider gave a URI that cannot be used
 * @throws {ServiceOffError} the relay is off, or needs a project id that was not given
 * @throws {ModalClosedError} it was left before a wallet took it
 */
export const pair = ({ wallet }: PairOptions = {}): Promise<void> => joinPairing(wallet).wait()
