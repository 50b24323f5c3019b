import type { WalletModal } from 'wallet-modal'
import type { BitcoinProvider } from 'wallet-modal/chains/bitcoin'
import { useWalletModalAccount } from 'wallet-modal/react'
import { useState } from 'react'

import { Card, Outcome } from '../controls.js'
import { useTask } from '../use-task.js'

/** Where what is sent goes: the second account of the local chain. */
const RECIPIENT = 'bcrt1qddd479298yf4mtzdxwudkd7npj7ln3s5g9awk3'

/** Signs a message with the connected Bitcoin wallet, and pays with it. */
export function BitcoinPanel({ modal }: { readonly modal: WalletModal }) {
  const { isConnected, address } = useWalletModalAccount({ namespace: 'bip122' })
  const [amount, setAmount] = useState('10000')
  const task = useTask()

  const provider = (): BitcoinProvider => {
    const found = modal.getProvider('bip122')
    if (!found) throw new Error('Connect a Bitcoin wallet first')
    return found
  }
  const sign = async (): Promise<string> => {
    const { signature, protocol } = await provider().signMessage({ message: 'Hello from the playground' })
    return `${protocol === 'ecdsa' ? 'ECDSA' : 'BIP-322'}: ${signature}`
  }
  const pay = async (): Promise<string> => {
    const txid = await provider().sendTransfer({ recipient: RECIPIENT, amount })
    await modal.updateNativeBalance('bip122')
    return `Sent in ${txid}`
  }

  return (
    <Card title="Bitcoin">
      <p>{isConnected ? `Connected as ${address}` : 'The test wallet Bristlecone holds local bitcoin.'}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          void task.run(pay)
        }}
      >
        <label className="field">
          <span>Satoshis</span>
          <input inputMode="numeric" value={amount} onChange={event => setAmount(event.target.value)} />
        </label>
        <div className="buttons">
          <button type="button" disabled={!isConnected || task.running} onClick={() => void task.run(sign)}>
            Sign a Bitcoin message
          </button>
          <button type="submit" disabled={!isConnected || task.running || !amount}>
            Pay by a signed PSBT
          </button>
        </div>
      </form>
      <Outcome failed={task.failed}>{task.text}</Outcome>
    </Card>
  )
}
