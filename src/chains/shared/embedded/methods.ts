/** What a method needs for an answer: nothing, or the visitor's approval; or it is not allowed. */
export type MethodKind = 'safe' | 'approval' | 'forbidden'

/** Reads, and methods that send a signed transaction (SPEC 5, WIRE 3.5). */
const SAFE: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
])

/** Methods that need the visitor's approval. */
const APPROVAL: ReadonlySet<string> = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
])

/** The kind of an answer, as far as it can be recognised. */
export type AnswerKind = 'transaction hash' | 'signed message' | 'object'

/** The kind of an answer (SPEC 5): 64 hex digits are a hash, any other length from 62 on is a signature. */
export function answerKind(answer: unknown): AnswerKind {
  if (typeof answer !== 'string' || !/^0x[\da-fA-F]{62,}$/.test(answer)) return 'object'
  return answer.length === 66 ? 'transaction hash' : 'signed message'
}

/** What a method needs. */
export function methodKind(method: string): MethodKind {
  if (SAFE.has(method)) return 'safe'
  return APPROVAL.has(method) ? 'approval' : 'forbidden'
}
