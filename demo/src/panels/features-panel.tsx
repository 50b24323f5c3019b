import type { FeaturesInput, WalletModal } from 'wallet-modal'
import { useState } from 'react'

import { Card, Switch } from '../controls.js'

const FEATURES = {
  allWallets: 'Wallets of the catalogue',
  multiWallet: 'Several wallets',
  analytics: 'Analytics',
  pay: 'Payments',
  legalCheckbox: 'Ask to accept the terms',
} as const satisfies Partial<Record<keyof FeaturesInput, string>>

const OPTIONS = {
  enableNetworkSwitch: 'Ask for a listed network',
  allowUnsupportedChain: 'Allow networks that are not listed',
  enableWalletGuide: 'Help for people without a wallet',
} as const

/** Features and options that can be changed while the page lives. */
export function FeaturesPanel({ modal }: { readonly modal: WalletModal }) {
  const [features, setFeatures] = useState(() => modal.getFeatures())
  const [options, setOptions] = useState<Record<keyof typeof OPTIONS, boolean>>({
    enableNetworkSwitch: true,
    allowUnsupportedChain: false,
    enableWalletGuide: true,
  })
  return (
    <Card
      title="Features"
      hint="A project’s settings at the services would win over these; the playground leaves them unread."
    >
      {(Object.entries(FEATURES) as [keyof typeof FEATURES, string][]).map(([name, label]) => (
        <Switch
          key={name}
          label={label}
          checked={Boolean(features[name])}
          onChange={checked => {
            modal.updateFeatures({ [name]: checked })
            setFeatures(modal.getFeatures())
          }}
        />
      ))}
      {(Object.entries(OPTIONS) as [keyof typeof OPTIONS, string][]).map(([name, label]) => (
        <Switch
          key={name}
          label={label}
          checked={options[name]}
          onChange={checked => {
            modal.updateOptions({ [name]: checked })
            setOptions(known => ({ ...known, [name]: checked }))
          }}
        />
      ))}
    </Card>
  )
}
