/** The time of the secure site, which tests can move. */
export class Clock {
  #skew = 0
  /** @type {Set<() => void>} */
  #listeners = new Set()

  /** @returns {number} milliseconds since 1970 */
  now() {
    return Date.now() + this.#skew
  }

  /** Moves the time forward, or back. @param {number} ms @throws {TypeError} not a number */
  advance(ms) {
    if (!Number.isFinite(ms)) throw new TypeError('"ms" must be a number of milliseconds.')
    this.#skew += ms
    for (const listener of [...this.#listeners]) listener()
  }

  reset() {
    this.advance(-this.#skew)
  }

  /**
   * Runs a callback once at a time, whether this is reached normally or by moving the clock.
   * @param {number} time milliseconds since 1970
   * @param {() => void} run
   * @returns {() => void} cancels it
   */
  at(time, run) {
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const cancel = () => {
      clearTimeout(timer)
      this.#listeners.delete(check)
    }
    const check = () => {
      clearTimeout(timer)
      const rest = time - this.now()
      if (rest > 0) return void (timer = setTimeout(check, Math.min(rest, 2_000_000_000)).unref())
      cancel()
      run()
    }
    this.#listeners.add(check)
    check()
    return cancel
  }
}
