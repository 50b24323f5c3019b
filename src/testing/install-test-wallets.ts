import { createTestWallet } from './create-test-wallet.js'
import type { TestWallet, TestWalletOptions } from './types.js'

/** A window whose page has called `installTestWallets`; for use in a browser driver's `evaluate`. */
export type TestWalletWindow = Window & { readonly testWallets: readonly TestWallet[] }

/**
 * Installs several wallets from plain JSON and leaves their handles at `window.testWallets`, where a browser driver such
 * as Playwright reaches them: `page.evaluate(() => window.testWallets[0].reject())`. A second call replaces the wallets
 * of the first.
 */
export function installTestWallets(configs: readonly TestWalletOptions[] = [{}]): readonly TestWallet[] {
  const previous = Object.getOwnPropertyDescriptor(window, 'testWallets')?.value as readonly TestWallet[] | undefined // only this function writes it
  for (const wallet of previous ?? []) wallet.uninstall()
  const testWallets = configs.map(config => createTestWallet(config))
  Object.defineProperty(window, 'testWallets', { value: testWallets, configurable: true })
  return testWallets
}
