import { createTestWallet } from './create-test-wallet.js'
import type { TestWallet, TestWalletOptions } from './types.js'

/**
 * The type of `window` in a page that has called `installTestWallets`, for the `evaluate` function of a browser driver.
 */
export type TestWalletWindow = Window & { readonly testWallets: readonly TestWallet[] }

/** The test wallets of the page, whichever copy of this module installed them. */
const installed = (): readonly TestWallet[] => (window as Partial<TestWalletWindow>).testWallets ?? [] // only tests write it

/**
 * Installs several wallets from plain JSON and stores their handles in `window.testWallets`, where a browser driver
 * such as Playwright can use them: `page.evaluate(() => window.testWallets[0].reject())`. A second call replaces the
 * wallets of the first.
 */
export function installTestWallets(configs: readonly TestWalletOptions[] = [{}]): readonly TestWallet[] {
  for (const wallet of installed()) wallet.uninstall()
  const wallets = configs.map(config => createTestWallet(config))
  Object.defineProperty(window, 'testWallets', { value: wallets, configurable: true })
  return wallets
}
