import type { TokenHolding } from '../../core/entities/token.js'
import type { AddressFacts, NativeBalance, PreparedTransfer } from '../adapter.js'
import type { EvmActions } from './actions.js'
import type { EvmLedger } from './ledger.js'

type Given<K extends keyof EvmLedger> = Parameters<EvmLedger[K]>

/** What the EVM family tells of the chain: every answer waits for the code that asks. */
export abstract class EvmReader {
  /** Loads what is done with wallets and chains, once. */
  abstract ready(): Promise<EvmActions>

  /** See `EvmLedger.balance`. */
  async balance(...given: Given<'balance'>): Promise<NativeBalance> {
    return (await this.#ledger()).balance(...given)
  }

  /** See `EvmLedger.tokens`. */
  async tokens(...given: Given<'tokens'>): Promise<readonly TokenHolding[]> {
    return (await this.#ledger()).tokens(...given)
  }

  /** See `EvmLedger.prepareTransfer`. */
  async prepareTransfer(...given: Given<'prepareTransfer'>): Promise<PreparedTransfer> {
    return (await this.#ledger()).prepareTransfer(...given)
  }

  /** See `EvmLedger.reserve`. */
  async reserve(...given: Given<'reserve'>): Promise<bigint> {
    return (await this.#ledger()).reserve(...given)
  }

  /** See `EvmLedger.checkAddress`. */
  async checkAddress(...given: Given<'checkAddress'>): Promise<AddressFacts> {
    return (await this.#ledger()).checkAddress(...given)
  }

  /** See `EvmLedger.resolveName`. */
  async resolveName(...given: Given<'resolveName'>): Promise<string | undefined> {
    return (await this.#ledger()).resolveName(...given)
  }

  /** See `EvmLedger.awaitTransaction`. */
  async awaitTransaction(...given: Given<'awaitTransaction'>): Promise<void> {
    return (await this.#ledger()).awaitTransaction(...given)
  }

  async #ledger(): Promise<EvmLedger> {
    return (await this.ready()).ledger()
  }
}
