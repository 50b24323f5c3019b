import { fetchUnspent } from '../../../services/bitcoin/esplora.js'
import type { AdapterContext } from '../../adapter.js'
import type { BalanceQuery, NativeBalance, ReadsPort, TransactionQuery } from '../../ports/reads.js'
import { esploraOf } from '../wallets/providers.js'
import { awaitConfirmation } from './confirm.js'

/** Reads of Bitcoin networks through Esplora services; few wallets provide a balance. */
export class BitcoinReads implements ReadsPort {
  readonly #context: Pick<AdapterContext, 'endpoints'>

  constructor(context: Pick<AdapterContext, 'endpoints'>) {
    this.#context = context
  }

  /**
   * The balance of an address: the sum of its unspent outputs, including unconfirmed ones.
   *
   * @throws {HttpUnreachableError} no service answered, or none is configured
   * @throws {HttpStatusError} all failed, the last with a status
   * @throws {MalformedReplyError} all failed, the last with an invalid reply
   */
  async balance({ address, network, signal }: BalanceQuery): Promise<NativeBalance> {
    const unspent = await fetchUnspent(await esploraOf(this.#context, network), address, signal)
    const { symbol, decimals } = network.nativeCurrency
    return { amount: unspent.reduce((sum, { value }) => sum + value, 0n), symbol, decimals }
  }

  /** Waits until a transaction is in a block. */
  awaitTransaction({ hash, network, signal }: TransactionQuery): Promise<void> {
    return awaitConfirmation(() => esploraOf(this.#context, network), hash, signal)
  }
}
