import { createServer } from 'node:net'

/** Everything of the stack listens on this address only: nothing is reachable from another machine. */
export const HOST = '127.0.0.1'
/** The port that each part of a stack tries first. */
export const defaultPorts = Object.freeze({
  api: 8787,
  evm: 8545,
  evm2: 8546,
  bitcoin: 3002,
  solana: 8899,
  relay: 5555,
  frame: 8790,
  social: 8791,
})
/** How often another free port is tried. */
const ATTEMPTS = 20

/**
 * Opens a port for a moment to see whether it is available.
 * @param {number} port 0 asks the system for any free port
 * @returns {Promise<number | undefined>} the port, or `undefined` when it is taken or not allowed
 */
function tryPort(port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ port, host: HOST, exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

/**
 * Finds a port to listen on.
 * @param {number} preferred 0 means any
 * @param {ReadonlySet<number>} [reserved] ports that others are about to use
 * @returns {Promise<number>} the preferred port if it is free, otherwise another free one
 * @throws {Error} if the system has no free port left
 */
export async function findPort(preferred, reserved = new Set()) {
  const wanted = preferred > 0 && !reserved.has(preferred) ? await tryPort(preferred) : undefined
  if (wanted !== undefined) return wanted
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await tryPort(0)
    if (port !== undefined && !reserved.has(port)) return port
  }
  throw new Error(`No free port on ${HOST}.`)
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port 0 means any
 * @returns {Promise<number | undefined>} the port, or `undefined` when it is taken or not allowed
 */
function tryListen(server, port) {
  return new Promise((resolve, reject) => {
    const refuse = (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error)
    server.once('error', refuse)
    server.listen(port, HOST, () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : undefined)
    })
  })
}

/**
 * Lets a server listen on this machine only, without checking the port beforehand: another stack that starts at the same
 * time could take it in between.
 * @param {import('node:http').Server} server
 * @param {number} preferred 0 means any
 * @param {ReadonlySet<number>} [reserved] ports that others are about to use
 * @returns {Promise<number>} the preferred port if it is free, otherwise another free one
 * @throws {Error} if the system has no free port left
 */
export async function listen(server, preferred, reserved = new Set()) {
  const wanted = preferred > 0 ? await tryListen(server, preferred) : undefined
  if (wanted !== undefined) return wanted
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await tryListen(server, 0)
    if (port !== undefined && !reserved.has(port)) return port
    if (port !== undefined) await new Promise(resolve => server.close(resolve))
  }
  throw new Error(`No free port on ${HOST}.`)
}

/**
 * Plans which port each part tries first, and which ports it must leave to the others. A requested port takes precedence
 * over another part's usual one; if two parts claim the same port, the first gets it.
 * @template {string} Name
 * @param {Readonly<Record<Name, number>>} usual
 * @param {Readonly<Partial<Record<Name, number>>>} asked 0 means any
 * @returns {Record<Name, { port: number, reserved: ReadonlySet<number> }>}
 */
export function planPorts(usual, asked) {
  const names = /** @type {Name[]} */ (Object.keys(usual))
  const isAsked = (/** @type {Name} */ name) => asked[name] !== undefined
  const inTurn = [...names.filter(isAsked), ...names.filter(name => !isAsked(name))]
  /** @type {Map<number, Name>} */
  const owners = new Map()
  for (const name of inTurn) {
    const port = asked[name] ?? usual[name]
    if (port > 0 && !owners.has(port)) owners.set(port, name)
  }
  const plan = names.map(name => {
    const port = [...owners].find(([, owner]) => owner === name)?.[0] ?? 0
    return [name, { port, reserved: new Set([...owners.keys()].filter(other => other !== port)) }]
  })
  return /** @type {ReturnType<typeof planPorts<Name>>} */ (Object.fromEntries(plan))
}
