/**
 * Packages that only the development stack needs. A site that installs wallet-modal does not get them by itself, so each
 * is loaded when it is used.
 * @type {Readonly<Record<string, string>>}
 */
const versions = Object.freeze({
  ws: '8.18.3',
  '@reown/walletkit': '1.2.10',
  '@walletconnect/core': '2.21.7',
})

/** The command that installs everything that WalletConnect needs here. */
const command = `npm install --save-dev ${Object.entries(versions)
  .map(([name, version]) => `${name}@${version}`)
  .join(' ')}`

/**
 * Loads a package of the development stack.
 * @template {keyof Packages} Name
 * @typedef {{ ws: typeof import('ws'), '@reown/walletkit': typeof import('@reown/walletkit'), '@walletconnect/core': typeof import('@walletconnect/core') }} Packages
 * @param {Name} name
 * @returns {Promise<Packages[Name]>}
 * @throws {Error} with the command that installs it when it is missing
 */
export async function requirePackage(name) {
  try {
    return await import(name)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      `The local WalletConnect relay and wallet need "${name}", which is not installed. ` + `Run: ${command}`,
      { cause: error },
    )
  }
}
