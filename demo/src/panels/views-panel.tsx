import { useWalletModal } from 'wallet-modal/react'

import { Card } from '../controls.js'

const VIEWS = [
  'Connect',
  'Account',
  'Networks',
  'ProfileWallets',
  'FundWallet',
  'OnRampProviders',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'Diagnostics',
] as const

/** Opens the modal at a view. */
export function ViewsPanel() {
  const { open } = useWalletModal()
  return (
    <Card title="Open a view" hint="Any view can be opened by its name; what needs a connection says so.">
      <div className="buttons">
        {VIEWS.map(view => (
          <button key={view} type="button" onClick={() => void open({ view })}>
            {view}
          </button>
        ))}
      </div>
    </Card>
  )
}
