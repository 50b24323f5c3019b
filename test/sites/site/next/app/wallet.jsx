'use client'

import { useState } from 'react'
import { useDisconnect, useWalletModalAccount, WalletModalButton } from 'wallet-modal/react'

import { pay } from '../../shared/modal.js'

export function Wallet() {
  const { address } = useWalletModalAccount()
  const { disconnect } = useDisconnect()
  const [paid, setPaid] = useState('')
  return (
    <>
      <WalletModalButton />
      <output aria-label="Account">{address ?? 'none'}</output>
      <output aria-label="Paid">{paid}</output>
      <button onClick={async () => setPaid(await pay())}>Pay</button>
      <button onClick={() => disconnect()}>Disconnect</button>
    </>
  )
}
