import type { WalletModal } from 'wallet-modal'
import { getPublicClient, getWalletClient } from 'wallet-modal/chains/evm'
import { useWalletModalAccount, useWalletModalBalance, useWalletModalNetwork } from 'wallet-modal/react'
import { useState } from 'react'

import { Card, Outcome } from '../controls.js'
import type { Stack } from '../stack.js'
import { useTask } from '../use-task.js'

interface SendPanelProps extends Pick<Stack, 'accounts'> {
  readonly modal: WalletModal
}

/** Sends the native currency with viem over the connected wallet and waits until it is in a block. */
export function SendPanel({ modal, accounts }: SendPanelProps) {
  const { isConnected } = useWalletModalAccount()
  const { caipNetwork } = useWalletModalNetwork()
  const { fetchBalance } = useWalletModalBalance()
  const [to, setTo] = useState(accounts[4]?.address ?? '')
  const [amount, setAmount] = useState('0.25')
  const [hash, setHash] = useState('')
  const task = useTask()

  const send = async (say: (text: string) => void): Promise<string> => {
    setHash('')
    const { isAddress, parseEther } = await import('viem')
    if (!isAddress(to)) throw new Error('That is not an address')
    const wallet = await getWalletClient(modal)
    const sent = await wallet.sendTransaction({ to, value: parseEther(amount) })
    setHash(sent)
    say('Sent, waiting for a block')
    const chain = await getPublicClient(modal)
    const receipt = await chain.waitForTransactionReceipt({ hash: sent })
    await fetchBalance()
    return receipt.status === 'success' ? `In block ${receipt.blockNumber}` : 'The transaction was reverted'
  }

  return (
    <Card title="Send a transaction">
      <form
        onSubmit={event => {
          event.preventDefault()
          void task.run(send)
        }}
      >
        <label className="field">
          <span>To</span>
          <input value={to} spellCheck={false} autoComplete="off" onChange={event => setTo(event.target.value)} />
        </label>
        <label className="field">
          <span>Amount in {caipNetwork?.nativeCurrency.symbol || 'ETH'}</span>
          <input value={amount} inputMode="decimal" onChange={event => setAmount(event.target.value)} />
        </label>
        <div className="buttons">
          <button type="submit" disabled={!isConnected || task.running}>
            Send
          </button>
        </div>
      </form>
      <Outcome failed={task.failed}>{task.text}</Outcome>
      {hash && (
        <code className="data" data-testid="hash">
          {hash}
        </code>
      )}
    </Card>
  )
}
