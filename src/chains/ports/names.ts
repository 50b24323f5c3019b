import type { CaipNetwork } from '../../core/entities/network.js'

/** Which name to resolve. */
export interface NameQuery {
  readonly name: string
  /** Where names are registered. */
  readonly network: CaipNetwork
  /** The contract of the registry; by default, the well-known one. */
  readonly universalResolver?: string
  /** The coin of another network (ENSIP-11), whose own address comes before the general one. */
  readonly coinType?: number
  readonly signal?: AbortSignal
}

/** Names that the chain itself registers. */
export interface NamesPort {
  /** A name in its registered form, regardless of case; `undefined` for an invalid name. */
  normalize?(name: string): string | undefined
  /** The address of a name; `undefined` if it has none. */
  resolve(query: NameQuery): Promise<string | undefined>
}
