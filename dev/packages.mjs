import { createRequire } from 'node:module'

/**
 * Packages that only the development stack needs. A site that installs wallet-modal does not get them by itself, so each
 * is loaded when it is used.
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

/** The command that installs everything at once, instead of one missing package after the other. */
const command = `npm install --save-dev ${Object.entries(versions)
  .map(([name, version]) => `${name}@${version}`)
  .join(' ')}`

/**
 * @typedef {{ ws: typeof import('ws'), '@reown/walletkit': typeof import('@reown/walletkit'), '@walletconnect/core': typeof import('@walletconnect/core'), '@scure/sr25519': typeof import('@scure/sr25519'), nodemailer: any, 'smtp-server': any, mailparser: any, 'oidc-provider': any }} Packages
 */

/**
 * What to say of code that could not be loaded: the command, where one of these packages is missing. Anything else, such
 * as a package that is there and does not run on this machine, tells of itself.
 * @param {unknown} error
 * @returns {unknown}
 */
export function explain(error) {
  const [, name] = /^Cannot find (?:package|module) '([^']+)'/.exec(error instanceof Error ? error.message : '') ?? []
  if (name === undefined || !Object.hasOwn(versions, name)) return error
  return new Error(`The development stack needs "${name}", which is not installed. Run: ${command}`, { cause: error })
}

/**
 * Loads a package of the development stack.
 * @template {keyof Packages} Name
 * @param {Name} name
 * @returns {Promise<Packages[Name]>}
 * @throws {Error} with the command that installs it when it is missing
 */
export async function requirePackage(name) {
  try {
    return await import(name)
  } catch (error) {
    throw explain(error)
  }
}

/**
 * The WebSocket server of the package `ws`, whose seventh version, which wallets' clients bring along, has another name for it.
 * @returns {Promise<typeof import('ws').WebSocketServer>}
 * @throws {Error} with the command that installs it when it is missing
 */
export async function requireWebSocketServer() {
  const ws = await requirePackage('ws')
  return ws.WebSocketServer ?? ws.default.Server
}

const require = createRequire(import.meta.url)

/**
 * The same at once, for packages that say how they are required.
 * @template {keyof Packages} Name
 * @param {Name} name
 * @returns {Packages[Name]}
 * @throws {Error} with the command that installs it when it is missing
 */
export function requirePackageNow(name) {
  try {
    return require(name)
  } catch (error) {
    throw explain(error)
  }
}
