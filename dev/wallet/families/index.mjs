import { bip122 } from './bip122.mjs'
import { cosmos } from './cosmos.mjs'
import { eip155 } from './eip155.mjs'
import { polkadot } from './polkadot.mjs'
import { solana } from './solana.mjs'

/** Every family that the wallet speaks, by CAIP-2 namespace. @type {Readonly<Record<string, import('./family.mjs').Family>>} */
export const families = Object.freeze({ eip155, solana, bip122, polkadot, cosmos })

/** @param {string} caipNetworkId @returns {import('./family.mjs').Family | undefined} */
export function familyOf(caipNetworkId) {
  const [namespace = ''] = caipNetworkId.split(':')
  return Object.hasOwn(families, namespace) ? families[namespace] : undefined
}
