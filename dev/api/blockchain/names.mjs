import { isAddress, verifyMessage } from 'viem'

/** Zones in which names can be had. */
const ZONES = ['reown.id']
/** How far a message's time may be from ours, in seconds. */
const TIME_MARGIN = 10
const LABEL = /^[a-z0-9-]{3,64}$/
/** The coin type that is always added. */
const ETHEREUM = '60'

/** A registration that cannot be; `status`, `field` and the message are what the service answers. */
export class NameError extends Error {
  /** @param {number} status @param {string} field @param {string} message */
  constructor(status, field, message) {
    super(message)
    this.status = status
    this.field = field
  }
}

/** @typedef {{ name: string, registered_at: string, updated_at: string, attributes: Record<string, string>, addresses: Record<string, { address: string, created_at: string }> }} NameRecord */

/** The owner of each name; the first who signs for a name gets it. */
export class Names {
  /** @type {Map<string, NameRecord>} */
  #records = new Map()

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
    const { coin_type: coin, address, message, signature } = Object(body)
    if (typeof message !== 'string' || typeof signature !== 'string' || !isAddress(String(address), { strict: false }))
      throw new NameError(422, '', 'Failed to deserialize the JSON body into the target type')
    const { name, timestamp } = read(message)
    const [label = '', ...zone] = String(name).split('.')
    if (!LABEL.test(label) || !ZONES.includes(zone.join('.'))) throw new NameError(400, 'name', 'Invalid name')
    if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TIME_MARGIN))
      throw new NameError(400, 'timestamp', 'Expired timestamp')
    const signed = /** @type {`0x${string}`} */ (signature)
    const isSigned = await verifyMessage({ address, message, signature: signed }).catch(() => false)
    if (!isSigned) throw new NameError(401, 'signature', 'Invalid signature')
    if (this.#records.has(name)) throw new NameError(400, 'name', 'Name is already registered')
    const now = new Date().toISOString()
    const entry = { address, created_at: now }
    const addresses = { [String(coin ?? ETHEREUM)]: entry, [ETHEREUM]: entry }
    const record = { name, registered_at: now, updated_at: now, attributes: {}, addresses }
    this.#records.set(name, record)
    return record
  }

  reset() {
    this.#records.clear()
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
