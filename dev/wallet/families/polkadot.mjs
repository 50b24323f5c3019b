import { createHash } from 'node:crypto'
import { toBase58 } from '../encoding.mjs'
import { unsupportedMethod } from '../rpc-error.mjs'
import { keysOf, paramsOf, textOf } from './family.mjs'

/** The address format of chains whose own is not known here: the one that all of them read. */
const GENERIC = 42

/** Address formats by the first 32 hex digits of the genesis hash. @type {Readonly<Record<string, number>>} */
const formats = Object.freeze({ '91b171bb158e2d3848fa23a9f1c25182': 0, b0a8d493285c2df73290dfb7e61f870f: 2 })

/** @param {Uint8Array} publicKey @param {number} format @returns {string} an SS58 address */
function toSs58(publicKey, format) {
  const body = Buffer.concat([Buffer.from([format]), publicKey])
  const sum = createHash('blake2b512').update('SS58PRE').update(body).digest().subarray(0, 2)
  return toBase58(Buffer.concat([body, sum]))
}

/**
 * Polkadot with sr25519 accounts, as most of its wallets have. Messages are signed as they are. @type {import('./family.mjs').Family}
 */
export const polkadot = Object.freeze({
  methods: ['polkadot_signMessage'],
  events: ['accountsChanged', 'chainChanged'],
  anyChain: true,
  address: (keys, caipNetworkId) => toSs58(keys.sr25519, formats[caipNetworkId.split(':')[1] ?? ''] ?? GENERIC),
  async answer(call) {
    if (call.method !== 'polkadot_signMessage') throw unsupportedMethod(call.method)
    const params = paramsOf(call.params)
    const keys = keysOf(call, polkadot, params.address)
    const signature = keys.signSr25519(Buffer.from(textOf(params.message, 'message')))
    return { signature: `0x${Buffer.from(signature).toString('hex')}` }
  },
})
