import type { WalletModal } from 'wallet-modal'
import { getSolanaProvider, getSolanaRpc } from 'wallet-modal/chains/solana'
import { useWalletModalAccount } from 'wallet-modal/react'
import { useState } from 'react'

import { Card, Outcome } from '../controls.js'
import type { Stack } from '../stack.js'
import { useTask } from '../use-task.js'

interface SolanaPanelProps extends Pick<Stack, 'solana'> {
  readonly modal: WalletModal
}

/** Waits until the chain has confirmed a transaction. */
async function whenConfirmed(modal: WalletModal, signature: string): Promise<void> {
  const rpc = await getSolanaRpc(modal)
  const { signature: toSignature } = await import('@solana/web3.js')
  for (;;) {
    const { value } = await rpc.getSignatureStatuses([toSignature(signature)]).send()
    const status = value[0]
    if (status?.err) throw new Error('The transaction failed')
    if (status && status.confirmationStatus !== 'processed') return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

/** Builds a transfer of SOL with web3.js, as a site would. */
async function buildTransfer(modal: WalletModal, from: string, to: string, lamports: bigint): Promise<Uint8Array> {
  const rpc = await getSolanaRpc(modal)
  const web3 = await import('@solana/web3.js')
  const { getTransferSolInstruction } = await import('@solana-program/system')
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const source = web3.createNoopSigner(web3.address(from))
  const message = web3.pipe(
    web3.createTransactionMessage({ version: 0 }),
    tx => web3.setTransactionMessageFeePayer(source.address, tx),
    tx => web3.setTransactionMessageLifetimeUsingBlockhash(lifetime, tx),
    tx =>
      web3.appendTransactionMessageInstruction(
        getTransferSolInstruction({ source, destination: web3.address(to), amount: lamports }),
        tx,
      ),
  )
  return new Uint8Array(web3.getTransactionEncoder().encode(web3.compileTransaction(message)))
}

/** Signs a message and sends SOL with web3.js over the connected Solana wallet. */
export function SolanaPanel({ modal, solana }: SolanaPanelProps) {
  const { isConnected, address = '' } = useWalletModalAccount({ namespace: 'solana' })
  const [to, setTo] = useState(solana.accounts[4]?.address ?? '')
  const [amount, setAmount] = useState('0.25')
  const [result, setResult] = useState('')
  const task = useTask()

  const sign = async (): Promise<string> => {
    setResult('')
    const signature = await getSolanaProvider(modal).signMessage(new TextEncoder().encode('Hello from the playground'))
    setResult(Array.from(signature, byte => byte.toString(16).padStart(2, '0')).join(''))
    return `Signed by ${address}`
  }

  const send = async (say: (text: string) => void): Promise<string> => {
    setResult('')
    const lamports = BigInt(Math.round(Number(amount) * 1e9))
    const transaction = await buildTransfer(modal, address, to, lamports)
    const signature = await getSolanaProvider(modal).signAndSendTransaction(transaction)
    setResult(signature)
    say('Sent, waiting until it is confirmed')
    await whenConfirmed(modal, signature)
    return 'Confirmed'
  }

  return (
    <Card title="Solana" hint="A local chain with a real virtual machine; the wallet is called Cedar.">
      <form
        onSubmit={event => {
          event.preventDefault()
          void task.run(send)
        }}
      >
        <label className="field">
          <span>Solana recipient</span>
          <input value={to} spellCheck={false} autoComplete="off" onChange={event => setTo(event.target.value)} />
        </label>
        <label className="field">
          <span>SOL to send</span>
          <input value={amount} inputMode="decimal" onChange={event => setAmount(event.target.value)} />
        </label>
        <div className="buttons">
          <button type="button" disabled={!isConnected || task.running} onClick={() => void task.run(sign)}>
            Sign a message
          </button>
          <button type="submit" disabled={!isConnected || task.running}>
            Send SOL
          </button>
        </div>
      </form>
      <Outcome failed={task.failed}>{task.text}</Outcome>
      {result && (
        <code className="data" data-testid="solana-result">
          {result}
        </code>
      )}
    </Card>
  )
}
