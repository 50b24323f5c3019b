import { internalError, invalidParams } from './provider-rpc-error.js'
import { type Hex, isAddress, isHex, isRecord, parseChainId, toHex } from './shapes.js'
import type { WalletCore } from './wallet-core.js'

/** Signs a transaction with the sender's key, after asking the node for missing fields, and sends it raw. */
export async function sendTransaction(
  wallet: WalletCore,
  request: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { from, to, data = request['input'], value, chainId } = request
  if (!isAddress(from)) throw invalidParams("Expected an address for 'from'")
  if (to !== undefined && to !== null && !isAddress(to)) throw invalidParams("Expected an address for 'to'")
  if (chainId !== undefined && parseChainId(chainId) !== wallet.chains.current) {
    throw invalidParams(
      `The transaction is for chain ${JSON.stringify(chainId)}, the wallet is on ${toHex(wallet.chains.current)}`,
    )
  }
  const signer = await wallet.keyring.getSigner(from)
  const call = { from, to: to ?? undefined, data: toOptionalHex(data), value: toOptionalHex(value) }
  const signed = await signer.signTransaction({
    chainId: wallet.chains.current,
    nonce: Number(await quantity(wallet, request['nonce'], 'eth_getTransactionCount', [from, 'pending'])),
    gas: await quantity(wallet, request['gas'] ?? request['gasLimit'], 'eth_estimateGas', [call]),
    ...(to ? { to } : {}),
    ...(call.data === undefined ? {} : { data: call.data }),
    value: BigInt(call.value ?? 0),
    ...(await getFees(wallet, request)),
  })
  return wallet.chains.callNode('eth_sendRawTransaction', [signed])
}

/** The site's fees, else the node's: EIP-1559 if blocks have a base fee, otherwise a gas price. */
async function getFees(wallet: WalletCore, request: Readonly<Record<string, unknown>>) {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  if (isHex(gasPrice)) return { type: 'legacy', gasPrice: BigInt(gasPrice) } as const
  const block = await wallet.chains.callNode('eth_getBlockByNumber', ['latest', false])
  const baseFee = isRecord(block) ? block['baseFeePerGas'] : undefined
  if (!isHex(baseFee)) {
    return { type: 'legacy', gasPrice: await quantity(wallet, undefined, 'eth_gasPrice', []) } as const
  }
  const tip = await quantity(wallet, maxPriorityFeePerGas, 'eth_maxPriorityFeePerGas', [])
  const ceiling = isHex(maxFeePerGas) ? BigInt(maxFeePerGas) : BigInt(baseFee) * 2n + tip
  return { type: 'eip1559', maxFeePerGas: ceiling, maxPriorityFeePerGas: tip < ceiling ? tip : ceiling } as const
}

async function quantity(wallet: WalletCore, given: unknown, method: string, params: unknown): Promise<bigint> {
  const value = given ?? (await wallet.chains.callNode(method, params))
  if (!isHex(value) || value === '0x') throw internalError(`No quantity for ${method}: ${JSON.stringify(value)}`)
  return BigInt(value)
}

function toOptionalHex(value: unknown): Hex | undefined {
  if (value === undefined || value === null) return undefined
  if (!isHex(value)) throw invalidParams('Expected 0x-prefixed hexadecimal text in the transaction')
  return value
}
