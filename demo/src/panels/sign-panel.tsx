import type { WalletModal } from 'wallet-modal'
import { getPublicClient, getWalletClient } from 'wallet-modal/chains/evm'
import { useWalletModalAccount } from 'wallet-modal/react'
import { useState } from 'react'

import { Card, Outcome } from '../controls.js'
import { useTask } from '../use-task.js'

/** Signs a message with viem over the connected wallet, and checks the signature. */
export function SignPanel({ modal }: { readonly modal: WalletModal }) {
  const { isConnected } = useWalletModalAccount()
  const [message, setMessage] = useState('Hello from the playground')
  const [signature, setSignature] = useState('')
  const task = useTask()

  const sign = async (): Promise<string> => {
    setSignature('')
    const client = await getWalletClient(modal)
    const signed = await client.signMessage({ message })
    setSignature(signed)
    const chain = await getPublicClient(modal) // it knows the signatures of smart accounts too
    const valid = await chain.verifyMessage({ address: client.account.address, message, signature: signed })
    return valid ? `Signed by ${client.account.address}` : 'The signature is not of this account'
  }

  return (
    <Card title="Sign a message">
      <form
        onSubmit={event => {
          event.preventDefault()
          void task.run(sign)
        }}
      >
        <label className="field">
          <span>Message</span>
          <textarea rows={2} value={message} onChange={event => setMessage(event.target.value)} />
        </label>
        <div className="buttons">
          <button type="submit" disabled={!isConnected || task.running || !message}>
            Sign
          </button>
        </div>
      </form>
      <Outcome failed={task.failed}>{task.text}</Outcome>
      {signature && (
        <code className="data" data-testid="signature">
          {signature}
        </code>
      )}
    </Card>
  )
}
