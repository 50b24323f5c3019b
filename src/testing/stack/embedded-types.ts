import type { DevStackOptions } from './client.js'

/** The methods of Playwright's `Locator` that the scripted visitor uses. */
export interface TestLocator {
  first(): TestLocator
  click(): Promise<void>
  fill(value: string): Promise<void>
  press(key: string): Promise<void>
  count(): Promise<number>
  getAttribute(name: string): Promise<string | null>
  waitFor(options?: { state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>
}

/** The methods of Playwright's `Page` that the scripted visitor uses. */
export interface TestPage {
  locator(selector: string): TestLocator
  frameLocator(selector: string): { getByRole(role: 'button', options: { name: string; exact: boolean }): TestLocator }
}

/** An email in the mailbox of the stack. */
export interface TestMail {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** The six-digit code, if one is on a line of its own. */
  readonly code: string | null
  /** The first link that is on a line of its own. */
  readonly link: string | null
  /** In ms since 1970. */
  readonly at: number
}

/** A request for approval that the embedded wallet shows to the visitor. */
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

/** The addresses of the keys of a login. A smart account has a different address. */
export interface TestLogin {
  readonly email: string
  /** The address of the key on EVM chains. */
  readonly evm: string
  /** Address on Solana. */
  readonly solana: string
}

/** Options of `createTestEmbeddedUser`. */
export interface TestEmbeddedUserOptions extends DevStackOptions {
  /** The email address of the visitor; default: `ada@example.com`. */
  readonly email?: string
}

/** A visitor who logs in to the embedded wallet of a running development stack. */
export interface TestEmbeddedUser {
  readonly email: string
  /**
   * Logs in on a page, with a new or a known device; resolves once the code is accepted. If the page shows no email field,
   * `open` is called first, or, without `open`, the page's first wallet or connect button is clicked.
   */
  logIn(page: TestPage, options?: { readonly open?: () => Promise<unknown> }): Promise<TestLogin>
  /** Waits for a request of the embedded wallet on a page, approves it, and returns it. */
  approve(page: TestPage): Promise<TestApproval>
  /** Waits for a request of the embedded wallet on a page, rejects it, and returns it. */
  reject(page: TestPage): Promise<TestApproval>
  /** The latest email to the visitor; waits for one if there is none. */
  lastMail(): Promise<TestMail>
  /** Ends all logins at the secure site, as if they had expired. */
  endSessions(): Promise<void>
}
