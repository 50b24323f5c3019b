import {
  identifySystemInstruction,
  parseTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js'
import { formatUnits } from 'viem'
import { Refusal } from '../refusal.mjs'

/** The instruction of both token programs that moves tokens and says their decimals. */
const TRANSFER_CHECKED = 12
const TOKEN_PROGRAMS = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])
/** Programs that need no naming in words: they make accounts and set prices. */
const PLAIN = new Map([
  ['ComputeBudget111111111111111111111111111111', 'Sets the price of the transaction'],
  ['ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'Opens a token account'],
  ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Adds a note'],
])

/** @typedef {[string, string][]} Rows */

/**
 * @param {any} instruction with `programAddress`, `accounts` and `data`
 * @param {readonly { mint: string, symbol: string }[]} tokens
 * @returns {Rows}
 */
function describeInstruction(instruction, tokens) {
  const { programAddress, accounts, data } = instruction
  if (programAddress === SYSTEM_PROGRAM_ADDRESS && identifySystemInstruction(data) === SystemInstruction.TransferSol) {
    const parsed = parseTransferSolInstruction(instruction)
    return [
      ['Send', `${formatUnits(parsed.data.amount, 9)} SOL`],
      ['To', parsed.accounts.destination.address],
    ]
  }
  if (TOKEN_PROGRAMS.has(programAddress) && data[0] === TRANSFER_CHECKED && data.length >= 10) {
    const mint = accounts[1]?.address
    const amount = Buffer.from(data).readBigUInt64LE(1)
    const symbol = tokens.find(token => token.mint === mint)?.symbol
    return [
      ['Send', `${formatUnits(amount, data[9])} ${symbol ?? 'tokens'}`],
      ['To token account', String(accounts[2]?.address)],
      ['Token', String(mint)],
    ]
  }
  const plain = PLAIN.get(programAddress)
  return [plain ? ['Also', plain] : ['Calls', programAddress]]
}

/**
 * Says what a transaction does, in words.
 * @param {Uint8Array} transaction its wire form
 * @param {readonly { mint: string, symbol: string }[]} tokens that are known by name
 * @returns {{ rows: Rows, warning?: string }}
 * @throws {Refusal} the bytes are no transaction
 */
export function describeSolana(transaction, tokens) {
  let message
  try {
    message = getCompiledTransactionMessageDecoder().decode(getTransactionDecoder().decode(transaction).messageBytes)
  } catch (error) {
    throw new Refusal('The transaction is damaged', error)
  }
  const { staticAccounts, instructions } = message
  const at = (/** @type {number} */ index) => ({ address: staticAccounts[index] ?? '(looked up in a table)' })
  const rows = instructions.flatMap(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => {
    const programAddress = staticAccounts[programAddressIndex]
    return describeInstruction({ programAddress, accounts: accountIndices.map(at), data }, tokens)
  })
  const tables = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  return tables.length ? { rows, warning: 'Some of its accounts come from a table and are not shown.' } : { rows }
}
