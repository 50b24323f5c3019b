import { createServer } from 'node:net'

/** Everything of the stack listens on this address only: nothing is reachable from another machine. */
export const HOST = '127.0.0.1'

/**
 * Opens a port for a moment to see whether it can be had.
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
 * @param {number} preferred wanted port; 0 means any
 * @param {ReadonlySet<number>} [reserved] ports that are about to be used by somebody else
 * @returns {Promise<number>} the preferred port when it is free, else another free one
 * @throws {Error} when the system has no free port left
 */
export async function findPort(preferred, reserved = new Set()) {
  const wanted = preferred > 0 && !reserved.has(preferred) ? await tryPort(preferred) : undefined
  if (wanted !== undefined) return wanted
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await tryPort(0)
    if (port !== undefined && !reserved.has(port)) return port
  }
  throw new Error(`No free port on ${HOST}.`)
}

/**
 * Lets a server listen on this machine only.
 * @param {import('node:http').Server} server
 * @param {number} port 0 means any
 * @returns {Promise<number | undefined>} the port, or `undefined` when it is taken or not allowed
 */
export function listen(server, port) {
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
