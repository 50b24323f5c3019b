import { ProviderRpcError, requestPending, userRejected } from './provider-rpc-error.js'
import { isRecord } from './shapes.js'
import type { ScriptedError, TestWalletScript } from './types.js'

/** Methods for which an EVM wallet prompts. */
const PROMPTING: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
])

// Names of the two groups of methods; no method has these names.
const ALL = '*'
const PROMPTS = '?'

/** How to handle a request: act normally, keep it waiting, or call `reply`. */
type Rule = 'normal' | 'hang' | { readonly reply: (method: string, params: unknown) => unknown }

/** The scripted answers of a wallet, and the requests that wait because of them. */
export class Script implements TestWalletScript {
  readonly #prompting: ReadonlySet<string>
  readonly #rules = new Map<string, Rule>()
  readonly #delays = new Map<string, number>()
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  readonly #waiting = new Set<() => void>()

  /** @param prompting methods for which the wallet prompts; by default, those of EVM */
  constructor(prompting: ReadonlySet<string> = PROMPTING) {
    this.#prompting = prompting
  }

  approve(method?: string): void {
    if (method === undefined) this.#rules.clear()
    else this.#rules.set(method, 'normal')
    this.wake()
  }

  reject(method = PROMPTS): void {
    this.#set(method, { reply: () => raise(userRejected()) })
  }

  hang(method = ALL): void {
    this.#set(method, 'hang')
  }

  pending(method = PROMPTS): void {
    this.#set(method, { reply: name => raise(requestPending(name)) })
  }

  answer(method: string, value: unknown): void {
    this.#set(method, { reply: (_, params) => (isAnswer(value) ? value(params) : value) })
  }

  fail(method: string, error: ScriptedError): void {
    this.#set(method, { reply: () => raise(toThrown(error)) })
  }

  delay(milliseconds: number, method = ALL): void {
    this.#delays.set(method, milliseconds)
  }

  /** Waits as scripted, then answers as scripted or with the result of `act`. */
  async run(method: string, params: unknown, act: () => unknown): Promise<unknown> {
    const milliseconds = this.#delays.get(method) ?? this.#delays.get(ALL) ?? 0
    if (milliseconds > 0) await this.#sleep(milliseconds)
    for (;;) {
      const rule = this.#find(method)
      if (rule !== 'hang') return rule === 'normal' ? act() : rule.reply(method, params)
      await this.wait()
    }
  }

  /** Resolves when something that requests may wait for has changed. */
  wait(): Promise<void> {
    return new Promise(resolve => this.#waiting.add(resolve))
  }

  /** Makes every waiting request check again. */
  wake(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const resolve of waiting) resolve()
  }

  /** Clears rules and delays; waiting requests are never answered. */
  clear(): void {
    this.#rules.clear()
    this.#delays.clear()
    this.#waiting.clear()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #set(method: string, rule: Rule): void {
    if (method === ALL) this.#rules.delete(PROMPTS)
    this.#rules.set(method, rule)
    this.wake()
  }

  #find(method: string): Rule {
    const group = this.#prompting.has(method) ? this.#rules.get(PROMPTS) : undefined
    return this.#rules.get(method) ?? group ?? this.#rules.get(ALL) ?? 'normal'
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        resolve()
      }, milliseconds)
      this.#timers.add(timer)
    })
  }
}

const isAnswer = (value: unknown): value is (params: unknown) => unknown => typeof value === 'function'

function raise(error: unknown): never {
  throw error
}

function toThrown(error: ScriptedError): unknown {
  if (!isRecord(error)) return error
  const { code, message = '', data } = error
  return code === undefined ? new Error(message) : new ProviderRpcError(code, message, data)
}
