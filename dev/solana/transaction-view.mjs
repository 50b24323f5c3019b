import { codes, RpcError, invalidParams } from './rpc-error.mjs'
import { blockhashOf, toBase58 } from './transaction.mjs'

/** @typedef {import('./ledger.mjs').Entry} Entry */

/** @param {Entry} entry what nodes send as `meta` */
function metaOf({ err, fee, logs, units, preBalances, postBalances, preTokens, postTokens }) {
  return {
    err,
    status: err ? { Err: err } : { Ok: null },
    fee: Number(fee),
    preBalances,
    postBalances,
    preTokenBalances: preTokens,
    postTokenBalances: postTokens,
    logMessages: logs,
    innerInstructions: [],
    loadedAddresses: { readonly: [], writable: [] },
    rewards: [],
    computeUnitsConsumed: units,
  }
}

/** @param {Entry['wire']} wire what nodes send as `transaction` in the `json` encoding */
function jsonOf({ message, signatures }) {
  const { header, staticAccounts, instructions } = message
  return {
    signatures,
    message: {
      accountKeys: staticAccounts,
      recentBlockhash: blockhashOf(message),
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
      instructions: instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
        programIdIndex: programAddressIndex,
        accounts: accountIndices,
        data: toBase58(/** @type {Uint8Array} */ (data)),
        stackHeight: null,
      })),
    },
  }
}

/**
 * A transaction as nodes send it.
 * @param {Entry} entry
 * @param {{ encoding?: unknown, maxSupportedTransactionVersion?: unknown }} config
 * @throws {RpcError} its version is newer than the caller takes
 */
export function showTransaction(entry, { encoding = 'json', maxSupportedTransactionVersion }) {
  const { wire, slot, blockTime } = entry
  const { version } = wire.message
  if (version !== 'legacy' && maxSupportedTransactionVersion === undefined)
    throw new RpcError(
      codes.unsupportedVersion,
      `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
    )
  const bytes = Buffer.from(wire.bytes)
  const encodings = /** @type {Record<string, () => unknown>} */ ({
    json: () => jsonOf(wire),
    jsonParsed: () => jsonOf(wire),
    base64: () => [bytes.toString('base64'), 'base64'],
    base58: () => [toBase58(bytes), 'base58'],
  })
  const show = encodings[String(encoding)]
  if (!show) throw invalidParams(`Invalid params: unknown variant \`${String(encoding)}\`.`)
  return { slot, blockTime, transaction: show(), meta: metaOf(entry), version }
}
