import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { prepareSites } from './build-site.mjs'
import { BUNDLERS } from './bundlers/index.mjs'
import { cached, packageFingerprint, toolFingerprint } from './cache.mjs'

const JOB = fileURLToPath(new URL('job.mjs', import.meta.url))
/** How many measurements run side by side. */
const AT_ONCE = Number(process.env.SIZES_AT_ONCE ?? 2)

/** Runs one measurement in a process of its own. */
function runJob(message) {
  return new Promise((resolve, reject) => {
    const child = fork(JOB, { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    const said = []
    child.stderr.on('data', chunk => said.push(chunk))
    child.once('message', answer => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.result)))
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`the measurement ended with ${code}\n${Buffer.concat(said)}`)))
    child.send(message)
  })
}

/** Does `work` for each item, a few at once; the results come in the order of the items. */
async function forEach(items, work) {
  const results = []
  const queue = items.map((item, index) => ({ item, index }))
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await work(next.item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** Every pair of bundler and site that is measured. @param {{ bundlers?: string[], sites?: string[] }} wanted */
export function pairs({ bundlers = Object.keys(BUNDLERS), sites } = {}) {
  const unknown = bundlers.find(name => !Object.hasOwn(BUNDLERS, name))
  if (unknown) throw new Error(`unknown bundler ${unknown}: ${Object.keys(BUNDLERS).join(', ')}`)
  return bundlers.flatMap(bundler => (sites ?? BUNDLERS[bundler].sites).map(site => ({ bundler, site })))
}

/**
 * Measures the package at `root` with each pair of bundler and site. What has been measured before is not measured again,
 * unless it `isFresh`.
 *
 * @param {string} root
 * @param {{ wanted?: { bundlers?: string[], sites?: string[] }, isFresh?: boolean }} options
 */
export async function measureAll(root, { wanted = {}, isFresh = false } = {}) {
  const tools = toolFingerprint()
  const shipped = `${packageFingerprint(root)}${isFresh ? Date.now() : ''}`
  const places = []
  const place = () => (places[0] ??= prepareSites(root))
  const measureOne = async what => {
    const start = Date.now()
    const words = [tools, what.bundler, what.site]
    const control = () => cached(['control', ...words], () => runJob({ place: place().folder, what }))
    const measured = await cached([shipped, ...words], async () =>
      runJob({ place: place().folder, what, control: await control() }),
    )
    return { ...what, ...measured, seconds: Math.round((Date.now() - start) / 1000) }
  }
  try {
    return await forEach(pairs(wanted), measureOne)
  } finally {
    for (const { remove } of places) remove()
  }
}
