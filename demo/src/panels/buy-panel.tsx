import { useWalletModal } from 'wallet-modal/react'

import { Card } from '../controls.js'

/** The ways to buy, and to the page of the provider that sells what is on the local chains. */
export function BuyPanel({ url }: { readonly url: string }) {
  const { open } = useWalletModal()
  return (
    <Card title="Buy crypto" hint="A local provider sells what is on the local chains. No money is needed.">
      <div className="buttons">
        <button type="button" onClick={() => void open({ view: 'OnRampProviders' })}>
          Buy crypto
        </button>
      </div>
      <p>
        <a href={url} target="_blank" rel="noopener">
          Let it refuse, delay or pay a part
        </a>
      </p>
    </Card>
  )
}
