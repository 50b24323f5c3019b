// What the code of the guides takes from elsewhere, so that it can be type-checked.

/** What the pieces of the guides take from those before them, or from the page that they are about. */
export const GIVEN = `
declare const createWalletModal: typeof import('wallet-modal').createWalletModal
declare const getWalletModal: typeof import('wallet-modal').getWalletModal
declare const evmAdapter: typeof import('wallet-modal/chains/evm').evmAdapter
declare const bitcoinAdapter: typeof import('wallet-modal/chains/bitcoin').bitcoinAdapter
declare const solanaAdapter: typeof import('wallet-modal/chains/solana').solanaAdapter
declare const base: typeof import('wallet-modal/networks').base
declare const mainnet: typeof import('wallet-modal/networks').mainnet
declare const solana: typeof import('wallet-modal/networks').solana
declare const modal: import('wallet-modal').WalletModal
declare const stack: Awaited<ReturnType<typeof import('wallet-modal/dev').startDevStack>>
declare const signal: AbortSignal
declare const logo: HTMLElement
declare const uri: string
declare const page: import('playwright-core').Page
declare const [token, exchange, approval, order]: readonly \`0x\${string}\`[]
declare const sendToSupport: (text: string) => Promise<void>
declare const show: (...what: readonly unknown[]) => void
declare function defineNuxtPlugin(setup: () => void): unknown
declare module '@testing-library/react' {
  export function render(what: import('react').ReactNode): void
}
declare module 'shadow-dom-testing-library' {
  export const screen: {
    findByShadowRole(role: string, options: { name: string | RegExp }): Promise<HTMLElement>
    findByText(text: string): Promise<HTMLElement>
  }
}
declare module '@playwright/test' {
  type Page = import('playwright-core').Page
  export function defineConfig(config: { testDir: string, use: { baseURL: string }, webServer: { command: string, url: string } }): unknown
  export function expect(found: import('playwright-core').Locator): { toHaveText(text: string, options: { timeout: number }): Promise<void> }
  export const test: {
    (name: string, work: (given: { page: Page }) => Promise<void>): void
    beforeAll(work: () => Promise<void>): void
    afterAll(work: () => Promise<void>): void
  }
}
interface ImportMeta {
  readonly env: { readonly DEV: boolean }
}
declare module 'vitest' {
  export function afterAll(work: () => void): void
  export function test(name: string, work: () => Promise<void>): void
  export function expect(value: unknown): { toBeDefined(): void }
}
`

/** What the last scripts of the guide to sign-in take from those before them. */
export const GIVEN_TO_SCRIPTS = `
declare const [message, signature, domain, nonce]: readonly string[]
declare const verifySignIn: typeof import('wallet-modal/siwx/server').verifySignIn
declare const store: Map<string, unknown>
`

/** The files of the reader's own site that pieces of the guides import. */
export const SITE = {
  'Header.tsx': "export declare function Header(): import('react').ReactElement",
  'modal.ts': "export declare const modal: import('wallet-modal').WalletModal",
  'modal.client.ts': "export * from './modal.js'",
  'wallet.ts': "export declare const config: import('wagmi').Config",
  'ca.ts': "export declare const ca: import('wallet-modal').Messages",
}

/** Files of the reader's own site that a guide has the code of: the comments above the code name them. */
export const WRITTEN = /^\/\/ src\/([\w.]+)\.ts\n/

/** What the types of templates import, which the build puts beside them. */
export const BESIDE_TYPES = {
  'index.ts': "export type * from '../../src/index.js'",
  'elements/index.ts': "export type * from '../../../src/elements/index.js'",
}
