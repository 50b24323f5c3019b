import type { PaymentAsset, PayOutcome, WalletModal } from 'wallet-modal'
import { useWalletModalPay } from 'wallet-modal/react'
import { useState } from 'react'

import { Card, Choice, Outcome } from '../controls.js'
import type { Stack } from '../stack.js'

interface PayPanelProps extends Pick<Stack, 'accounts' | 'networks' | 'contracts'> {
  readonly modal: WalletModal
}

/** What an outcome means, in words. */
function wordsOf(outcome: PayOutcome): string {
  if (outcome.status === 'paid')
    return `Paid from the visitor’s ${outcome.via}${outcome.hash ? `: ${outcome.hash}` : ''}`
  if (outcome.status === 'pending') return 'On its way, not confirmed yet'
  return outcome.status === 'dismissed' ? 'Left without paying' : outcome.error.message
}

/** Asks the visitor for a payment to one of the local accounts, from a wallet or an exchange. */
export function PayPanel({ modal, accounts, networks, contracts }: PayPanelProps) {
  const { pay, isPending, data, error } = useWalletModalPay()
  const [recipient, setRecipient] = useState<string>(accounts[6]?.address ?? '')
  const [amount, setAmount] = useState('5')
  const [coin, setCoin] = useState<'token' | 'native'>('token')
  const [first] = networks
  if (!first) return null
  const token = contracts[String(first.id)]?.token
  const asset: PaymentAsset = {
    network: `eip155:${first.id}`,
    asset: coin === 'token' && token ? token.address : 'native',
    metadata:
      coin === 'token' && token
        ? { name: 'Test Dollar', symbol: token.symbol, decimals: token.decimals }
        : { ...first.nativeCurrency },
  }
  return (
    <Card
      title="Ask for a payment"
      hint="Switch payments on under “Features” first: they turn the logins by email and with social accounts off. The exchanges are pages of this machine that pay out of a faucet."
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          void pay({ paymentAsset: asset, recipient, amount })
        }}
      >
        <label className="field">
          <span>Recipient</span>
          <input value={recipient} spellCheck={false} onChange={event => setRecipient(event.target.value)} />
        </label>
        <label className="field">
          <span>Price</span>
          <input value={amount} inputMode="decimal" onChange={event => setAmount(event.target.value)} />
        </label>
        <Choice
          label="In"
          options={[
            ['token', token?.symbol ?? 'TUSD'],
            ['native', first.nativeCurrency.symbol],
          ]}
          value={coin}
          onChange={setCoin}
        />
        <div className="buttons">
          <button type="submit" disabled={isPending}>
            Ask for the payment
          </button>
          <button type="button" onClick={() => void modal.open({ view: 'PayWithExchange' })}>
            Deposit from an exchange
          </button>
        </div>
      </form>
      <Outcome failed={error !== undefined}>{error ? error.message : data ? wordsOf(data) : ''}</Outcome>
    </Card>
  )
}
