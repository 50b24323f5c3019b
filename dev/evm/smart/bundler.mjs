import { concatHex, encodeAbiParameters, keccak256, pad, parseEventLogs, toHex } from 'viem'
import { entryPoint08Abi, getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'
import { deployer } from '../accounts.mjs'
import { receiptOf } from '../receipts.mjs'
import { accountOf, createAccountData, entryPoint, factory, implementation, paymaster, sponsor } from './contracts.mjs'
import { ensureDeployed } from './deploy.mjs'

/** Gas limits for the constant parts of an operation; unused gas is refunded. */
const LIMITS = Object.freeze({ verification: 500_000n, preVerification: 60_000n, paymaster: 120_000n, spare: 60_000n })
const abi = entryPoint08Abi

/**
 * @typedef {import('./deploy.mjs').ChainClient} ChainClient
 * @typedef {import('viem/account-abstraction').UserOperation<'0.8'>} Operation
 * @typedef {{ hash: `0x${string}`, operation: Operation, transactionHash: `0x${string}` }} Sent
 */

/** @param {bigint} high @param {bigint} low two numbers of 16 bytes each */
const pair = (high, low) => concatHex([pad(toHex(high), { size: 16 }), pad(toHex(low), { size: 16 })])

/**
 * The paymaster's signature for an operation.
 * @param {Operation} operation
 * @param {number} chainId
 * @returns {Promise<`0x${string}`>}
 */
function agree(operation, chainId) {
  const { sender, nonce, callData, callGasLimit, verificationGasLimit, preVerificationGas } = operation
  const { maxFeePerGas, maxPriorityFeePerGas } = operation
  const initCode = operation.factory ? concatHex([operation.factory, operation.factoryData ?? '0x']) : '0x'
  const types = ['address', 'uint256', 'bytes32', 'bytes32', 'bytes32', 'uint256', 'bytes32', 'uint256', 'address']
  const encoded = encodeAbiParameters(
    types.map(type => ({ type })),
    [
      sender,
      nonce,
      keccak256(initCode),
      keccak256(callData),
      pair(verificationGasLimit, callGasLimit),
      preVerificationGas,
      pair(maxPriorityFeePerGas, maxFeePerGas),
      BigInt(chainId),
      paymaster,
    ],
  )
  return sponsor.signMessage({ message: { raw: keccak256(encoded) } })
}

/** A bundler for one chain: sends each operation immediately, in a transaction of its own. */
export class Bundler {
  /** @type {Map<string, Sent>} */
  #sent = new Map()
  #client

  /** @param {ChainClient} client */
  constructor(client) {
    this.#client = client
  }

  /**
   * Gas that the account's calls take.
   * @param {`0x${string}`} sender @param {`0x${string}`} callData
   * @throws {Error} the calls would fail
   */
  async estimate(sender, callData) {
    await ensureDeployed(this.#client)
    const code = await this.#client.getCode({ address: implementation })
    // If the account is not deployed yet, the estimate runs with its code in place.
    const stateOverride = (await this.#client.getCode({ address: sender }))
      ? []
      : [{ address: sender, ...(code ? { code } : {}) }]
    const asked = { account: entryPoint, to: sender, data: callData, stateOverride }
    return ((await this.#client.estimateGas(asked)) * 12n) / 10n + LIMITS.spare
  }

  /**
   * Creates a signed operation from the calls of an account.
   * @param {import('viem/accounts').PrivateKeyAccount} owner
   * @param {`0x${string}`} callData
   * @param {boolean} isSponsored whether the paymaster pays instead of the account
   * @returns {Promise<Operation>} signed
   */
  async prepare(owner, callData, isSponsored) {
    const client = this.#client
    const sender = accountOf(owner.address)
    const callGasLimit = await this.estimate(sender, callData)
    const [nonce, code, fees] = await Promise.all([
      client.readContract({ address: entryPoint, abi, functionName: 'getNonce', args: [sender, 0n] }),
      client.getCode({ address: sender }),
      client.estimateFeesPerGas(),
    ])
    /** @type {Operation} */
    const operation = {
      sender,
      nonce: BigInt(String(nonce)),
      callData,
      callGasLimit,
      verificationGasLimit: LIMITS.verification,
      preVerificationGas: LIMITS.preVerification,
      maxFeePerGas: fees.maxFeePerGas,
      maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
      signature: '0x',
      ...(code ? {} : { factory, factoryData: createAccountData(owner.address) }),
      ...(isSponsored
        ? { paymaster, paymasterVerificationGasLimit: LIMITS.paymaster, paymasterPostOpGasLimit: 0n }
        : {}),
    }
    if (isSponsored) operation.paymasterData = await agree(operation, client.chain.id)
    return { ...operation, signature: await owner.sign({ hash: this.hashOf(operation) }) }
  }

  /** @param {Operation} userOperation @returns {`0x${string}`} */
  hashOf(userOperation) {
    return getUserOperationHash({
      chainId: this.#client.chain.id,
      entryPointAddress: entryPoint,
      entryPointVersion: '0.8',
      userOperation,
    })
  }

  /**
   * Sends an operation.
   * @param {Operation} operation
   * @returns {Promise<Sent>}
   * @throws {Error} the entry point refuses it, with its reason
   */
  async send(operation) {
    const client = this.#client
    const args = [[toPackedUserOperation(operation)], deployer]
    const { request } = await client.simulateContract({ address: entryPoint, abi, functionName: 'handleOps', args })
    const transactionHash = await client.writeContract(/** @type {any} */ (request))
    await receiptOf(client, transactionHash)
    const hash = this.hashOf(operation)
    const sent = { hash, operation, transactionHash }
    this.#sent.set(hash, sent)
    return sent
  }

  /** @param {string} hash @returns {Sent | undefined} */
  find(hash) {
    return this.#sent.get(hash)
  }

  /** The outcome of an operation, as `eth_getUserOperationReceipt` reports it. @param {string} hash */
  async receipt(hash) {
    const sent = this.find(hash)
    if (!sent) return null
    const receipt = await this.#client.request(
      /** @type {any} */ ({ method: 'eth_getTransactionReceipt', params: [sent.transactionHash] }),
    )
    const { logs } = /** @type {any} */ (receipt)
    const events = /** @type {any[]} */ (parseEventLogs({ abi, eventName: 'UserOperationEvent', logs }))
    const args = events.find(event => event.args.userOpHash === hash)?.args
    if (!args) throw new Error(`The transaction ${sent.transactionHash} does not hold the operation ${hash}.`)
    const { success, actualGasCost, actualGasUsed, nonce } = args
    return {
      userOpHash: hash,
      entryPoint,
      sender: sent.operation.sender,
      nonce: toHex(nonce),
      ...(sent.operation.paymaster ? { paymaster: sent.operation.paymaster } : {}),
      actualGasCost: toHex(actualGasCost),
      actualGasUsed: toHex(actualGasUsed),
      success,
      logs,
      receipt,
    }
  }
}
