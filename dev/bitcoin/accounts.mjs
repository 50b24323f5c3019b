import { p2tr, p2wpkh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'

import { regtest } from './network.mjs'

/**
 * Keys of the first five accounts of the public phrase `test test test test test test test test test test test junk`,
 * the one that anvil and hardhat use: never send real money to them. `payment` is `m/84'/1'/n'/0/0`, `ordinal` is
 * `m/86'/1'/n'/0/0`.
 */
const keys = [
  {
    payment: 'b5c8b4acf7b66682afbc5eef20c3b12998ba3c14a97047c9187454377f1a7856',
    ordinal: '893af8e39dab62e987360f7e2f2556100075b04ee4e6b22a0e1e11e1569de6d1',
  },
  {
    payment: 'ea19e884d0c3145da71f4e54141970208ff0bdd173e2001496a23798848343b0',
    ordinal: '25f0cb83a3765b6d556e0c8c508c9776cdff7ad03110d4df655211e2a5093d9b',
  },
  {
    payment: 'eb03f5b9fa7fc2d402d12588a322e4be40eec27f635ad82b389fd192545a2b5d',
    ordinal: '083611f5eb0a8059d1714fda491ba11a2fae9e154465dfe04c2f01f75d08544a',
  },
  {
    payment: '211f2e9ace7c3b62e7cb1033726895529c7c89540652ef4118606b09da6fab91',
    ordinal: '288fa6f5def898c8cf1e0e0b45b68fd30743b0e9f8d910bbf4873ef6201ed4bf',
  },
  {
    payment: '0028e0bbbe84096c35515d540fcedb93faaebdb077b47bdea38bc2b046ef5bf0',
    ordinal: '3dac732b67b3f3041aefad5fc6c80f3b4166f282b07f00a8a3e3b2bed88de905',
  },
]

/** @param {Uint8Array} bytes @returns {string} */
const toHex = bytes => Buffer.from(bytes).toString('hex')

/** @param {string} privateKey @param {string} path */
function payment(privateKey, path) {
  const publicKey = pubECDSA(Buffer.from(privateKey, 'hex'))
  return { address: String(p2wpkh(publicKey, regtest).address), publicKey: toHex(publicKey), path, privateKey }
}

/** @param {string} privateKey @param {string} path */
function ordinal(privateKey, path) {
  const publicKey = pubSchnorr(Buffer.from(privateKey, 'hex'))
  const { address } = p2tr(publicKey, undefined, regtest)
  return { address: String(address), publicKey: toHex(publicKey), path, privateKey }
}

/**
 * The accounts that every start funds: a SegWit address for payments and a Taproot address for ordinals each.
 * @type {readonly import('../index.d.mts').DevBitcoinAccount[]}
 */
export const bitcoinAccounts = Object.freeze(
  keys.map((key, index) => ({
    payment: payment(key.payment, `m/84'/1'/${index}'/0/0`),
    ordinal: ordinal(key.ordinal, `m/86'/1'/${index}'/0/0`),
  })),
)
