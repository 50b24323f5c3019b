import type { TestWallet } from 'wallet-modal/testing'
import { useEffect, useState } from 'react'

import { Card, Choice } from '../controls.js'
import type { Stack } from '../stack.js'

interface WalletsPanelProps {
  readonly wallets: readonly TestWallet[]
  readonly chains: Stack['evm']
}

/** A chain that the playground does not list. */
const UNLISTED = { chainId: 0x539, name: 'A chain not listed here' }

/** What a visitor would do in the windows of their wallets. */
export function WalletsPanel({ wallets, chains }: WalletsPanelProps) {
  return (
    <Card
      title="Test wallets"
      hint="They announce themselves like extensions do. Here you are the person in the wallet."
    >
      {wallets.map(wallet => (
        <Wallet key={wallet.info.uuid} wallet={wallet} chains={chains} />
      ))}
    </Card>
  )
}

const ANSWERS = [
  ['approve', 'Approves'],
  ['think', 'Takes 2 s'],
  ['reject', 'Rejects'],
  ['hang', 'Never answers'],
] as const

type Answer = (typeof ANSWERS)[number][0]

/** What a wallet asks its owner before it does it. */
const ASKED = ['eth_requestAccounts', 'wallet_switchEthereumChain', 'personal_sign', 'eth_sendTransaction']

function setAnswer(wallet: TestWallet, answer: Answer): void {
  wallet.approve()
  for (const method of ASKED) wallet.delay(0, method)
  if (answer === 'think') for (const method of ASKED) wallet.delay(2000, method)
  if (answer === 'reject') wallet.reject()
  if (answer === 'hang') for (const method of ASKED) wallet.hang(method)
}

function Wallet({ wallet, chains }: { readonly wallet: TestWallet; readonly chains: Stack['evm'] }) {
  const [answer, choose] = useState<Answer>('approve')
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const [current, setCurrent] = useState({ address: '', chainId: wallet.chainId })

  useEffect(() => {
    const read = async (): Promise<void> => {
      const [address = ''] = await wallet.getAddresses()
      setCurrent({ address, chainId: wallet.chainId })
    }
    const onChange = (): void => void read()
    wallet.getAddresses().then(setAddresses, () => undefined)
    void read()
    const { provider } = wallet
    for (const event of ['accountsChanged', 'chainChanged']) provider.on?.(event, onChange)
    return () => {
      for (const event of ['accountsChanged', 'chainChanged']) provider.removeListener?.(event, onChange)
    }
  }, [wallet])

  const { name } = wallet.info
  const known = [...chains, UNLISTED]
  return (
    <div className="wallet" role="group" aria-label={name}>
      <h3>
        <img src={wallet.info.icon} width="24" height="24" alt="" /> {name}
      </h3>
      <Choice
        label="When it is asked"
        options={ANSWERS}
        value={answer}
        onChange={next => {
          choose(next)
          setAnswer(wallet, next)
        }}
      />
      <Choice
        label="Account"
        options={addresses.map((address, index) => [String(index), short(address)])}
        value={String(addresses.indexOf(current.address))}
        onChange={index => {
          const address = addresses[Number(index)] ?? ''
          setCurrent(now => ({ ...now, address }))
          void wallet.switchAccount(Number(index))
        }}
      />
      <Choice
        label="Chain"
        options={known.map(chain => [String(chain.chainId), chain.name])}
        value={String(current.chainId)}
        onChange={id => {
          setCurrent(now => ({ ...now, chainId: Number(id) }))
          wallet.switchChain(Number(id))
        }}
      />
      <div className="buttons">
        <button type="button" onClick={() => wallet.revoke()}>
          Revoke permission
        </button>
      </div>
    </div>
  )
}

const short = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`
