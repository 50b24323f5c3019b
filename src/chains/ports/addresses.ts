import type { CaipNetwork } from '../../core/entities/network.js'

/** Address validation by the chain's rules. */
export interface AddressesPort {
  /** An address in the chain's format; `undefined` if it is invalid on all these networks, such as by its checksum. */
  read(text: string, networks: readonly CaipNetwork[]): string | undefined
  /** Whether an address exists on a network; by default, on every network of the family. */
  isOn?(address: string, network: CaipNetwork): boolean
}
