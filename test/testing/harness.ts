import { createTestWallet } from '../../src/testing/create-test-wallet.js'
import type { TestWallet, TestWalletOptions } from '../../src/testing/index.js'

/** An announcement as a site's discovery sees it. */
export interface Announcement {
  readonly info: TestWallet['info']
  readonly provider: TestWallet['provider']
}

const made: TestWallet[] = []

/** A wallet that `removeWallets` removes after the test. */
export function makeWallet(options: TestWalletOptions = {}): TestWallet {
  const wallet = createTestWallet(options)
  made.push(wallet)
  return wallet
}

/** Removes every wallet of the test. */
export function removeWallets(): void {
  for (const wallet of made.splice(0)) wallet.uninstall()
}

/** What a site finds when it asks for wallets now. */
export function discover(): readonly Announcement[] {
  const found: Announcement[] = []
  const listener = (event: Event): void => void (event instanceof CustomEvent && found.push(event.detail))
  window.addEventListener('eip6963:announceProvider', listener)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', listener)
  return found
}

/** Sends a request with or without params. */
export const request = (wallet: TestWallet, method: string, ...params: readonly unknown[]): Promise<unknown> =>
  wallet.provider.request(params.length ? { method, params } : { method })

/** Whether a request is still without an answer after all work at hand is done. */
export async function isWaiting(asked: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol('waiting')
  const later = new Promise(resolve => setTimeout(resolve, 20, waiting)) // a wallet answers sooner, if it does
  return (await Promise.race([asked.catch(() => undefined), later])) === waiting
}

/** The payloads of an event from now on. */
export function record(wallet: TestWallet, event: string): readonly unknown[] {
  const payloads: unknown[] = []
  wallet.provider.on?.(event, payload => payloads.push(payload))
  return payloads
}

/** A chain's node that answers each method from a table; functions get the params. Keeps what it was asked. */
export function fakeNode(replies: Readonly<Record<string, unknown>>) {
  const asked: { readonly url: string; readonly method: string; readonly params: readonly unknown[] }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    asked.push({ url: String(url), method, params })
    if (!Object.hasOwn(replies, method)) {
      return Response.json({ jsonrpc: '2.0', id, error: { code: -32601, message: `no ${method}` } })
    }
    const reply = replies[method]
    return Response.json({ jsonrpc: '2.0', id, result: typeof reply === 'function' ? reply(params) : reply })
  }
  return { fetch, asked }
}
