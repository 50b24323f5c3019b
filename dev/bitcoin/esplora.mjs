import { OutScript } from '@scure/btc-signer'

/** @typedef {import('./ledger.mjs').Entry} Entry */
/** @typedef {import('./ledger.mjs').Ledger} Ledger */

/** Names of the kinds of output that can be made here. @type {Record<string, string>} */
const KINDS = { wpkh: 'v0_p2wpkh', wsh: 'v0_p2wsh', tr: 'v1_p2tr', pkh: 'p2pkh', sh: 'p2sh' }

/** @param {Uint8Array} script */
function kindOf(script) {
  try {
    return KINDS[OutScript.decode(script).type] ?? 'unknown'
  } catch {
    return script[0] === 0x6a ? 'op_return' : 'unknown'
  }
}

/** @param {import('./ledger.mjs').Output} output */
const toOutput = ({ script, value, address }) => ({
  scriptpubkey: Buffer.from(script).toString('hex'),
  scriptpubkey_type: kindOf(script),
  ...(address ? { scriptpubkey_address: address } : {}),
  value: Number(value),
})

/** @param {Entry} entry */
export const toStatus = ({ block }) =>
  block
    ? { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.time }
    : { confirmed: false }

/** @param {Entry} entry a transaction as Esplora writes it */
export const toTransaction = entry => ({
  txid: entry.txid,
  version: entry.version,
  locktime: entry.lockTime,
  vin: entry.inputs.map(({ txid, vout, sequence, witness, previous }) => ({
    txid,
    vout,
    prevout: previous ? toOutput(previous) : null,
    scriptsig: '',
    scriptsig_asm: '',
    ...(witness.length ? { witness } : {}),
    is_coinbase: !previous,
    sequence,
  })),
  vout: entry.outputs.map(toOutput),
  size: entry.size,
  weight: entry.weight,
  fee: Number(entry.fee),
  status: toStatus(entry),
})

/** @param {Ledger} ledger @param {string} address */
export const toUnspent = (ledger, address) =>
  ledger.unspentOf(address).map(({ entry, vout, value }) => ({
    txid: entry.txid,
    vout,
    status: toStatus(entry),
    value: Number(value),
  }))

/** @param {readonly Entry[]} entries @param {string} address @param {boolean} confirmed */
function stats(entries, address, confirmed) {
  const counted = entries.filter(({ block }) => Boolean(block) === confirmed)
  const funded = counted.flatMap(({ outputs }) => outputs.filter(output => output.address === address))
  const spent = counted.flatMap(({ inputs }) =>
    inputs.flatMap(({ previous }) => (previous?.address === address ? [previous] : [])),
  )
  const sum = (/** @type {readonly { value: bigint }[]} */ list) =>
    list.reduce((all, { value }) => all + Number(value), 0)
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: counted.length,
  }
}

/** @param {Ledger} ledger @param {string} address */
export function toAddress(ledger, address) {
  const entries = ledger.transactionsOf(address)
  return { address, chain_stats: stats(entries, address, true), mempool_stats: stats(entries, address, false) }
}
