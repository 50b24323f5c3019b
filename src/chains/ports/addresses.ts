import type { CaipNetwork } from '../../core/entities/network.js'

/** Address validation by the chain's rules. */
export interface AddressesPort {
  /** An address in the chain's format; `undefined` for an invalid one, including a wrong checksum. */
  read(text: string): string | undefined
  /** Whether an address exists on a network; by default, on every network of the family. */
  isOn?(address: string, network: CaipNetwork): boolean
}
