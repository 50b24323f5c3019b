import { ChainDownError } from '../blockchain/ask-chain.mjs'
import { failed } from '../reply.mjs'

/** Answers `work`, or that the chain is down. @param {() => Promise<import('../reply.mjs').Reply>} work */
export async function overChain(work) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChainDownError) return failed(503, 'chainId', 'All providers are temporarily unavailable.')
    throw error
  }
}
