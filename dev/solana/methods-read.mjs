import { getCompiledTransactionMessageDecoder } from '@solana/web3.js'
import { readMint, readTokenAccount, showAccount, TOKEN_PROGRAMS, tokenAmount } from './account-view.mjs'
import { addressOf, checkContext, configOf, countOf, listOf } from './params.mjs'
import { invalidParams } from './rpc-error.mjs'
import { blockhashOf, feeOf } from './transaction.mjs'
import { showTransaction } from './transaction-view.mjs'

/** The version that nodes of this kind tell. */
const API_VERSION = '2.3.0'
const SLOTS_PER_EPOCH = 432_000
/** Most entries of a history in one answer. */
const HISTORY_PAGE = 1_000

/** @typedef {import('./ledger.mjs').Ledger} Ledger */
/** @typedef {(...params: any[]) => unknown} Method */

/** @param {Ledger} ledger @param {unknown} value an answer with the slot it is of */
export const inContext = (ledger, value) => ({ context: { slot: ledger.slot, apiVersion: API_VERSION }, value })

/** @param {Ledger} ledger @param {unknown} given @returns {Record<string, any>} */
function checked(ledger, given) {
  const config = configOf(given)
  checkContext(config, ledger.slot)
  return config
}

/** @param {Ledger} ledger @returns {Record<string, Method>} questions about accounts */
const accountMethods = ledger => {
  const find = (/** @type {string} */ address) => ledger.account(address)
  const show = (/** @type {unknown} */ given, /** @type {Record<string, any>} */ config) => {
    const account = ledger.account(addressOf(given))
    return account ? showAccount(account, config, find) : null
  }
  const token = (/** @type {unknown} */ given) => {
    const account = ledger.account(addressOf(given))
    if (!account) throw invalidParams('Invalid param: could not find account')
    return account
  }
  return {
    getBalance: (address, config) => {
      checked(ledger, config)
      return inContext(ledger, Number(ledger.account(addressOf(address))?.lamports ?? 0n))
    },
    getAccountInfo: (address, config) => inContext(ledger, show(address, checked(ledger, config))),
    getMultipleAccounts: (addresses, config) =>
      inContext(
        ledger,
        listOf(addresses, 'accounts').map(address => show(address, checked(ledger, config))),
      ),
    getTokenAccountBalance: (address, config) => {
      checked(ledger, config)
      const found = readTokenAccount(token(address))
      if (!found) throw invalidParams('Invalid param: not a Token account')
      return inContext(ledger, tokenAmount(found.amount, readMint(find(found.mint))?.decimals ?? 0))
    },
    getTokenSupply: (address, config) => {
      checked(ledger, config)
      const mint = readMint(token(address))
      if (!mint) throw invalidParams('Invalid param: not a Token mint')
      return inContext(ledger, tokenAmount(mint.supply, mint.decimals))
    },
    getTokenAccountsByOwner: (owner, filter, config) =>
      inContext(ledger, tokenAccounts(ledger, addressOf(owner), configOf(filter), checked(ledger, config))),
    getMinimumBalanceForRentExemption: length => ledger.rentFor(countOf(length)),
  }
}

/** @param {Ledger} ledger @param {string} owner @param {Record<string, any>} filter @param {Record<string, any>} config */
function tokenAccounts(ledger, owner, { mint, programId }, config) {
  if (!mint && !programId) throw invalidParams('Invalid params: expected `mint` or `programId`.')
  if (programId && !(addressOf(programId) in TOKEN_PROGRAMS))
    throw invalidParams('Invalid param: unrecognized Token program id')
  if (mint && !readMint(ledger.account(addressOf(mint)))) throw invalidParams('Invalid param: could not find mint')
  const programs = programId ? [programId] : Object.keys(TOKEN_PROGRAMS)
  return programs
    .flatMap(program => ledger.accountsOf(program))
    .filter(account => {
      const token = readTokenAccount(account)
      return token?.owner === owner && (!mint || token.mint === mint)
    })
    .map(account => ({
      pubkey: account.address,
      account: showAccount(account, config, address => ledger.account(address)),
    }))
}

/** @param {Ledger} ledger @param {string} genesisHash @returns {Record<string, Method>} questions about the chain */
const chainMethods = (ledger, genesisHash) => ({
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': API_VERSION, 'feature-set': 0 }),
  getGenesisHash: () => genesisHash,
  getSlot: config => (checked(ledger, config), ledger.slot),
  getBlockHeight: config => (checked(ledger, config), ledger.slot),
  getTransactionCount: () => ledger.transactions,
  getEpochInfo: config => {
    checked(ledger, config)
    const { slot } = ledger
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: Math.floor(slot / SLOTS_PER_EPOCH),
      slotIndex: slot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: ledger.transactions,
    }
  },
  getLatestBlockhash: config => (checked(ledger, config), inContext(ledger, ledger.latestBlockhash())),
  isBlockhashValid: (blockhash, config) => {
    checked(ledger, config)
    return inContext(ledger, ledger.isBlockhashValid(String(blockhash)))
  },
  getRecentPrioritizationFees: () => [],
  getFeeForMessage: (text, config) => {
    checked(ledger, config)
    const message = readMessage(text)
    return inContext(ledger, ledger.isBlockhashValid(blockhashOf(message)) ? Number(feeOf(message)) : null)
  },
})

/** @param {unknown} text */
function readMessage(text) {
  try {
    return getCompiledTransactionMessageDecoder().decode(new Uint8Array(Buffer.from(String(text), 'base64')))
  } catch {
    throw invalidParams('failed to deserialize solana_message: io error: failed to fill whole buffer')
  }
}

/** @param {Ledger} ledger @returns {Record<string, Method>} questions about what happened */
const historyMethods = ledger => ({
  getSignatureStatuses: signatures =>
    inContext(
      ledger,
      listOf(signatures, 'signatures').map(signature => {
        const entry = ledger.entry(String(signature))
        if (!entry) return null
        const { slot, err } = entry
        return { slot, err, status: err ? { Err: err } : { Ok: null }, ...ledger.depthOf(entry) }
      }),
    ),
  getTransaction: (signature, given) => {
    const config = typeof given === 'string' ? { encoding: given } : checked(ledger, given)
    const entry = ledger.entry(String(signature))
    return entry ? showTransaction(entry, config) : null
  },
  getSignaturesForAddress: (address, given) => {
    const { limit = HISTORY_PAGE, before, until } = checked(ledger, given)
    const entries = ledger.entriesOf(addressOf(address))
    const from = before ? entries.findIndex(({ signature }) => signature === before) + 1 : 0
    const to = until ? entries.findIndex(({ signature }) => signature === until) : -1
    return entries
      .slice(from, to < 0 ? undefined : to)
      .slice(0, countOf(limit))
      .map(entry => ({
        signature: entry.signature,
        slot: entry.slot,
        err: entry.err,
        memo: null,
        blockTime: entry.blockTime,
        confirmationStatus: ledger.depthOf(entry).confirmationStatus,
      }))
  },
})

/** @param {Ledger} ledger @param {string} genesisHash @returns {Record<string, Method>} every method that only reads */
export const readMethods = (ledger, genesisHash) => ({
  ...accountMethods(ledger),
  ...chainMethods(ledger, genesisHash),
  ...historyMethods(ledger),
})
