import '../shared/modal.js'

import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useDisconnect, useWalletModalAccount, WalletModalButton } from 'wallet-modal/react'

import { pay } from '../shared/modal.js'

function App() {
  const { address } = useWalletModalAccount()
  const { disconnect } = useDisconnect()
  const [paid, setPaid] = useState('')
  return (
    <main>
      <WalletModalButton />
      <output aria-label="Account">{address ?? 'none'}</output>
      <output aria-label="Paid">{paid}</output>
      <button onClick={async () => setPaid(await pay())}>Pay</button>
      <button onClick={() => disconnect()}>Disconnect</button>
    </main>
  )
}

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
