import { expect } from '@open-wc/testing'

import type { WalletEvent } from '../../../../src/chains/ports/wallets.js'
import { type EmbeddedCall, EmbeddedWallet } from '../../../../src/chains/shared/embedded/embedded-wallet.js'
import { ModalClosedError } from '../../../../src/core/errors/attempt.js'
import { NetworkNotFoundError } from '../../../../src/core/errors/network.js'
import { mainnet, polygon } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'
import { ada, fakeSecureSite, SOLANA, type SecureSiteScript } from '../../../helpers/fake-secure-site.js'
import { rejection } from '../../../helpers/rejection.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const { networks } = parseNetworks([mainnet, polygon, SOLANA])

function make(script: SecureSiteScript = {}, answer: () => Promise<unknown> = async () => 'ok') {
  const site = fakeSecureSite(script)
  const told: WalletEvent[] = []
  const asked: EmbeddedCall[] = []
  const login = { entered: 0, left: 0, emptied: 0 }
  const wallet = new EmbeddedWallet({
    site,
    networks: namespace => networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    endpoints: async () => ['https://node.example'],
    activeNetwork: () => undefined,
    accountType: () => 'smartAccount',
    call: async call => {
      asked.push(call)
      return answer()
    },
    identity: () => ({}),
    notify: (_namespace, event) => void told.push(event),
    entered: () => void login.entered++,
    left: () => void login.left++,
    emptied: () => void login.emptied++,
  })
  return { wallet, site, told, asked, login }
}

describe('the embedded wallet', () => {
  it('requests the account on the family’s network, with its endpoint and the preferred type', async () => {
    const { wallet, site, login } = make()
    const result = await wallet.connect('eip155')
    expect(result).to.deep.include({ connectorId: 'AUTH', caipNetworkId: 'eip155:1' })
    expect(site.calls).to.deep.equal([
      ['GET_USER', { chainId: 1, rpcUrl: 'https://node.example', preferredAccountType: 'smartAccount' }],
    ])
    expect(login.entered).to.equal(1)
  })

  it('requests no account type in families with only one', async () => {
    const { wallet, site } = make()
    await wallet.connect('solana')
    expect(site.calls[0]?.[1]).to.deep.equal({ chainId: SOLANA.caipNetworkId, rpcUrl: 'https://node.example' })
  })

  it('has no account in a family without a network', async () =>
    expect(await rejection(make().wallet.connect('bip122'))).to.be.instanceOf(NetworkNotFoundError))

  it('sends requests one by one, as the secure site has one network at a time', async () => {
    const order: string[] = []
    const { wallet } = make({
      async GET_USER({ chainId }) {
        order.push(`asked ${chainId}`)
        await new Promise(resolve => setTimeout(resolve))
        order.push(`answered ${chainId}`)
        return ada(chainId)
      },
    })
    await Promise.all([wallet.connect('eip155'), wallet.connect('solana')])
    const solana = SOLANA.caipNetworkId
    expect(order).to.deep.equal(['asked 1', 'answered 1', `asked ${solana}`, `answered ${solana}`])
  })

  it('notifies when another network has another account', async () => {
    const { wallet, told } = make({
      GET_USER: async ({ chainId }) => ada(chainId, chainId === 137 ? { address: BOB } : {}),
    })
    await wallet.connect('eip155')
    const provider = wallet.providers.of('eip155')
    const heard: unknown[] = []
    for (const event of ['chainChanged', 'accountsChanged']) provider.on(event, value => void heard.push(value))
    const [, other] = networks
    if (!other) throw new Error('no network')
    expect(await wallet.switchNetwork(other)).to.equal('eip155:137')
    expect(heard).to.deep.equal([[BOB, ALICE], '0x89'])
    expect(told).to.have.length(1)
    expect(told[0]).to.deep.include({ type: 'accounts', connectorId: 'AUTH' })
  })

  it('has a provider that answers what it knows, and requests the rest on its network', async () => {
    const { wallet, asked, told } = make()
    await wallet.connect('eip155')
    const provider = wallet.providers.of('eip155')
    expect(await provider.request({ method: 'eth_requestAccounts' })).to.deep.equal([ALICE, BOB])
    expect(await provider.request({ method: 'eth_chainId' })).to.equal('0x1')
    expect(await provider.request({ method: 'eth_blockNumber' })).to.equal('ok')
    expect(asked[0]).to.deep.include({ method: 'eth_blockNumber', namespace: 'eip155' })
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    expect(told.at(-1)).to.deep.equal({ type: 'network', connectorId: 'AUTH', caipNetworkId: 'eip155:137' })
    expect(
      await rejection(provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x5' }] })),
    ).to.have.property('code', 4902)
  })

  it('checks whether a smart account is deployed after an approval', async () => {
    let smartAccountDeployed = false
    const { wallet, told } = make({ GET_USER: async ({ chainId }) => ada(chainId, { smartAccountDeployed }) })
    await wallet.connect('eip155')
    const provider = wallet.providers.of('eip155')
    smartAccountDeployed = true
    await provider.request({ method: 'eth_blockNumber' })
    expect(told).to.deep.equal([])
    await provider.request({ method: 'eth_sendTransaction', params: [{}] })
    await waitUntil(() => told.length)
    expect(told[0]).to.have.nested.property('embedded.smartAccountDeployed', true)
    await provider.request({ method: 'eth_sendTransaction', params: [{}] })
    expect(told).to.have.length(1)
  })

  it('checks that on the network to which it was switched meanwhile', async () => {
    let approve = (): void => undefined
    const { wallet, site, asked } = make({}, () => new Promise(resolve => (approve = () => resolve('ok'))))
    await wallet.connect('eip155')
    const provider = wallet.providers.of('eip155')
    const sent = provider.request({ method: 'eth_sendTransaction', params: [{}] })
    await waitUntil(() => asked.length)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    approve()
    await sent
    const reads = () => site.calls.filter(([name]) => name === 'GET_USER')
    await waitUntil(() => reads().length === 3)
    expect(reads().at(-1)?.[1]).to.include({ chainId: 137 })
    expect(await provider.request({ method: 'eth_chainId' })).to.equal('0x89')
  })

  it('has a provider without accounts before a login', async () => {
    const provider = make().wallet.providers.of('eip155')
    expect(await provider.request({ method: 'eth_accounts' })).to.deep.equal([])
    expect(await rejection(provider.request({ method: 'eth_blockNumber' }))).to.have.property('code', 4100)
  })

  it('is disconnected in every family at once, with one request', async () => {
    const { wallet, site, login } = make()
    await wallet.connect('eip155')
    await wallet.connect('solana')
    await Promise.all([wallet.logOut(), wallet.logOut()])
    expect(site.names().filter(name => name === 'SIGN_OUT')).to.have.length(1)
    expect(wallet.addresses('eip155')).to.deep.equal([])
    expect(login.left).to.equal(1)
  })

  it('is forgotten in a family that another tab disconnected, without a request', async () => {
    const { wallet, site, login } = make()
    await wallet.connect('eip155')
    await wallet.connect('solana')
    const heard: string[] = []
    for (const namespace of ['eip155', 'solana'] as const)
      for (const event of ['accountsChanged', 'disconnect'])
        wallet.providers.of(namespace).on(event, () => void heard.push(`${namespace} ${event}`))
    const asked = site.calls.length
    wallet.leave('eip155')
    wallet.leave('eip155')
    expect(heard).to.deep.equal(['eip155 accountsChanged', 'eip155 disconnect'])
    expect(wallet.addresses('eip155')).to.deep.equal([])
    expect(wallet.addresses('solana')).to.have.length(1)
    expect(login).to.deep.include({ left: 0, emptied: 0 })
    wallet.leave('solana')
    expect(login).to.deep.include({ left: 0, emptied: 1 })
    expect(site.calls).to.have.length(asked)
  })

  it('returns when the secure site finally answers', async () => {
    const { wallet, told } = make()
    await wallet.awaitReturn('eip155')
    expect(told).to.deep.equal([{ type: 'returned', connectorId: 'AUTH' }])
  })

  it('is forgotten once the login has ended', async () => {
    const { wallet, told, login } = make({ IS_CONNECTED: async () => ({ isConnected: false }) })
    expect(await wallet.reconnect('eip155')).to.equal(undefined)
    await wallet.awaitReturn('eip155')
    expect(told).to.deep.equal([])
    expect(login.left).to.equal(2)
  })

  it('notifies the other families once the login has ended', async () => {
    const { wallet, site, told, login } = make()
    await wallet.connect('eip155')
    await wallet.connect('solana')
    site.script.IS_CONNECTED = async () => ({ isConnected: false })
    expect(await wallet.reconnect('eip155')).to.equal(undefined)
    expect(told).to.deep.equal([{ type: 'disconnect', connectorId: 'AUTH' }])
    expect(login.left).to.equal(1)
  })

  it('ignores an account that arrives after the visitor has logged out', async () => {
    let answer = (): void => undefined
    const { wallet, site, told, login } = make()
    await wallet.connect('eip155')
    site.script.GET_USER = ({ chainId }) => new Promise(resolve => (answer = () => resolve(ada(chainId))))
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === 'eip155:137')
    if (!network) throw new Error('no network')
    const switching = rejection(wallet.switchNetwork(network))
    await waitUntil(() => site.names().filter(name => name === 'GET_USER').length === 2)
    await wallet.logOut()
    answer()
    expect(await switching).to.be.instanceOf(ModalClosedError)
    expect(wallet.addresses('eip155')).to.deep.equal([])
    expect(login).to.deep.include({ entered: 1, left: 1 })
    expect(told).to.deep.equal([])
    site.script.GET_USER = async ({ chainId }) => ada(chainId)
    expect(await wallet.connect('eip155')).to.have.property('connectorId', 'AUTH')
  })
})
