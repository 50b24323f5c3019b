import type { Script } from './script.js'
import type { TestWalletScript } from './types.js'

/** The script's methods as bound functions, so that they can be destructured from a handle. */
export const toScript = (script: Script): TestWalletScript => ({
  approve: method => script.approve(method),
  reject: method => script.reject(method),
  hang: method => script.hang(method),
  pending: method => script.pending(method),
  answer: (method, value) => script.answer(method, value),
  fail: (method, error) => script.fail(method, error),
  delay: (milliseconds, method) => script.delay(milliseconds, method),
})
