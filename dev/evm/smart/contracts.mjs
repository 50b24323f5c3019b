import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concatHex, encodeAbiParameters, encodeFunctionData, getContractAddress } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'

/** @typedef {'StackAccount' | 'StackAccountFactory'} Called */
/** @typedef {'EntryPoint' | 'StackPaymaster' | 'ERC1967Proxy' | Called} Name */
/** @typedef {{ bytecode: `0x${string}` }} Code */
/** @type {Record<Name, Code> & Record<Called, { abi: import('viem').Abi }>} */
export const artifacts = JSON.parse(readFileSync(join(import.meta.dirname, 'artifacts.json'), 'utf8'))

/** The CREATE2 deployer, which exists on every chain, including anvil, so that addresses are the same everywhere. */
export const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** The salt that gives the published EntryPoint its well-known address. */
const ENTRY_POINT_SALT = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'
const SALT = `0x${'00'.repeat(32)}`
const account = artifacts.StackAccount.abi

/** The account that signs what the paymaster pays for. Its key is public, because nothing here has any value. */
export const sponsor = privateKeyToAccount(`0x${'5a'.repeat(32)}`)

/** @param {Name} name @param {import('viem').AbiParameter[]} types @param {unknown[]} values @returns {`0x${string}`} */
const creation = (name, types, values) =>
  concatHex([artifacts[name].bytecode, encodeAbiParameters(/** @type {any} */ (types), /** @type {any} */ (values))])

const address = { type: 'address' }
export const entryPoint = entryPoint08Address
const factoryCode = creation('StackAccountFactory', [address], [entryPoint])
const paymasterCode = creation('StackPaymaster', [address, address], [entryPoint, sponsor.address])

/** @param {string} salt @param {`0x${string}`} bytecode */
const addressOf = (salt, bytecode) =>
  getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: /** @type {`0x${string}`} */ (salt), bytecode })

export const factory = addressOf(SALT, factoryCode)
export const paymaster = addressOf(SALT, paymasterCode)
/** The code behind every account. */
export const implementation = getContractAddress({ from: factory, nonce: 1n })

/** The contracts that must be deployed before accounts can be used, in order. */
export const deployments = Object.freeze([
  { address: entryPoint, data: concatHex([ENTRY_POINT_SALT, artifacts.EntryPoint.bytecode]), value: 0n },
  { address: factory, data: concatHex([/** @type {`0x${string}`} */ (SALT), factoryCode]), value: 0n },
  // 1,000 ether, to pay fees.
  { address: paymaster, data: concatHex([/** @type {`0x${string}`} */ (SALT), paymasterCode]), value: 10n ** 21n },
])

/**
 * The account of an owner, whether it is on a chain yet or not; the same on every chain.
 * @param {`0x${string}`} owner
 * @returns {`0x${string}`}
 */
export function accountOf(owner) {
  const start = encodeFunctionData({ abi: account, functionName: 'initialize', args: [owner] })
  const bytecode = creation('ERC1967Proxy', [address, { type: 'bytes' }], [implementation, start])
  return getContractAddress({ opcode: 'CREATE2', from: factory, salt: /** @type {`0x${string}`} */ (SALT), bytecode })
}

/** The calldata that deploys the account of an owner. @param {`0x${string}`} owner @returns {`0x${string}`} */
export const createAccountData = owner =>
  encodeFunctionData({ abi: artifacts.StackAccountFactory.abi, functionName: 'createAccount', args: [owner, 0n] })

/**
 * The execution of an account: one call, or a batch that succeeds or fails as a whole.
 * @param {readonly { to: `0x${string}`, value?: bigint | undefined, data?: `0x${string}` | undefined }[]} calls
 * @returns {`0x${string}`}
 */
export function executeData(calls) {
  const parts = calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, data }))
  return encodeFunctionData({ abi: account, functionName: 'executeBatch', args: [parts] })
}
