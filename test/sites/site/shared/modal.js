import { createWalletModal } from 'wallet-modal'
import { evmAdapter, getWalletClient } from 'wallet-modal/chains/evm'

export const { networks, catalogue, receiver } = JSON.parse(process.env.NEXT_PUBLIC_STACK)

export const modal = createWalletModal({
  projectId: 'sites',
  networks,
  adapters: [evmAdapter()],
  metadata: { name: 'A site', description: '', url: 'https://example.com', icons: [] },
  remoteConfig: false,
  services: { catalogue, blockchain: false, rpc: false, analytics: false, relay: false, secureSite: false },
})

/** Pays a little; resolves to the hash of the transaction once it is mined. */
export async function pay() {
  const client = await getWalletClient(modal)
  const hash = await client.sendTransaction({ to: receiver, value: 1n })
  const { getPublicClient } = await import('wallet-modal/chains/evm')
  await (await getPublicClient(modal)).waitForTransactionReceipt({ hash })
  return hash
}
