import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { createSecrets, toKeys } from './keys.mjs'

/** How long a login lasts, in milliseconds. */
const SESSION_LIFE = 30 * 24 * 3_600_000
const FILE = 'embedded-wallet.json'

const hex = (/** @type {RegExp} */ form) => z.string().check(z.regex(form))
const Saved = z.object({
  users: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      subject: z.string(),
      email: z.nullable(z.string()),
      userName: z.nullable(z.string()),
      secrets: z.object({ evm: hex(/^0x[0-9a-f]{64}$/), solana: hex(/^[0-9a-f]{64}$/) }),
    }),
  ),
  sessions: z.array(
    z.object({
      key: z.string(),
      userId: z.string(),
      origin: z.string(),
      device: z.string(),
      chain: z.string(),
      type: z.enum(['eoa', 'smartAccount']),
      until: z.number(),
    }),
  ),
  devices: z.array(z.tuple([z.string(), z.string()])),
})

/** @typedef {z.infer<typeof Saved>['users'][number] & { keys: import('./keys.mjs').Keys }} User */
/** @typedef {z.infer<typeof Saved>['sessions'][number]} Session */

/** @param {string} text @returns {string} */
const digest = text => createHash('sha256').update(text).digest('hex')

/** Users with their keys, confirmed devices, and sessions. Optionally stored in a file. */
export class Store {
  /** @type {User[]} */
  #users = []
  /** @type {Map<string, Session>} */
  #sessions = new Map()
  /** @type {Set<string>} */
  #devices = new Set()
  #clock
  #file

  /**
   * @param {import('./clock.mjs').Clock} clock
   * @param {string | undefined} folder the folder of the file; without it, nothing is stored
   * @throws {Error} the file is there and cannot be read
   */
  constructor(clock, folder) {
    this.#clock = clock
    this.#file = folder === undefined ? undefined : join(folder, FILE)
    if (folder !== undefined) mkdirSync(folder, { recursive: true })
    this.#load()
  }

  #load() {
    if (this.#file === undefined) return
    let text
    try {
      text = readFileSync(this.#file, 'utf8')
    } catch (error) {
      if (Object(error).code === 'ENOENT') return
      throw error
    }
    try {
      const { users, sessions, devices } = Saved.parse(JSON.parse(text))
      this.#users = users.map(user => ({ ...user, keys: toKeys(/** @type {any} */ (user.secrets)) }))
      this.#sessions = new Map(sessions.map(session => [session.key, session]))
      this.#devices = new Set(devices.map(pair => pair.join(' ')))
    } catch (cause) {
      throw new Error(`${this.#file} does not hold users of the embedded wallet. Move it away to start again.`, {
        cause,
      })
    }
  }

  save() {
    if (this.#file === undefined) return
    const users = this.#users.map(({ keys: _keys, ...user }) => user)
    const devices = [...this.#devices].map(pair => pair.split(' '))
    const text = JSON.stringify({ users, sessions: [...this.#sessions.values()], devices }, null, 2)
    writeFileSync(`${this.#file}.new`, `${text}\n`, { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }

  /** @returns {readonly User[]} */
  users() {
    return this.#users
  }

  /** @param {string} kind `email`, or a social provider @param {string} subject @returns {User | undefined} */
  find(kind, subject) {
    return this.#users.find(user => user.kind === kind && user.subject === subject)
  }

  /**
   * The user of a login; created with the first login.
   * @param {{ kind: string, subject: string, email: string | null, userName: string | null }} login
   */
  enter({ kind, subject, email, userName }) {
    const known = this.find(kind, subject)
    if (known) return Object.assign(known, { userName })
    const secrets = createSecrets()
    const user = { id: randomUUID(), kind, subject, email, userName, secrets, keys: toKeys(secrets) }
    this.#users.push(user)
    this.save()
    return user
  }

  /** Changes a user's email address; email logins use it from now on. @param {User} user @param {string} email */
  rename(user, email) {
    Object.assign(user, { email }, user.kind === 'email' ? { subject: email } : {})
    this.save()
  }

  /** @param {string} email @param {string} device */
  knowsDevice(email, device) {
    return this.#devices.has(`${digest(email)} ${digest(device)}`)
  }

  /** @param {string} email @param {string} device */
  addDevice(email, device) {
    this.#devices.add(`${digest(email)} ${digest(device)}`)
    this.save()
  }

  /** @param {{ user: User, origin: string, device: string, chain: string }} login @returns {string} a token, returned only here */
  open({ user, origin, device, chain }) {
    const token = randomBytes(32).toString('base64url')
    const key = digest(token)
    const until = this.#clock.now() + SESSION_LIFE
    this.#sessions.set(key, { key, userId: user.id, origin, device: digest(device), chain, type: 'eoa', until })
    this.save()
    return token
  }

  /**
   * The user and session of a token, if it is valid for this site and device.
   * @param {string | undefined} token @param {string} origin @param {string} device
   * @returns {{ user: User, session: Session } | undefined}
   */
  sessionOf(token, origin, device) {
    const session = token === undefined ? undefined : this.#sessions.get(digest(token))
    const user = this.#users.find(({ id }) => id === session?.userId)
    if (!session || !user || session.origin !== origin || session.device !== digest(device)) return undefined
    return session.until > this.#clock.now() ? { user, session } : undefined
  }

  /** @param {Session} session */
  close(session) {
    this.#sessions.delete(session.key)
    this.save()
  }

  /** Logs everyone out. */
  closeAll() {
    this.#sessions.clear()
    this.save()
  }

  /** Forgets all devices, so that the next login on each counts as one on a new device. */
  forgetDevices() {
    this.#devices.clear()
    this.save()
  }

  clear() {
    this.#users = []
    this.#devices.clear()
    this.closeAll()
  }
}
