import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The path of the socket that marks a folder as used. The system closes the socket when its process ends, however it
 * ends.
 * @param {string} folder
 */
function socketOf(folder) {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex')
  const name = `wallet-modal-dev-${hash.slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/**
 * Whether a process listens on the socket; if not, it is a leftover.
 * @param {string} path
 * @returns {Promise<boolean>}
 */
async function isAnswered(path) {
  const client = connect(path)
  try {
    await once(client, 'connect')
    return true
  } catch {
    return false
  } finally {
    client.destroy()
  }
}

/** @param {string} path */
async function listen(path) {
  const server = createServer(client => client.destroy())
  server.listen(path)
  await once(server, 'listening')
  return server.unref()
}

/**
 * Makes the folder, and stores something there for a moment: otherwise the first login would be the first to fail.
 * @param {string} folder
 * @throws {Error} nothing can be stored there
 */
function prepare(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `${randomUUID()}.tmp`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    throw new Error(
      `Nothing can be stored in ${folder} (${Object(cause).code}). Name another folder in data (--data).`,
      {
        cause,
      },
    )
  }
}

/**
 * Reserves a folder for one stack. Each stack also holds the contents of the files in memory, so two would overwrite
 * each other's changes.
 * @param {string} folder is made if it is not there
 * @returns {Promise<{ stop: () => Promise<void> }>}
 * @throws {Error} another stack on this machine uses it, or nothing can be stored there
 */
export async function holdFolder(folder) {
  prepare(folder)
  const path = socketOf(folder)
  const server = await listen(path).catch(async error => {
    if (error.code !== 'EADDRINUSE') throw error
    if (await isAnswered(path))
      throw new Error(`Another development stack uses ${folder}. Stop it, or name another folder in data (--data).`)
    rmSync(path, { force: true })
    return listen(path)
  })
  return {
    stop: () => new Promise(resolve => server.close(() => resolve(undefined))),
  }
}
