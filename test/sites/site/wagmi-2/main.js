import {
  connect,
  createConfig,
  disconnect,
  http,
  reconnect,
  sendTransaction,
  waitForTransactionReceipt,
  watchAccount,
} from '@wagmi/core'
import { walletModalConnector } from 'wallet-modal/wagmi'

import { networks, receiver } from '../shared/modal.js'

const config = createConfig({
  chains: networks,
  transports: Object.fromEntries(networks.map(({ id }) => [id, http()])),
  connectors: [walletModalConnector()],
  multiInjectedProviderDiscovery: false,
})

const root = document.querySelector('#root')
const output = name => Object.assign(root.appendChild(document.createElement('output')), { ariaLabel: name })
const button = (name, onclick) =>
  Object.assign(root.appendChild(document.createElement('button')), { textContent: name, onclick })

const account = output('Account')
const paid = output('Paid')
button('Connect wallet', () => connect(config, { connector: config.connectors[0] }))
button('Pay', async () => {
  const hash = await sendTransaction(config, { to: receiver, value: 1n })
  await waitForTransactionReceipt(config, { hash })
  paid.textContent = hash
})
button('Disconnect', () => disconnect(config))

// while wagmi restores, it shows what it remembers: nothing can be asked of that
watchAccount(config, {
  onChange: ({ address, status }) => (account.textContent = status === 'connected' ? address : 'none'),
})
// not awaited at the top level: chunks that are loaded meanwhile may import this one
void reconnect(config)
