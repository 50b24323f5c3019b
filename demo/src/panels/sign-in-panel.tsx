import type { WalletModal } from 'wallet-modal'
import { useWalletModalAccount, useWalletModalSIWX } from 'wallet-modal/react'
import { useState } from 'react'

import { Card, Outcome } from '../controls.js'
import { askServer } from '../sign-in.js'
import { useTask } from '../use-task.js'

interface SignedIn {
  readonly address: string
  readonly chainId: string
}

/** Signs in with the wallet at the server of the playground, which issues nonces and verifies. */
export function SignInPanel({ modal }: { readonly modal: WalletModal }) {
  const { isConnected } = useWalletModalAccount()
  const siwx = useWalletModalSIWX()
  const [known, setKnown] = useState<readonly SignedIn[]>()
  const task = useTask()
  const look = async (): Promise<string> => {
    setKnown(await askServer<readonly SignedIn[]>('session'))
    return ''
  }
  const signIn = async (): Promise<string> => {
    const { data } = await modal.signIn()
    await look()
    return `Signed in as ${data.accountAddress}`
  }
  const signOut = async (): Promise<string> => {
    await modal.signOut()
    return look()
  }

  if (!siwx)
    return (
      <Card title="Sign-in" hint="A site may ask for proof of the account.">
        <p>
          <a href="?signIn=required">Required here</a> · <a href="?signIn=optional">Optional here</a>
        </p>
      </Card>
    )
  return (
    <Card title="Sign-in" hint="The server of this page issues the nonce and verifies the signature.">
      <div className="buttons">
        <button type="button" disabled={!isConnected || task.running} onClick={() => void task.run(signIn)}>
          Sign in
        </button>
        <button type="button" disabled={task.running} onClick={() => void task.run(look)}>
          Who is signed in
        </button>
        <button type="button" disabled={task.running} onClick={() => void task.run(signOut)}>
          Sign out
        </button>
      </div>
      <Outcome failed={task.failed}>{task.text}</Outcome>
      {known && (
        <code className="data" data-testid="signed-in">
          {known.map(({ address, chainId }) => `${chainId}:${address}`).join('\n') || 'Nobody'}
        </code>
      )}
    </Card>
  )
}
