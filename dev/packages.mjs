import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Packages that only the development stack needs. They are not peer dependencies, because npm would compare a site's own
 * versions with them; each is loaded when it is used.
 * @type {Readonly<Record<string, string>>}
 */
const versions = Object.freeze({
  ws: '8.18.3',
  '@reown/walletkit': '1.2.10',
  '@walletconnect/core': '2.21.7',
  '@scure/sr25519': '0.2.0',
  litesvm: '1.4.1',
  nodemailer: '10.6.1',
  'smtp-server': '3.21.6',
  mailparser: '3.14.2',
  'oidc-provider': '9.13.3',
})

const require = createRequire(import.meta.url)
/** Package managers that keep packages apart, such as pnpm, show them to the project that installed them, not to us. */
const requireFromProject = createRequire(join(process.cwd(), 'package.json'))

/**
 * @typedef {{ ws: typeof import('ws'), '@reown/walletkit': typeof import('@reown/walletkit'), '@walletconnect/core': typeof import('@walletconnect/core'), '@scure/sr25519': typeof import('@scure/sr25519'), litesvm: typeof import('litesvm'), 'litesvm/dist/internal.js': any, nodemailer: any, 'smtp-server': any, mailparser: any, 'oidc-provider': any }} Packages
 */

/** The stack needs it for every site; EVM sites have it anyway, in a version of their own. */
const PEER = 'viem'

/** A package is not installed; the message has the command that installs it. */
export class MissingPackageError extends Error {}

/** The package that an error reports as missing, if it is one of these. @param {unknown} error @returns {string | undefined} */
function missingIn(error) {
  const [, name = ''] =
    /^Cannot find (?:package|module) '([^']+)'/.exec(error instanceof Error ? error.message : '') ?? []
  return name === PEER || Object.hasOwn(versions, name) ? name : undefined
}

/** @param {string} name */
const isInstalled = name =>
  [require, requireFromProject].some(({ resolve }) => {
    try {
      return resolve(name) !== ''
    } catch {
      return false
    }
  })

/** The packages that are not installed, and one that could not be loaded, as npm is asked for them. @param {string} [failed] */
export const missingPackages = failed =>
  Object.entries(versions)
    .filter(([name]) => name === failed || !isInstalled(name))
    .map(([name, version]) => `${name}@${version}`)

/**
 * Turns the error for a missing package into one with the command that installs all missing packages at once, and no
 * others, as a site may use its own version of one. Returns any other error as it is, such as that of a package that does
 * not run on this machine.
 * @param {unknown} error
 * @returns {unknown}
 */
export function explain(error) {
  const missing = missingIn(error)
  if (missing === undefined) return error
  const names = [...(missing === PEER ? [PEER] : []), ...missingPackages(missing)]
  const command = `npm install --save-dev ${names.join(' ')}`
  return new MissingPackageError(`The development stack needs "${missing}", which is not installed. Run: ${command}`, {
    cause: error,
  })
}

/**
 * Loads a package of the development stack.
 * @template {keyof Packages} Name
 * @param {Name} name
 * @returns {Promise<Packages[Name]>}
 * @throws {Error} with the command that installs it, if it is missing
 */
export async function requirePackage(name) {
  try {
    return await import(name)
  } catch (error) {
    if (missingIn(error) === undefined) throw error
  }
  try {
    return await importFromProject(name)
  } catch (error) {
    throw explain(error)
  }
}

/**
 * Imports a package from the project, which works only by path. The file may be CommonJS, whose exports are not all
 * available by name.
 * @param {string} name
 * @returns {Promise<any>}
 */
async function importFromProject(name) {
  const found = await import(pathToFileURL(requireFromProject.resolve(name)).href)
  return { ...found.default, ...found }
}

/**
 * The WebSocket server of the package `ws`. Version 7, which the clients of wallets bring along, has another name for it.
 * @returns {Promise<typeof import('ws').WebSocketServer>}
 * @throws {Error} with the command that installs it, if it is missing
 */
export async function requireWebSocketServer() {
  const ws = await requirePackage('ws')
  return ws.WebSocketServer ?? ws.default.Server
}

/**
 * The same synchronously, for packages that support `require`.
 * @template {keyof Packages} Name
 * @param {Name} name
 * @returns {Packages[Name]}
 * @throws {Error} with the command that installs it, if it is missing
 */
export function requirePackageNow(name) {
  try {
    return require(name)
  } catch (error) {
    if (missingIn(error) === undefined) throw error
  }
  try {
    return requireFromProject(name)
  } catch (error) {
    throw explain(error)
  }
}
