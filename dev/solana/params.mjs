import { isAddress } from '@solana/web3.js'
import { codes, invalidParams, RpcError } from './rpc-error.mjs'

/** Commitments that nodes take, the older names included. */
const COMMITMENTS = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']
/** Most accounts and signatures in one question. */
const MOST = { accounts: 100, signatures: 256 }

/** @param {unknown} value @returns {Record<string, any>} the configuration object of a call */
export function configOf(value) {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw invalidParams('Invalid params: expected an object.')
  return /** @type {Record<string, any>} */ (value)
}

/** @param {unknown} value @returns {string} */
export function addressOf(value) {
  if (typeof value !== 'string') throw invalidParams('Invalid params: invalid type: expected a string.')
  if (!isAddress(value)) throw invalidParams(`Invalid param: ${value.length > 44 ? 'WrongSize' : 'Invalid'}`)
  return value
}

/** @param {unknown} value @param {'accounts' | 'signatures'} kind @returns {unknown[]} */
export function listOf(value, kind) {
  if (!Array.isArray(value)) throw invalidParams('Invalid params: invalid type: expected a sequence.')
  if (value.length > MOST[kind]) throw invalidParams(`Too many inputs provided; max ${MOST[kind]}`)
  return value
}

/** @param {unknown} value @returns {number} a whole number from 0 */
export function countOf(value) {
  if (!Number.isInteger(value) || Number(value) < 0) throw invalidParams('Invalid params: expected u64.')
  return Number(value)
}

/**
 * Checks the parts of a configuration that every call knows.
 * @param {Record<string, any>} config
 * @param {number} slot
 */
export function checkContext({ commitment, preflightCommitment, minContextSlot }, slot) {
  for (const given of [commitment, preflightCommitment]) {
    if (given === undefined || given === null || COMMITMENTS.includes(given)) continue
    const known = COMMITMENTS.map(name => `\`${name}\``).join(', ')
    throw invalidParams(`Invalid params: unknown variant \`${String(given)}\`, expected one of ${known}.`)
  }
  if (minContextSlot !== undefined && minContextSlot !== null && countOf(minContextSlot) > slot)
    throw new RpcError(codes.minContextSlot, 'Minimum context slot has not been reached', { contextSlot: slot })
}
