import { SAFE_ID } from '../../../core/entities/connector.js'
import type { ChainAdapter } from '../../adapter.js'
import type { TransfersPort } from '../../ports/transfers.js'
import type { CallsPort } from '../../ports/calls.js'
import type { SafeWallet } from './safe-provider.js'

/** A sent transaction, and a promise that settles once it is final or has failed. */
interface Sent {
  readonly hash: string
  readonly confirmed: Promise<string>
}

/** Sends; if the hash is the Safe's own, which the chain does not know, follows the transaction through the Safe. */
async function sendFollowed<T extends Sent>(
  wallet: SafeWallet,
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  signal?.throwIfAborted()
  const own = new AbortController()
  const stop = (): void => own.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const sent = await send(own.signal).catch((error: unknown) => {
    signal?.removeEventListener('abort', stop)
    throw error
  })
  if (!wallet.hasSent(sent.hash)) return sent
  signal?.removeEventListener('abort', stop)
  own.abort() // the endpoints are no longer asked for it
  const confirmed = wallet.awaitTransaction(sent.hash, signal).then(() => sent.hash)
  confirmed.catch(() => undefined) // unhandled where the caller does not await it
  return { ...sent, confirmed }
}

function followTransfers(own: TransfersPort, wallet: SafeWallet): TransfersPort {
  const isProposed = own.isProposed?.bind(own)
  return {
    checkAddress: query => own.checkAddress(query),
    async prepare(request) {
      const prepared = await own.prepare(request)
      if (request.connectorId !== SAFE_ID) return prepared
      return { ...prepared, send: signal => sendFollowed(wallet, sending => prepared.send(sending), signal) }
    },
    reserve: query => own.reserve(query),
    async awaitTransaction(query) {
      const { hash, signal } = query
      if (!(await wallet.knows(hash))) return own.awaitTransaction(query)
      await wallet.awaitTransaction(hash, signal)
      return hash
    },
    ...(isProposed ? { isProposed } : {}),
  }
}

function followCalls(own: CallsPort, wallet: SafeWallet): CallsPort {
  const permit = own.permit?.bind(own)
  const changes = own.changes?.bind(own)
  const dataFee = own.dataFee?.bind(own)
  return {
    decimals: query => own.decimals(query),
    async prepare(request) {
      if (request.connectorId !== SAFE_ID) return own.prepare(request)
      const prepared = await own.prepare({ ...request, followsBatch: id => wallet.hasSent(id) })
      return {
        ...prepared,
        send: (signal, onStep) => sendFollowed(wallet, sending => prepared.send(sending, onStep), signal),
      }
    },
    ...(changes ? { changes } : {}),
    ...(dataFee ? { dataFee } : {}),
    ...(permit ? { permit } : {}),
    async awaitBatch(query) {
      if (query.connectorId !== SAFE_ID) return (await own.awaitBatch?.(query)) ?? []
      await wallet.awaitTransaction(query.id, query.signal)
      return []
    },
  }
}

/**
 * A family that follows Safe transactions through the Safe: it returns its own hash, which the chain never knows, and
 * its owners may agree days later.
 */
export function followSafe(family: ChainAdapter, wallet: SafeWallet): ChainAdapter {
  const { transfers, calls } = family
  return {
    ...family,
    ...(transfers ? { transfers: async () => followTransfers(await transfers(), wallet) } : {}),
    ...(calls ? { calls: async () => followCalls(await calls(), wallet) } : {}),
  }
}
