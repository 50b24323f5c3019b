import { useState } from 'react'
import { useDisconnect, useWalletModalAccount, WalletModalButton } from 'wallet-modal/react'

import { pay } from './modal.client.js'

export default function Home() {
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
