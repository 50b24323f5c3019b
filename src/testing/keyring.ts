import type { LocalAccount } from 'viem/accounts'

import { ANVIL_ACCOUNTS } from './anvil-accounts.js'
import { unauthorized } from './provider-rpc-error.js'
import { isHex } from './shapes.js'

/** The wallet's keys. viem is loaded when a signature, or the address of a key that anvil does not have, is needed. */
export class Keyring {
  readonly #keys: readonly string[]
  #addresses: Promise<readonly string[]> | undefined

  /** @param keys Private keys, 0x and 64 hex digits each. */
  constructor(keys: readonly string[]) {
    this.#keys = keys
  }

  /** Checksummed addresses in the order of the keys. */
  getAddresses(): Promise<readonly string[]> {
    this.#addresses ??= Promise.all(this.#keys.map(toAddress))
    return this.#addresses
  }

  /**
   * The account that signs for an address, in any casing.
   *
   * @throws {ProviderRpcError} 4100 when no key belongs to it.
   */
  async getSigner(address: string): Promise<LocalAccount> {
    const addresses = await this.getAddresses()
    const key = this.#keys[addresses.findIndex(own => own.toLowerCase() === address.toLowerCase())]
    if (key === undefined) throw unauthorized()
    return toAccount(key)
  }
}

async function toAddress(key: string): Promise<string> {
  const known = ANVIL_ACCOUNTS.find(account => account.privateKey === key.toLowerCase())
  return known ? known.address : (await toAccount(key)).address
}

async function toAccount(key: string): Promise<LocalAccount> {
  if (!isHex(key)) throw new TypeError('A private key is 0x and 64 hexadecimal digits')
  const { privateKeyToAccount } = await import('viem/accounts')
  return privateKeyToAccount(key)
}
