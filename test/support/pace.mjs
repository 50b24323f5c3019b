/** The duration of `referenceWork` in Chromium on an idle machine, in milliseconds. */
export const REFERENCE = 8

/**
 * A fixed reference workload, with numbers and elements: returns its duration in milliseconds. It is self-contained, so
 * that it runs in any page.
 *
 * @returns {number}
 */
export function referenceWork() {
  const start = performance.now()
  const place = document.createElement('div')
  let sum = 0
  for (let row = 0; row < 3000; row++) {
    const element = document.createElement('span')
    element.textContent = String(row)
    element.setAttribute('title', `row ${row}`)
    place.append(element)
    for (let step = 0; step < 200; step++) sum = (sum * 31 + step) % 1_000_003
  }
  place.title = String(sum)
  return performance.now() - start
}

/**
 * How many times slower than a quiet machine the page runs at this moment, never under 1.
 *
 * @param {readonly number[]} runs what `referenceWork` took a few times in a row; the slowest counts
 */
export const slownessOf = runs => Math.max(1, ...runs.map(taken => taken / REFERENCE))
