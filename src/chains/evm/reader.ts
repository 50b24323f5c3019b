import type { TokenHolding } from '../../core/entities/token.js'
import type { AddressFacts, NativeBalance, PreparedTransfer } from '../adapter.js'
import type { EvmActions } from './actions.js'

/** The parameters of one of the actions. */
export type Given<K extends keyof EvmActions> = Parameters<EvmActions[K]>

/** What the EVM family tells of the chain: every answer waits for the code that asks. */
export abstract class EvmReader {
  /** Loads what is done with wallets and chains, once. */
  abstract ready(): Promise<EvmActions>

  /** See `EvmActions.balance`. */
  async balance(...given: Given<'balance'>): Promise<NativeBalance> {
    return (await this.ready()).balance(...given)
  }

  /** See `EvmActions.tokens`. */
  async tokens(...given: Given<'tokens'>): Promise<readonly TokenHolding[]> {
    return (await this.ready()).tokens(...given)
  }

  /** See `EvmActions.prepareTransfer`. */
  async prepareTransfer(...given: Given<'prepareTransfer'>): Promise<PreparedTransfer> {
    return (await this.ready()).prepareTransfer(...given)
  }

  /** See `EvmActions.reserve`. */
  async reserve(...given: Given<'reserve'>): Promise<bigint> {
    return (await this.ready()).reserve(...given)
  }

  /** See `EvmActions.checkAddress`. */
  async checkAddress(...given: Given<'checkAddress'>): Promise<AddressFacts> {
    return (await this.ready()).checkAddress(...given)
  }

  /** See `EvmActions.resolveName`. */
  async resolveName(...given: Given<'resolveName'>): Promise<string | undefined> {
    return (await this.ready()).resolveName(...given)
  }

  /** See `EvmActions.awaitTransaction`. */
  async awaitTransaction(...given: Given<'awaitTransaction'>): Promise<void> {
    return (await this.ready()).awaitTransaction(...given)
  }
}
