import { Card } from '../controls.js'

/** The way to the wallet that WalletConnect reaches: a page of the development stack. */
export function WalletConnectPanel({ url }: { readonly url: string }) {
  return (
    <Card
      title="WalletConnect"
      hint="Choose WalletConnect (or any wallet without an extension) in the modal, copy the link, and paste it into the local wallet."
    >
      <p>
        <a href={url} target="_blank" rel="noopener">
          Open the local wallet
        </a>
      </p>
    </Card>
  )
}
