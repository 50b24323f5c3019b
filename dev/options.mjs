import { isRecord } from './api/body.mjs'

/** Default number of wallets in the catalogue. */
const WALLETS = 600
/** The highest port. */
export const MAX_PORT = 65_535
/** The largest number of wallets in the catalogue. */
export const MAX_WALLETS = 100_000

/** @param {string} name @param {unknown} value @param {number} max @returns {number} */
function checkCount(name, value, max) {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) return Number(value)
  throw new RangeError(`${name} must be a whole number from 0 to ${max}.`)
}

/**
 * @param {string} what for the error @param {unknown} value @param {readonly string[]} known
 * @returns {Record<string, unknown>} what is set
 */
function readRecord(what, value = {}, known) {
  if (!isRecord(value)) throw new RangeError(`${what} must be an object.`)
  const odd = Object.keys(value).find(name => !known.includes(name))
  if (odd !== undefined) throw new RangeError(`${what}.${odd} is not known; known are ${known.join(', ')}.`)
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined))
}

/**
 * Reads the options of a stack. An unknown option is an error, because a misspelt one would be ignored silently.
 * @template {string} Part
 * @param {unknown} options
 * @param {Readonly<Record<Part, number>>} usualPorts
 * @returns {{ ports: Partial<Record<Part, number>>, wallets: number, log: boolean, data: string | undefined }} only the requested ports
 * @throws {RangeError} for an unknown or invalid option
 */
export function readOptions(options, usualPorts) {
  const known = ['ports', 'wallets', 'log', 'data']
  const { ports, wallets = WALLETS, log = false, data } = readRecord('options', options, known)
  const asked = Object.entries(readRecord('ports', ports, Object.keys(usualPorts)))
  if (data !== undefined && (typeof data !== 'string' || data === '')) throw new RangeError('data must name a folder.')
  if (typeof log !== 'boolean') throw new RangeError('log must be true or false.')
  const read = asked.map(([part, port]) => [part, checkCount(`ports.${part}`, port, MAX_PORT)])
  return {
    ports: /** @type {Partial<Record<Part, number>>} */ (Object.fromEntries(read)),
    wallets: checkCount('wallets', wallets, MAX_WALLETS),
    log,
    data,
  }
}
