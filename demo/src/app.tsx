import type { WalletModal } from 'wallet-modal'
import { useWalletModalTheme, WalletModalButton, WalletModalNetworkButton } from 'wallet-modal/react'
import type { TestWallet } from 'wallet-modal/testing'
import { useEffect } from 'react'

import { AccountPanel } from './panels/account-panel.js'
import { BitcoinPanel } from './panels/bitcoin-panel.js'
import { BuyPanel } from './panels/buy-panel.js'
import { EventsPanel } from './panels/events-panel.js'
import { FeaturesPanel } from './panels/features-panel.js'
import { LanguagePanel } from './panels/language-panel.js'
import { MailPanel } from './panels/mail-panel.js'
import { PayPanel } from './panels/pay-panel.js'
import { SendPanel } from './panels/send-panel.js'
import { SignInPanel } from './panels/sign-in-panel.js'
import { SignPanel } from './panels/sign-panel.js'
import { SolanaPanel } from './panels/solana-panel.js'
import { ThemePanel } from './panels/theme-panel.js'
import { ViewsPanel } from './panels/views-panel.js'
import { WalletConnectPanel } from './panels/wallet-connect-panel.js'
import { WalletsPanel } from './panels/wallets-panel.js'
import type { Stack } from './stack.js'

interface AppProps {
  readonly modal: WalletModal
  readonly stack: Stack
  readonly wallets: readonly TestWallet[]
}

/** The playground: everything that can be tried, on one page. */
export function App({ modal, stack, wallets }: AppProps) {
  const { themeMode } = useWalletModalTheme()
  useEffect(() => {
    document.documentElement.dataset['theme'] = themeMode
  }, [themeMode])
  return (
    <>
      <header className="bar">
        <p className="brand">
          wallet-modal <span>playground</span>
        </p>
        <nav aria-label="Wallet">
          <WalletModalNetworkButton />
          <WalletModalButton />
        </nav>
      </header>
      <main>
        <section className="hero">
          <h1>Try it without a wallet</h1>
          <p>
            Test wallets for EVM, Bitcoin and Solana live in this page and sign with keys of local chains. Connect one,
            switch networks, send something, reload. Nothing leaves this machine.
          </p>
          <p>
            <a href="./plain.html">The same on a plain HTML page</a>
          </p>
        </section>
        <div className="columns">
          <div>
            <AccountPanel networks={stack.networks} />
            <WalletsPanel wallets={wallets} chains={stack.evm} />
            <WalletConnectPanel url={stack.wallet.url} />
            <MailPanel url={stack.mail.url} />
            <BuyPanel url={stack.onramp.url} />
            <ViewsPanel />
            <EventsPanel />
          </div>
          <div>
            <SignInPanel modal={modal} />
            <SignPanel modal={modal} />
            <BitcoinPanel modal={modal} />
            <SolanaPanel modal={modal} solana={stack.solana} />
            <SendPanel modal={modal} accounts={stack.accounts} />
            <PayPanel modal={modal} accounts={stack.accounts} networks={stack.networks} contracts={stack.contracts} />
            <ThemePanel />
            <LanguagePanel modal={modal} />
            <FeaturesPanel modal={modal} />
          </div>
        </div>
      </main>
    </>
  )
}
