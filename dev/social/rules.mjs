import { isRecord } from '../api/body.mjs'
import { faces, FARCASTER, HANDLE, someone } from './faces.mjs'

/** What a provider may do. */
export const socialModes = /** @type {const} */ (['ask', 'approve', 'cancel', 'error', 'slow', 'never'])
/** How slow `slow` is by default, in milliseconds. */
const SLOW = 3_000

/** @typedef {import('../index.d.mts').DevSocialRule} Rule */
/** @typedef {{ mode: typeof socialModes[number], handle: string, email: string, delayMs: number }} Decision */

const standard = Object.freeze({ mode: /** @type {const} */ ('ask'), ...someone, delayMs: SLOW })

/** @type {Readonly<Record<string, (value: unknown) => boolean>>} */
const checks = Object.freeze({
  provider: value => typeof value === 'string' && (Object.hasOwn(faces, value) || value === FARCASTER),
  mode: value => socialModes.some(mode => mode === value),
  handle: value => typeof value === 'string' && HANDLE.test(value),
  email: value => typeof value === 'string' && /^[^\s@]{1,64}@[^\s@]{1,100}$/.test(value),
  delayMs: value => Number.isFinite(value) && Number(value) >= 0,
})

/** The behaviour of the providers: each by its latest rule, or by the rule for all. */
export class SocialRules {
  /** @type {Map<string, Rule>} */
  #rules = new Map()

  /** @param {unknown} rule @throws {TypeError} it cannot be */
  set(rule) {
    if (!isRecord(rule)) throw new TypeError('A rule must be an object.')
    for (const [name, value] of Object.entries(rule)) {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined
      if (!check) throw new TypeError(`Unknown property "${name}" of a rule.`)
      if (value !== undefined && !check(value)) throw new TypeError(`"${name}" cannot be ${JSON.stringify(value)}.`)
    }
    const { provider = '*', ...rest } = /** @type {Rule} */ (rule)
    if (provider === '*') this.#rules.clear()
    this.#rules.set(provider, rest)
  }

  clear() {
    this.#rules.clear()
  }

  /** @param {string} provider @returns {Decision} */
  of(provider) {
    const given = Object.entries({ ...this.#rules.get('*'), ...this.#rules.get(provider) })
    return { ...standard, ...Object.fromEntries(given.filter(([, value]) => value !== undefined)) }
  }
}
