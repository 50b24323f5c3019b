import { isRecord } from '../../api/body.mjs'
import { fromHexOrBase64, toBech32 } from '../encoding.mjs'
import { invalidParams, unsupportedMethod } from '../rpc-error.mjs'
import { hash160, sha256, signSecp256k1 } from '../secp256k1.mjs'
import { keysOf, paramsOf, textOf } from './family.mjs'

/** @typedef {import('./family.mjs').WalletCall} WalletCall */

/** Address prefixes by how chain ids begin. */
const prefixes = Object.freeze({
  cosmoshub: 'cosmos',
  osmosis: 'osmo',
  juno: 'juno',
  stargaze: 'stars',
  noble: 'noble',
})

/** @param {string} caipNetworkId */
function prefixOf(caipNetworkId) {
  const [, reference = ''] = caipNetworkId.split(':')
  return Object.entries(prefixes).find(([name]) => reference.startsWith(name))?.[1] ?? 'cosmos'
}

/** A number as protobuf writes it. @param {bigint} value @returns {Buffer} */
function varint(value) {
  const bytes = []
  for (; value > 0x7fn; value >>= 7n) bytes.push(Number(value & 0x7fn) | 0x80)
  return Buffer.from([...bytes, Number(value)])
}

/** @param {number} field @param {Uint8Array} bytes @returns {Buffer} */
const field = (field, bytes) =>
  bytes.length ? Buffer.concat([Buffer.from([(field << 3) | 2]), varint(BigInt(bytes.length)), bytes]) : Buffer.alloc(0)

/** The bytes that `cosmos_signDirect` signs: protobuf's SignDoc. @param {Record<string, unknown>} doc @returns {Buffer} */
function directBytes(doc) {
  const number = BigInt(String(doc.accountNumber ?? 0))
  return Buffer.concat([
    field(1, fromHexOrBase64(textOf(doc.bodyBytes, 'bodyBytes'))),
    field(2, fromHexOrBase64(textOf(doc.authInfoBytes, 'authInfoBytes'))),
    field(3, Buffer.from(textOf(doc.chainId, 'chainId'))),
    number > 0n ? Buffer.concat([Buffer.from([4 << 3]), varint(number)]) : Buffer.alloc(0),
  ])
}

/** @param {unknown} value @returns {unknown} the same with the keys of every object in order */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map(key => [key, sorted(value[key])]),
  )
}

/** The bytes that `cosmos_signAmino` signs: sorted JSON. @param {unknown} doc @returns {Buffer} */
const aminoBytes = doc =>
  Buffer.from(JSON.stringify(sorted(doc)).replace(/[&<>]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`))

/** @param {WalletCall} call @param {(doc: Record<string, unknown>) => Buffer} toBytes */
async function signDoc(call, toBytes) {
  const params = paramsOf(call.params)
  if (!isRecord(params.signDoc)) throw invalidParams('"signDoc" must be an object')
  const keys = keysOf(call, cosmos, params.signerAddress)
  const { bytes } = await signSecp256k1(sha256(toBytes(params.signDoc)), keys.eip155)
  const value = Buffer.from(keys.secp256k1).toString('base64')
  const signature = { pub_key: { type: 'tendermint/PubKeySecp256k1', value }, signature: bytes.toString('base64') }
  return { signature, signed: params.signDoc }
}

/** @type {Readonly<Record<string, (call: WalletCall) => unknown>>} */
const answers = Object.freeze({
  cosmos_getAccounts: call =>
    call.keys.map(keys => ({
      algo: 'secp256k1',
      address: cosmos.address(keys, call.caipNetworkId),
      pubkey: Buffer.from(keys.secp256k1).toString('base64'),
    })),
  cosmos_signDirect: call => signDoc(call, directBytes),
  cosmos_signAmino: call => signDoc(call, aminoBytes),
})

/** Cosmos: real secp256k1 signatures over the documents that the chains sign. @type {import('./family.mjs').Family} */
export const cosmos = Object.freeze({
  methods: Object.keys(answers),
  events: ['accountsChanged', 'chainChanged'],
  anyChain: true,
  address: (keys, caipNetworkId) => toBech32(prefixOf(caipNetworkId), hash160(keys.secp256k1)),
  async answer(call) {
    const run = Object.hasOwn(answers, call.method) ? answers[call.method] : undefined
    if (!run) throw unsupportedMethod(call.method)
    return run(call)
  },
})
