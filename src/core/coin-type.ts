import { InvalidChainIdError } from './errors/caip.js'

/** First chain id that cannot become a coin type (SPEC 5, ENSIP-11). */
const COIN_TYPE_LIMIT = 0x80000000

/**
 * ENSIP-11 coin type of an EVM chain id.
 *
 * @throws {InvalidChainIdError} for anything but an integer from 0 below 2147483648 (SPEC 5).
 */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= COIN_TYPE_LIMIT) throw new InvalidChainIdError()
  return (COIN_TYPE_LIMIT | chainId) >>> 0
}
