import { useAccountModal, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit'

export function Menu() {
  const { openConnectModal } = useConnectModal()
  const { openAccountModal } = useAccountModal()
  const { openChainModal: changeNetwork } = useChainModal()
  return (
    <menu>
      <button onClick={openConnectModal}>Connect</button>
      <button onClick={() => openAccountModal?.()}>Account</button>
      <button onClick={changeNetwork}>Network</button>
    </menu>
  )
}
