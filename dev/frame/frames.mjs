/** Maximum number of pages that are remembered; the one that has been silent for longest is dropped first. */
const MAX_FRAMES = 1_000

/**
 * A page that embeds the frame, and the state of its login.
 * @typedef {object} Frame
 * @property {string} id
 * @property {string} origin of the site that embeds it
 * @property {string} device
 * @property {string} chain CAIP-2 id
 * @property {string | undefined} rpcUrl
 * @property {string | undefined} email that is being logged in
 * @property {import('./devices.mjs').Registration | undefined} registration of the device, until it is confirmed
 * @property {string | undefined} newEmail that the visitor is changing to
 * @property {boolean} isOwner whether the code sent to the current address has been entered
 * @property {(import('../social/farcaster.mjs').AppRequest & { url: string }) | undefined} farcaster login that waits for the app
 * @property {{ name: string, description: string, url: string, icons: string[] } | undefined} site as it describes itself
 * @property {unknown} theme
 */

/** The pages that embed the frame. */
export class Frames {
  /** @type {Map<string, Frame>} */
  #frames = new Map()

  /** @param {{ id: string, origin: string, device: string, chain: string, rpcUrl: string | undefined }} page @returns {Frame} */
  of({ id, origin, device, chain, rpcUrl }) {
    const known = this.#frames.get(id)
    this.#frames.delete(id)
    // An id belongs to the site and the device that it was first used on.
    const mine = known && known.origin === origin && known.device === device ? known : undefined
    const frame = mine ?? {
      id,
      origin,
      device,
      chain,
      rpcUrl,
      email: undefined,
      registration: undefined,
      newEmail: undefined,
      isOwner: false,
      farcaster: undefined,
      site: undefined,
      theme: undefined,
    }
    this.#frames.set(id, frame)
    const [oldest] = this.#frames.keys()
    if (this.#frames.size > MAX_FRAMES && oldest !== undefined) this.#frames.delete(oldest)
    return frame
  }

  /** @returns {Frame[]} */
  list() {
    return [...this.#frames.values()]
  }

  clear() {
    this.#frames.clear()
  }
}
