import { after, before, beforeEach } from 'node:test'
import { startDevStack } from '../../dev/index.mjs'

/**
 * Gives the tests of a file one stack on free ports, with switches and log reset before each test.
 * @param {import('../../dev/index.d.mts').DevStackOptions} [options]
 */
export function withStack(options = {}) {
  /** @type {import('../../dev/index.d.mts').DevStack | undefined} */
  let stack
  before(async () => {
    stack = await startDevStack({ ports: { api: 0, evm: 0, evm2: 0, frame: 0, social: 0 }, ...options })
  })
  after(async () => stack?.stop())
  beforeEach(async () => {
    await fetch(`${current().api.url}/__dev/reset`, { method: 'POST' })
  })
  const current = () => {
    if (!stack) throw new Error('The stack has not started.')
    return stack
  }

  /** @param {string} path @param {RequestInit} [init] */
  const ask = (path, init) => fetch(`${current().api.url}${path}`, init)
  /** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} the parsed answer */
  const askJson = async (path, init) => (await ask(path, init)).json()
  /** @param {string} path @param {unknown} body @param {Record<string, string>} [headers] */
  const post = (path, body, headers = { 'content-type': 'application/json' }) =>
    ask(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

  return { stack: current, ask, askJson, post }
}

/** @param {number} pid @returns {boolean} whether a process of this id is there */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
