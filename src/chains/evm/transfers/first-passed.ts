/** How far back the search goes, in blocks: days on the fastest chains, more than a year on Ethereum. */
const SEARCHED = 2n ** 22n

/**
 * The first block up to `head` for which `isPassed` holds; it must then hold for all later ones. Searches backwards in
 * doubling steps, then bisects the last one: a recent block takes few requests, the oldest about 45. `undefined` if the
 * block is even older.
 */
export async function firstPassed(
  head: bigint,
  isPassed: (block: bigint) => Promise<boolean>,
): Promise<bigint | undefined> {
  let high = head
  for (let step = 1n; step <= SEARCHED; step *= 2n) {
    const block = head - step
    if (block < 0n) return between(0n, high, isPassed)
    if (!(await isPassed(block))) return between(block + 1n, high, isPassed)
    high = block
  }
  return undefined
}

/** The first of the blocks from `low` to `high` for which `isPassed` holds; it holds for the last. */
async function between(low: bigint, high: bigint, isPassed: (block: bigint) => Promise<boolean>): Promise<bigint> {
  while (low < high) {
    const middle = (low + high) / 2n
    if (await isPassed(middle)) high = middle
    else low = middle + 1n
  }
  return low
}
