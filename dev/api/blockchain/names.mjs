import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPublicClient, http, isAddress } from 'viem'
import { verifyMessage } from 'viem/utils'
import * as z from 'zod/mini'

/** Zones in which names can be registered. */
const ZONES = ['reown.id']
/** Maximum difference between a message's time and the current time, in seconds. */
const TIME_MARGIN = 10
const LABEL = /^[a-z0-9-]{3,64}$/
/** The coin type that is always added. */
const ETHEREUM = '60'
/** The coin type of an EVM chain has this bit (ENSIP-11). */
const EVM_BIT = 0x80000000
/** The allowed attributes of a name, with their maximum lengths. */
const ATTRIBUTES = { bio: 255 }
const FILE = 'names.json'

const Saved = z.array(
  z.object({
    name: z.string(),
    registered_at: z.string(),
    updated_at: z.string(),
    attributes: z.record(z.string(), z.string()),
    addresses: z.record(z.string(), z.object({ address: z.string(), created_at: z.string() })),
  }),
)

/** A refused registration; `status`, `field` and the message are in the reply. */
export class NameError extends Error {
  /** @param {number} status @param {string} field @param {string} message */
  constructor(status, field, message) {
    super(message)
    this.status = status
    this.field = field
  }
}

/** @typedef {z.infer<typeof Saved>[number]} NameRecord */

/** The owner of each name: the first one to sign for it. Optionally stored in a file. */
export class Names {
  /** @type {Map<string, NameRecord>} */
  #records = new Map()
  #chains
  #file

  /**
   * @param {ReadonlyMap<number, string>} chains the RPC URLs of EVM chains, by their ids
   * @param {string | undefined} [folder] the folder of the file; without it, nothing is stored
   * @throws {Error} the file is there and cannot be read
   */
  constructor(chains, folder) {
    this.#chains = chains
    this.#file = folder === undefined ? undefined : join(folder, FILE)
    if (folder !== undefined) mkdirSync(folder, { recursive: true })
    if (this.#file !== undefined) this.#records = new Map(load(this.#file).map(record => [record.name, record]))
  }

  /** @param {string} name */
  find(name) {
    return this.#records.get(name)
  }

  /** @param {string} address @returns {NameRecord[]} */
  of(address) {
    const isOwn = (/** @type {{ address: string }} */ entry) => entry.address.toLowerCase() === address.toLowerCase()
    return [...this.#records.values()].filter(({ addresses }) => Object.values(addresses).some(isOwn))
  }

  /** @param {string} label @param {string} zone */
  suggest(label, zone) {
    const exact = { name: `${label}.${zone}`, registered: this.#records.has(`${label}.${zone}`) }
    const others = ['eth', 'wallet', '1', 'me'].map(end => `${label}-${end}.${zone}`)
    const free = others.filter(name => !this.#records.has(name)).map(name => ({ name, registered: false }))
    return [exact, ...free].slice(0, 5)
  }

  /**
   * Gives a name to the address that signed for it.
   * @param {unknown} body
   * @returns {Promise<NameRecord>}
   * @throws {NameError} it may not be had, or the signature is not the address's
   */
  async register(body) {
    const { coin_type: coin = Number(ETHEREUM), address, message, signature } = Object(body)
    if (typeof message !== 'string' || typeof signature !== 'string' || !isAddress(String(address), { strict: false }))
      throw new NameError(422, '', 'Failed to deserialize the JSON body into the target type')
    const { name, timestamp, attributes = {} } = read(message)
    const [label = '', ...zone] = String(name).split('.')
    if (!LABEL.test(label) || !ZONES.includes(zone.join('.'))) throw new NameError(400, 'name', 'Invalid name')
    checkAttributes(attributes)
    if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TIME_MARGIN))
      throw new NameError(400, 'timestamp', 'Expired timestamp')
    const rpcUrl = this.#chainOf(coin)
    if (!rpcUrl) throw new NameError(400, 'coin_type', 'Unsupported coin type')
    if (!(await isSigned({ address, message, signature }, rpcUrl)))
      throw new NameError(401, 'signature', 'Invalid signature')
    if (this.#records.has(name)) throw new NameError(400, 'name', 'Name is already registered')
    const now = new Date().toISOString()
    const entry = { address, created_at: now }
    const addresses = { [String(coin)]: entry, [ETHEREUM]: entry }
    const record = { name, registered_at: now, updated_at: now, attributes, addresses }
    this.#records.set(name, record)
    this.#save()
    return record
  }

  reset() {
    this.#records.clear()
    this.#save()
  }

  /** Where the chain of a coin type is called; contracts that sign for Ethereum are on the first. @param {unknown} coin */
  #chainOf(coin) {
    if (String(coin) === ETHEREUM) return [...this.#chains.values()][0]
    return this.#chains.get(Number(coin) - EVM_BIT)
  }

  #save() {
    if (this.#file === undefined) return
    writeFileSync(`${this.#file}.new`, `${JSON.stringify([...this.#records.values()], null, 2)}\n`)
    renameSync(`${this.#file}.new`, this.#file)
  }
}

/** @param {string} file @returns {NameRecord[]} */
function load(file) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (Object(error).code === 'ENOENT') return []
    throw error
  }
  try {
    return Saved.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} does not hold names. Move it away to start again.`, { cause })
  }
}

/** @param {string} message @returns {any} */
function read(message) {
  try {
    return Object(JSON.parse(message))
  } catch {
    throw new NameError(400, 'message', 'The message cannot be read')
  }
}

/** @param {unknown} attributes @throws {NameError} one is not known, or too long */
function checkAttributes(attributes) {
  for (const [key, value] of Object.entries(Object(attributes))) {
    const most = Object.hasOwn(ATTRIBUTES, key) ? ATTRIBUTES[/** @type {keyof typeof ATTRIBUTES} */ (key)] : -1
    if (typeof value !== 'string' || value.length > most) throw new NameError(400, 'attributes', `Invalid ${key}`)
  }
}

/**
 * Whether an account signed a message: with its key, or as a contract on the chain, also one that is not there yet
 * (ERC-1271, ERC-6492).
 * @param {{ address: any, message: string, signature: any }} signed @param {string} rpcUrl
 */
async function isSigned(signed, rpcUrl) {
  if (await verifyMessage(signed).catch(() => false)) return true
  return createPublicClient({ transport: http(rpcUrl) })
    .verifyMessage(signed)
    .catch(() => false)
}
