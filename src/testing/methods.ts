import { invalidParams, unauthorized, unrecognizedChain, unsupportedMethod } from './provider-rpc-error.js'
import { isAddress, isHex, isRecord, paramAt, parseChainId, recordAt, toHex } from './shapes.js'
import { sendTransaction } from './transactions.js'
import type { WalletCore } from './wallet-core.js'

/** How the wallet itself answers a method. */
type Method = (wallet: WalletCore, params: unknown) => unknown

/** Methods that the wallet answers itself. */
const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['eth_accounts', wallet => wallet.getVisibleAddresses()],
  ['eth_chainId', wallet => toHex(wallet.chains.current)],
  ['eth_requestAccounts', requestAccounts],
  ['eth_sendTransaction', sendOwnTransaction],
  ['eth_signTypedData_v4', signTypedData],
  ['net_version', wallet => String(wallet.chains.current)],
  ['personal_sign', signMessage],
  ['wallet_addEthereumChain', addChain],
  ['wallet_getCapabilities', () => ({})],
  ['wallet_getPermissions', getPermissions],
  ['wallet_requestPermissions', requestPermissions],
  ['wallet_revokePermissions', revokePermissions],
  ['wallet_switchEthereumChain', switchChain],
])

/** Methods that only read the chain and are forwarded to its node unchanged. */
const READS: ReadonlySet<string> = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_syncing',
  'net_listening',
  'web3_clientVersion',
])

/**
 * Answers a request as a wallet without a script would.
 *
 * @throws {ProviderRpcError} 4200 for a method it does not know.
 */
export async function callMethod(wallet: WalletCore, method: string, params: unknown): Promise<unknown> {
  const own = METHODS.get(method)
  if (own) return own(wallet, params)
  if (READS.has(method)) return wallet.chains.callNode(method, params)
  throw unsupportedMethod(method)
}

async function requestAccounts(wallet: WalletCore): Promise<readonly string[]> {
  while (wallet.lock !== 'open') {
    if (wallet.lock === 'refuses') throw unauthorized()
    await wallet.script.wait()
  }
  await wallet.authorize(true)
  return wallet.getVisibleAddresses()
}

async function signMessage(wallet: WalletCore, params: unknown): Promise<string> {
  const [message, address] = [paramAt(params, 0), paramAt(params, 1)]
  if (typeof message !== 'string' || !isAddress(address)) throw invalidParams('Expected a message and an address')
  const signer = await getOwnSigner(wallet, address)
  return signer.signMessage({ message: isHex(message) ? { raw: message } : message })
}

async function signTypedData(wallet: WalletCore, params: unknown): Promise<string> {
  const [address, data] = [paramAt(params, 0), paramAt(params, 1)]
  if (!isAddress(address)) throw invalidParams('Expected an address and typed data')
  const signer = await getOwnSigner(wallet, address)
  const typedData: unknown = typeof data === 'string' ? parseJson(data) : data
  if (!isTypedData(typedData)) throw invalidParams('Expected EIP-712 typed data with types, primaryType and message')
  return signer.signTypedData({ ...typedData, domain: typedData.domain ?? {} })
}

async function sendOwnTransaction(wallet: WalletCore, params: unknown): Promise<unknown> {
  const request = recordAt(params, 0)
  await requireVisible(wallet, request['from'])
  return wallet.enqueue(() => sendTransaction(wallet, request))
}

function switchChain(wallet: WalletCore, params: unknown): null {
  const chainId = parseChainId(recordAt(params, 0)['chainId'])
  if (!wallet.chains.has(chainId)) throw unrecognizedChain(toHex(chainId))
  wallet.chains.switchTo(chainId)
  return null
}

/** EIP-3085; like the common wallets it also switches to the chain. */
function addChain(wallet: WalletCore, params: unknown): null {
  const { chainId, chainName, nativeCurrency, rpcUrls } = recordAt(params, 0)
  const id = parseChainId(chainId)
  const url: unknown = Array.isArray(rpcUrls) ? rpcUrls.find(isHttpUrl) : undefined
  if (typeof chainName !== 'string' || !chainName) throw invalidParams("Expected non-empty string 'chainName'")
  if (typeof url !== 'string') throw invalidParams("Expected an array with at least one valid URL 'rpcUrls'")
  if (!isRecord(nativeCurrency) || typeof nativeCurrency['symbol'] !== 'string' || nativeCurrency['decimals'] !== 18) {
    throw invalidParams("Expected 'nativeCurrency' with a symbol and 18 decimals")
  }
  if (!wallet.chains.has(id)) wallet.chains.add(id, url)
  wallet.chains.switchTo(id)
  return null
}

async function requestPermissions(wallet: WalletCore, params: unknown): Promise<unknown> {
  if (!('eth_accounts' in recordAt(params, 0))) throw invalidParams("Expected the permission 'eth_accounts'")
  await requestAccounts(wallet)
  return getPermissions(wallet)
}

async function revokePermissions(wallet: WalletCore, params: unknown): Promise<null> {
  if ('eth_accounts' in recordAt(params, 0)) await wallet.authorize(false)
  return null
}

/** EIP-2255 permissions of the site. */
async function getPermissions(wallet: WalletCore): Promise<unknown> {
  if (!wallet.authorized) return []
  const value = await wallet.getAddresses()
  const caveats = [{ type: 'restrictReturnedAccounts', value }]
  return [{ invoker: globalThis.location?.origin, parentCapability: 'eth_accounts', caveats }]
}

async function requireVisible(wallet: WalletCore, address: unknown): Promise<void> {
  const visible = await wallet.getVisibleAddresses()
  if (!visible.some(own => own.toLowerCase() === String(address).toLowerCase())) throw unauthorized()
}

async function getOwnSigner(wallet: WalletCore, address: string) {
  await requireVisible(wallet, address)
  return wallet.keyring.getSigner(address)
}

interface TypedData {
  readonly domain?: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

// The members of the types are checked by viem, which throws on anything that it cannot encode.
const isTypedData = (value: unknown): value is TypedData =>
  isRecord(value) && isRecord(value['types']) && typeof value['primaryType'] === 'string' && isRecord(value['message'])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidParams('Typed data is not JSON')
  }
}

const isHttpUrl = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
