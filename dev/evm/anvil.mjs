import { spawn } from 'node:child_process'
import { findPort, HOST } from '../ports.mjs'
import { findAnvil } from './anvil-binary.mjs'
import { endWithParent } from './watchdog.mjs'

/** Longest wait for the chain to listen, in milliseconds. */
const START_TIMEOUT = 20_000
/** Time the process gets to end by itself before it is killed, in milliseconds. */
const STOP_TIMEOUT = 2_000
/** How many times a start is tried: another program may take the port between the check and the start. */
const ATTEMPTS = 3

/**
 * @typedef {{ url: string, port: number, pid: number, stop: () => Promise<void> }} Anvil
 */

/**
 * Waits for the line that anvil prints when it listens.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
function whenListening(child) {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (/** @type {string} */ reason) =>
      reject(new Error(`anvil ${reason}. ${output.trim().slice(-400)}`.trim()))
    const timer = setTimeout(() => fail(`did not listen within ${START_TIMEOUT / 1000} s`), START_TIMEOUT)
    const read = (/** @type {Buffer} */ data) => {
      output = (output + data.toString()).slice(-8000)
      if (!output.includes('Listening on')) return
      clearTimeout(timer)
      child.stdout?.off('data', read)
      child.stderr?.off('data', read)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', error => (clearTimeout(timer), fail(`could not be started: ${error.message}`)))
    child.once('exit', code => (clearTimeout(timer), fail(`ended with code ${code ?? 'none'}`)))
  })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>} resolves when the process is gone
 */
function end(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/**
 * Starts one local chain in its own process.
 * @param {{ chainId: number, port: number, reserved?: ReadonlySet<number> }} settings a taken port is replaced by a free one
 * @returns {Promise<Anvil>}
 * @throws {Error} when anvil is not installed or does not start
 */
export async function startAnvil({ chainId, port, reserved }) {
  const program = findAnvil()
  for (let attempt = 1; ; attempt += 1) {
    const chosen = await findPort(attempt === 1 ? port : 0, reserved)
    const args = ['--host', HOST, '--port', String(chosen), '--chain-id', String(chainId)]
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const unwatch = endWithParent(child)
    child.once('exit', unwatch)
    try {
      await whenListening(child)
    } catch (error) {
      await end(child)
      unwatch()
      if (attempt < ATTEMPTS && /address.*in use/i.test(String(error))) continue
      throw error
    }
    // What anvil prints afterwards is read and dropped: a full pipe would stop it.
    child.stdout?.resume()
    child.stderr?.resume()
    return { url: `http://${HOST}:${chosen}`, port: chosen, pid: Number(child.pid), stop: () => end(child) }
  }
}
