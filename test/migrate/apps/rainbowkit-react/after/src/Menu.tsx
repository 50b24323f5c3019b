import { useWalletModal } from 'wallet-modal/react'

export function Menu() {
  const { open: openWalletModal } = useWalletModal()
  const openConnectModal = () => openWalletModal({ view: 'Connect' })
  const openAccountModal = () => openWalletModal({ view: 'Account' })
  const changeNetwork = () => openWalletModal({ view: 'Networks' })
  return (
    <menu>
      <button onClick={openConnectModal}>Connect</button>
      <button onClick={() => openAccountModal?.()}>Account</button>
      <button onClick={changeNetwork}>Network</button>
    </menu>
  )
}
