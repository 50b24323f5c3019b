import type { DevStackOptions } from './client.js'

/** What is used of a locator of Playwright. */
export interface TestLocator {
  first(): TestLocator
  click(): Promise<void>
  fill(value: string): Promise<void>
  press(key: string): Promise<void>
  count(): Promise<number>
  waitFor(options?: { state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>
}

/** The part of Playwright's `Page` that is used. */
export interface TestPage {
  locator(selector: string): TestLocator
  frameLocator(selector: string): { getByRole(role: 'button', options: { name: string; exact: boolean }): TestLocator }
}

/** A mail of the stack's mailbox. */
export interface TestMail {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** Six digits on a line of their own. */
  readonly code: string | null
  /** The first link on a line of its own. */
  readonly link: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What the embedded wallet asked the visitor. */
export interface TestApproval {
  readonly id: string
  readonly title: string
  readonly rows: readonly (readonly [string, string])[]
  readonly text?: string
  readonly warning?: string
  /** The request as the site made it. */
  readonly raw: string
  readonly site: { readonly name: string; readonly origin: string }
}

/** Where the keys of a login have their accounts; a smart account has an address of its own. */
export interface TestLogin {
  readonly email: string
  /** Address of the key on EVM chains. */
  readonly evm: string
  /** Address on Solana. */
  readonly solana: string
}

/** Options of `createTestEmbeddedUser`. */
export interface TestEmbeddedUserOptions extends DevStackOptions {
  /** The address that the visitor logs in with; ada@example.com without it. */
  readonly email?: string
}

/** A visitor who logs in to the embedded wallet of a running development stack. */
export interface TestEmbeddedUser {
  readonly email: string
  /**
   * Logs in on a page, on a new device or a known one, until the code is taken. Where no field for the address is to be seen,
   * `open` is called first; without it, the first button of the product on the page is pressed.
   */
  logIn(page: TestPage, options?: { readonly open?: () => Promise<unknown> }): Promise<TestLogin>
  /** Waits for a request of the embedded wallet on a page, approves it, and returns it. */
  approve(page: TestPage): Promise<TestApproval>
  /** Waits for a request of the embedded wallet on a page, rejects it, and returns it. */
  reject(page: TestPage): Promise<TestApproval>
  /** The latest mail to the visitor; waits for one if there is none. */
  lastMail(): Promise<TestMail>
  /** Ends every login at the secure site, as happens after a time. */
  endSessions(): Promise<void>
}
