import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { PROJECT } from './packed-package.mjs'
import { serveFolder } from './serve-folder.mjs'

const HOST = '127.0.0.1'
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

/** A port that nothing listens on. @returns {Promise<number>} */
async function freePort() {
  const server = createServer()
  await new Promise(resolve => server.listen(0, HOST, () => resolve(undefined)))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** A program of an installed package. @param {string} path */
const program = path => join(PROJECT, 'node_modules', path)

/**
 * The frameworks with commands of their own: how each builds its site, and how it serves it. A `folder` holds the files
 * of a site that was rendered as it was built; the others are rendered by a server for each visit.
 *
 * @type {Readonly<Record<string, { build: string[], serve?: (port: number) => string[], folder?: string }>>}
 */
const FRAMEWORKS = {
  next: {
    build: [program('next/dist/bin/next'), 'build'],
    serve: port => [program('next/dist/bin/next'), 'start', '--port', String(port), '--hostname', HOST],
  },
  'react-router': {
    build: [program('@react-router/dev/bin.js'), 'build'],
    serve: () => [program('@react-router/serve/bin.js'), 'build/server/index.js'],
  },
  nuxt: {
    build: [program('nuxt/bin/nuxt.mjs'), 'build'],
    serve: () => ['.output/server/index.mjs'],
  },
  sveltekit: {
    build: [program('vite/bin/vite.js'), 'build'],
    serve: port => [program('vite/bin/vite.js'), 'preview', '--host', HOST, '--port', String(port)],
  },
  astro: { build: [program('astro/astro.js'), 'build'], folder: 'dist' },
}

/**
 * Starts a program in a folder.
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {object} env
 * @param {AbortSignal} [signal] ends it
 */
function start(folder, args, env, signal) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...QUIET, NODE_ENV: 'production', ...env },
    signal,
  })
  child.on('error', () => undefined) // what it said tells more
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text))
  const ended = new Promise(resolve => child.once('close', resolve))
  return { child, ended, said: () => said }
}

/**
 * Builds the sites of the frameworks, one after the other.
 * @param {string} place where they are
 * @param {string} stack what they need to know of the development stack, as JSON
 */
export async function buildFrameworks(place, stack) {
  for (const [name, { build }] of Object.entries(FRAMEWORKS)) {
    const { ended, said } = start(join(place, name), build, { NEXT_PUBLIC_STACK: stack })
    if ((await ended) !== 0) throw new Error(`${name}: ${said()}`)
  }
}

/** Whether a server answers already. @param {string} url */
const answers = url =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Serves the built site of a framework, by its own server where it has one.
 * @param {string} place
 * @param {string} name
 * @param {string} stack
 * @param {AbortSignal} [signal] ends the server
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveFramework(place, name, stack, signal) {
  const { serve, folder } = FRAMEWORKS[name] ?? {}
  if (!serve) return serveFolder(join(place, name, folder ?? ''))
  const port = await freePort()
  const env = { NEXT_PUBLIC_STACK: stack, HOST, PORT: String(port) }
  const { child, ended, said } = start(join(place, name), serve(port), env, signal)
  const url = `http://${HOST}:${port}/`
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  while (!(await answers(url))) {
    if (hasEnded) throw new Error(`${name}: ${said()}`)
    await setTimeout(100) // between two looks
  }
  const stop = async () => {
    child.kill()
    await ended
  }
  return { url, stop }
}
