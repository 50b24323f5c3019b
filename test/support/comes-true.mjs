/**
 * Asks every 20 ms, until the answer is truthy.
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {number} [timeout] in milliseconds
 * @returns {Promise<T>} the last answer, which is falsy if it did not come true in time
 */
export async function comesTrue(ask, timeout = 40_000) {
  const end = Date.now() + timeout
  for (;;) {
    const answer = await ask()
    if (answer || Date.now() >= end) return answer
    await new Promise(resolve => setTimeout(resolve, 20)) // between two looks
  }
}
