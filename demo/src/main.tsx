import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.js'
import { createModal } from './modal.js'
import { loadStack } from './stack.js'
import { createBitcoinWallet, createSolanaWallet, createTestWallets } from './test-wallets.js'

const root = createRoot(document.querySelector('#root') ?? document.body)

try {
  const stack = await loadStack()
  const wallets = createTestWallets(stack)
  createBitcoinWallet(stack)
  Object.assign(window, { testSolanaWallet: await createSolanaWallet(stack) })
  const modal = createModal(stack)
  root.render(
    <StrictMode>
      <App modal={modal} stack={stack} wallets={wallets} />
    </StrictMode>,
  )
} catch (error) {
  root.render(<p className="failure">{error instanceof Error ? error.message : String(error)}</p>)
}
