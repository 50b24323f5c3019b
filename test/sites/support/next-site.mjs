import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { PROJECT } from './packed-package.mjs'

const NEXT = join(PROJECT, 'node_modules/next/dist/bin/next')
const HOST = '127.0.0.1'

/** Starts Next.js in a folder. @param {string} folder @param {readonly string[]} args @param {string} stack */
function startNext(folder, args, stack) {
  const env = { ...process.env, NEXT_PUBLIC_STACK: stack, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const child = spawn(process.execPath, [NEXT, ...args], { cwd: folder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text))
  const ended = new Promise(resolve => child.once('close', resolve))
  return { child, ended, said: () => said }
}

/** Builds the site of Next.js. @param {string} folder @param {string} stack */
export async function buildNext(folder, stack) {
  const { ended, said } = startNext(folder, ['build'], stack)
  if ((await ended) !== 0) throw new Error(`next build: ${said()}`)
}

/**
 * Serves the built site by Next.js' own server, which renders each page.
 * @param {string} folder
 * @param {string} stack
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveNext(folder, stack) {
  const { child, ended, said } = startNext(folder, ['start', '--port', '0', '--hostname', HOST], stack)
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said()) ?? []
      if (found) resolve(`${found}/`)
    })
    child.once('close', () => reject(new Error(`next start: ${said()}`)))
  })
  const stop = async () => {
    child.kill()
    await ended
  }
  return { url, stop }
}
