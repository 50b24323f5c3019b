import type { ChainNamespace } from '../../core/caip.js'
import { signal } from '../../core/signal.js'

type SendActs = typeof import('./send-acts.js')

const loaded = signal<SendActs | undefined>(undefined)

/** Loads what the send views do: everything that asks services, chains and wallets. */
export async function loadSendActs(): Promise<SendActs> {
  const known = loaded.get()
  if (known) return known
  const acts = await import('./send-acts.js')
  loaded.set(acts)
  return acts
}

/** Why a send failed, in words; they come with what fails. Reading it in `render()` subscribes. */
export const sendErrorWords = (error: Error, namespace: ChainNamespace | undefined): string =>
  loaded.get()?.sendErrorWords(error, namespace) ?? ''
