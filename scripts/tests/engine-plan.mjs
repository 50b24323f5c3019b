/** The suites that run in other engines, with which files of the project are theirs. */
export const SUITES = {
  elements: file => /\.tsx?$/.test(file),
  e2e: file => file.startsWith('test/e2e/') && file.endsWith('.mjs'),
}

/**
 * What `npm run test:engines` was asked to run.
 *
 * @param {{ names: string[], only: string[] }} asked `names` are engines and paths as written, `only` the suites asked for
 * @param {string[]} engines the engines that there are
 * @param {(paths: string[]) => string[]} find the test files at or below some paths; without paths, all of them
 * @returns the engines, whether they were named, and the suites, each with its files and whether those are all of them
 */
export function planOf({ names, only }, engines, find) {
  const named = engines.filter(engine => names.includes(engine))
  const paths = names.filter(name => !engines.includes(name))
  const files = find(paths)
  const suites = Object.entries(SUITES)
    .filter(([suite]) => !only.length || only.includes(suite))
    .map(([suite, isOwn]) => ({ suite, files: files.filter(isOwn), isWhole: !paths.length }))
    .filter(suite => suite.files.length)
  return { engines: named.length ? named : engines, isNamed: named.length > 0, suites }
}
