import { isRecord } from '../api/body.mjs'
import { messages } from './protocol.mjs'

/** Every way the frame can misbehave. What is before the line happens while it loads, the rest to its replies. */
export const frameFaultModes = /** @type {const} */ ([
  'never-loads',
  'error-page',
  'refuse-domain',
  'redirect',
  'never-ready',
  'loads-late',
  // ——
  'silent',
  'late',
  'twice',
  'fail',
  'wrong-shape',
  'wrong-origin',
])

const LOADING = new Set(frameFaultModes.slice(0, 6))

/** Delay of a rule that names none, in milliseconds. */
export const LATE = 2_000

/** @typedef {import('../index.d.mts').DevFrameFault} FrameFault */
/** @typedef {FrameFault & { id: string, hits: number }} ActiveFrameFault */

/** @type {Readonly<Record<string, (value: unknown) => boolean>>} */
const checks = Object.freeze({
  mode: value => frameFaultModes.some(mode => mode === value),
  message: value => typeof value === 'string' && Object.hasOwn(messages, value),
  times: value => Number.isInteger(value) && Number(value) > 0,
  delayMs: value => Number.isFinite(value) && Number(value) >= 0,
  error: value => typeof value === 'string',
  payload: () => true,
})

/** Rules that make the frame fail. */
export class FrameFaults {
  /** @type {ActiveFrameFault[]} */
  #faults = []
  #count = 0

  /** @param {unknown} fault @returns {string} an id for `clear` @throws {TypeError} it cannot be */
  set(fault) {
    if (!isRecord(fault)) throw new TypeError('A fault must be an object.')
    for (const [name, value] of Object.entries({ mode: undefined, ...fault })) {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined
      if (!check) throw new TypeError(`Unknown property "${name}" of a fault of the frame.`)
      if (name !== 'mode' && value === undefined) continue
      if (!check(value)) throw new TypeError(`"${name}" cannot be ${JSON.stringify(value)}.`)
    }
    const entry = { .../** @type {FrameFault} */ (fault), id: `frame-${(this.#count += 1)}`, hits: 0 }
    this.#faults.unshift(entry)
    return entry.id
  }

  /** @param {string} [id] all of them without it */
  clear(id) {
    this.#faults = id === undefined ? [] : this.#faults.filter(fault => fault.id !== id)
  }

  /** @returns {ActiveFrameFault[]} */
  list() {
    return this.#faults.map(fault => ({ ...fault }))
  }

  /** The rule for loading the frame, if there is one. @param {readonly string[]} modes @returns {FrameFault | undefined} */
  takeLoading(modes) {
    return this.#take(({ mode }) => modes.includes(mode))
  }

  /** The rule for a reply, if there is one. @param {string} name @returns {FrameFault | undefined} */
  takeReply(name) {
    return this.#take(({ mode, message }) => !LOADING.has(mode) && (message === undefined || message === name))
  }

  /** @param {(fault: ActiveFrameFault) => boolean} matches */
  #take(matches) {
    const fault = this.#faults.find(entry => matches(entry) && entry.hits < (entry.times ?? Infinity))
    if (!fault) return undefined
    fault.hits += 1
    return { ...fault }
  }
}
