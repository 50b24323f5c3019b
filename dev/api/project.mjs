import { isRecord } from './body.mjs'

/**
 * @typedef {{ id: string, isEnabled: boolean, config: string[] | null }} ProjectFeature
 * @typedef {{ tier: string, isAboveRpcLimit: boolean, isAboveMauLimit: boolean }} ProjectLimits
 * @typedef {object} ProjectSettings
 * @property {string[]} origins empty: every origin is allowed
 * @property {ProjectFeature[]} features
 * @property {boolean} analytics
 * @property {ProjectLimits} limits
 * @property {string[] | null} projectIds the ids that are valid; `null`: every id is
 */

/** @returns {ProjectSettings} what a fresh project has at the hosted service */
function defaults() {
  return {
    origins: [],
    features: [
      { id: 'multi_wallet', isEnabled: false, config: [] },
      { id: 'activity', isEnabled: true, config: [] },
      { id: 'onramp', isEnabled: true, config: ['meld'] },
      { id: 'swap', isEnabled: true, config: ['1inch'] },
      {
        id: 'social_login',
        isEnabled: true,
        config: ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
      },
      { id: 'reown_branding', isEnabled: false, config: [] },
      { id: 'email_capture', isEnabled: false, config: [] },
      { id: 'fund_from_exchange', isEnabled: true, config: [] },
      { id: 'payments', isEnabled: true, config: [] },
      { id: 'reown_authentication', isEnabled: false, config: [] },
      { id: 'headless', isEnabled: false, config: [] },
    ],
    analytics: true,
    limits: { tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: false },
    projectIds: null,
  }
}

/** @param {unknown} value @returns {value is string[]} */
const isTexts = value => Array.isArray(value) && value.every(entry => typeof entry === 'string')
/** @param {unknown} value @returns {value is boolean} */
const isFlag = value => typeof value === 'boolean'
/** @param {unknown} value @returns {boolean} */
const isFeature = value =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isFlag(value.isEnabled) &&
  (value.config === null || value.config === undefined || isTexts(value.config))
/** A change to one entry, or a new one; unnamed properties stay unchanged. @param {unknown} value @returns {boolean} */
const isFeaturePatch = value => isFeature(isRecord(value) ? { isEnabled: true, ...value } : value)
/** @param {unknown} value @returns {boolean} */
const isLimits = value =>
  isRecord(value) &&
  Object.entries(value).every(([name, entry]) => (name === 'tier' ? typeof entry === 'string' : isFlag(entry)))

/** What each setting must look like. @type {Record<string, (value: unknown) => boolean>} */
const checks = {
  origins: isTexts,
  features: value => Array.isArray(value) && value.every(isFeature),
  feature: isFeaturePatch,
  analytics: isFlag,
  limits: isLimits,
  projectIds: value => value === null || isTexts(value),
}

/** The settings that a site owner would make in a dashboard. */
export class Project {
  #settings = defaults()

  /** @returns {ProjectSettings} a copy */
  get() {
    return structuredClone(this.#settings)
  }

  /**
   * Changes some settings; unnamed ones stay unchanged. `features` replaces the whole list, `feature` changes or adds
   * one entry.
   * @param {Partial<ProjectSettings> & { feature?: Partial<ProjectFeature> & { id: string } }} patch
   * @returns {ProjectSettings} all settings after the change
   * @throws {TypeError} for an unknown setting or a value of the wrong type; nothing is changed then
   */
  set(patch) {
    if (!isRecord(patch)) throw new TypeError('Project settings must be an object.')
    for (const [name, value] of Object.entries(patch)) {
      if (!Object.hasOwn(checks, name)) throw new TypeError(`Unknown project setting "${name}".`)
      if (!checks[name]?.(value)) throw new TypeError(`Project setting "${name}" has the wrong type.`)
    }
    const { feature, limits, ...rest } = structuredClone(patch)
    Object.assign(this.#settings, rest)
    if (limits) this.#settings.limits = { ...this.#settings.limits, ...limits }
    if (feature) this.#setFeature(feature)
    return this.get()
  }

  /** Resets all settings to those of a new project. */
  reset() {
    this.#settings = defaults()
  }

  /** @param {string | null} projectId @returns {boolean} */
  accepts(projectId) {
    const { projectIds } = this.#settings
    return Boolean(projectId) && (projectIds === null || projectIds.includes(String(projectId)))
  }

  /** @param {Partial<ProjectFeature> & { id: string }} patch */
  #setFeature(patch) {
    const { features } = this.#settings
    const present = features.find(entry => entry.id === patch.id)
    if (present) Object.assign(present, patch)
    else features.push({ isEnabled: true, config: [], ...patch })
  }
}
