import {
  useDisconnect,
  useWalletInfo,
  useWalletModal,
  useWalletModalAccount,
  useWalletModalBalance,
  useWalletModalNetwork,
} from 'wallet-modal/react'

import { Card, Outcome } from '../controls.js'
import type { Stack } from '../stack.js'
import { useTask } from '../use-task.js'

/** The account as the hooks tell it, and what can be done with it. */
export function AccountPanel({ networks }: Pick<Stack, 'networks'>) {
  const { open } = useWalletModal()
  const { address, isConnected, status, caipAddress } = useWalletModalAccount()
  const { caipNetwork, chainId, switchNetwork } = useWalletModalNetwork()
  const { balance, symbol, fetchBalance } = useWalletModalBalance()
  const { walletInfo } = useWalletInfo()
  const { disconnect } = useDisconnect()
  const task = useTask()

  const refresh = async (): Promise<string> => {
    const { data, error } = await fetchBalance()
    if (error) throw error
    return data ? `Balance read: ${data.balance} ${data.symbol}` : 'There is no account.'
  }

  return (
    <Card title="Account">
      <dl className="facts">
        <dt>Status</dt>
        <dd data-testid="status" className={`mark ${status}`}>
          {status}
        </dd>
        <dt>Wallet</dt>
        <dd data-testid="wallet">{walletInfo?.name ?? '–'}</dd>
        <dt>Address</dt>
        <dd data-testid="address" title={caipAddress}>
          <code>{address ?? '–'}</code>
        </dd>
        <dt>Network</dt>
        <dd data-testid="network">
          {caipNetwork ? `${caipNetwork.name} (${chainId})` : '–'}
          {caipNetwork?.unsupported && <em> not listed here</em>}
        </dd>
        <dt>Balance</dt>
        <dd data-testid="balance">{balance === undefined ? '–' : `${balance} ${symbol ?? ''}`}</dd>
      </dl>
      <div className="buttons">
        {!isConnected && (
          <button type="button" className="main" onClick={() => void task.run(async () => outcomeText(await open()))}>
            Connect
          </button>
        )}
        {isConnected && (
          <>
            <button type="button" disabled={task.running} onClick={() => void task.run(refresh)}>
              Read balance
            </button>
            <button type="button" onClick={() => void task.run(() => disconnect().then(() => 'Disconnected'))}>
              Disconnect
            </button>
          </>
        )}
        {networks.map(network => (
          <button
            key={network.id}
            type="button"
            aria-pressed={network.id === chainId}
            onClick={() =>
              void task.run(() => switchNetwork(network, { throwOnFailure: true }).then(() => `Now on ${network.name}`))
            }
          >
            {network.name}
          </button>
        ))}
      </div>
      <Outcome failed={task.failed}>{task.text}</Outcome>
    </Card>
  )
}

function outcomeText(outcome: Awaited<ReturnType<ReturnType<typeof useWalletModal>['open']>>): string {
  if (outcome.status === 'connected') return `Connected ${outcome.caipAddress}`
  if (outcome.status === 'dismissed') return 'Closed without a connection'
  if (outcome.status === 'sent') return `Sent ${outcome.hash}`
  return outcome.error.message
}
