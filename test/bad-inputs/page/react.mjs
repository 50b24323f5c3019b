// The React layer in StrictMode, which mounts everything twice; NODE_ENV is development here, so that React complains.
import { createElement, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

import { useWalletModal, useWalletModalAccount, WalletModalButton } from 'product:react/index'

function Site() {
  const modal = useWalletModal()
  const { address, status } = useWalletModalAccount()
  useEffect(() => modal.subscribeState?.(() => undefined), [modal])
  const connect = () => void window.harness.call('connect', 'com.example.wallet')
  return createElement(
    'section',
    null,
    createElement(WalletModalButton),
    createElement('button', { 'data-testid': 'react-connect', onClick: connect }, `${status} ${address ?? ''}`),
  )
}

let root

window.harness.react = {
  mount() {
    const place = document.createElement('div')
    document.querySelector('main').append(place)
    root = createRoot(place)
    root.render(createElement(StrictMode, null, createElement(Site)))
  },
  unmount: () => root.unmount(),
}
