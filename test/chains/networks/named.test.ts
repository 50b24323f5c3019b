import { expect, fixture, html, oneEvent } from '@open-wc/testing'

import { loadedAdapter } from '../../../src/chains/loaded.js'
import { activeNetwork } from '../../../src/controllers/accounts/active.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import type { NetworkInput } from '../../../src/core/entities/network.js'
import { namedNetwork, namespaceOf } from '../../../src/chains/networks/named.js'
import '../../../src/elements/public/wallet-modal.js'
import * as networks from '../../../src/networks.js'
import { createTestSolanaWallet } from '../../../src/testing/index.js'
import { deepAll, readText } from '../../helpers/deep.js'
import { endInstance, settle } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const OWN = {
  id: 7777,
  name: 'Own',
  nativeCurrency: { name: 'Own', symbol: 'OWN', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
} as const satisfies NetworkInput

describe('namedNetwork', () => {
  it('knows every listed network by its name and its CAIP-2 id, in any case', () => {
    const listed: readonly (readonly [string, NetworkInput])[] = Object.entries(networks)
    expect(listed.length).to.be.greaterThan(50)
    for (const [name, network] of listed) {
      const caipNetworkId = network.caipNetworkId ?? `eip155:${network.id}`
      for (const text of [name, name.toLowerCase(), name.toUpperCase(), caipNetworkId, caipNetworkId.toLowerCase()])
        expect(namedNetwork(text), text).to.equal(network)
    }
  })

  it('knows chain ids, and takes a name for a name even if it is another network’s id', () => {
    expect(namedNetwork('8453')).to.equal(networks.base)
    expect(namedNetwork('mainnet')).to.equal(networks.mainnet)
    expect(namedNetwork('near:mainnet')).to.equal(networks.near)
    expect(namedNetwork('mainnet', [networks.near])).to.equal(networks.mainnet)
    expect(namedNetwork('nowhere')).to.equal(undefined)
  })

  it('knows the site’s own by their ids', () => {
    for (const text of ['7777', 'eip155:7777']) expect(namedNetwork(text, [OWN])).to.equal(OWN)
    expect(namedNetwork('7777')).to.equal(undefined)
  })

  it('knows the names that docs/options.md lists, which are all there are', async () => {
    const [, section = ''] = (await (await fetch('/docs/options.md')).text()).split('### Names of the networks\n')
    const rows =
      section
        .split('\n### ')[0]
        ?.match(/^\|.*$/gm)
        ?.slice(2) ?? []
    const cells = rows.map(row =>
      row.split('|').map(cell => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
    )
    const listed: Readonly<Record<string, NetworkInput>> = networks
    const names = (isTest: boolean) => Object.keys(listed).filter(name => Boolean(listed[name]?.testnet) === isTest)
    expect(cells.flatMap(([, , live = []]) => live)).to.have.members(names(false))
    expect(cells.flatMap(([, , , tests = []]) => tests)).to.have.members(names(true))
  })

  it('tells families by what a network says of itself', () => {
    expect(namespaceOf(OWN)).to.equal('eip155')
    expect(namespaceOf({ ...OWN, chainNamespace: 'near' })).to.equal('near')
    expect(namespaceOf({ ...OWN, caipNetworkId: networks.solana.caipNetworkId })).to.equal('solana')
    expect(namespaceOf({ ...OWN, id: networks.bitcoin.caipNetworkId })).to.equal('bip122')
  })
})

describe('<wallet-modal networks>', () => {
  afterEach(async () => {
    document.querySelectorAll('wallet-modal').forEach(element => element.remove())
    await settle()
    await endInstance()
  })

  /** Puts an element on the page, and returns the problems that it has reported once it is ready. */
  async function start(attributes: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const element = document.createElement('wallet-modal')
    const off = { catalogue: 'off', blockchain: 'off', rpc: 'off', analytics: 'off', 'no-remote-config': '' }
    for (const [name, value] of Object.entries({ ...off, ...attributes })) element.setAttribute(name, value)
    const problems: string[] = []
    element.addEventListener('w3m-modal-problem', ({ detail }) => problems.push(detail.message))
    const ready = oneEvent(element, 'w3m-modal-ready')
    document.body.append(element)
    await ready
    return problems
  }

  const names = () => networksController.list().map(({ name }) => name)
  const activeId = () => activeNetwork.get()?.caipNetworkId

  it('is what docs/html.md shows: the families of its networks are served without a word about them', async () => {
    const wallet = await createTestSolanaWallet({ name: 'Sequoia' })
    const element = await fixture<HTMLElement>(
      html`<wallet-modal
        networks="mainnet base solana"
        embedded
        catalogue="off"
        blockchain="off"
        rpc="off"
        relay="off"
        analytics="off"
        no-remote-config
      ></wallet-modal>`,
    )
    await waitUntil(
      () => deepAll(element, 'w3m-wallet-row').some(row => readText(row).includes('Sequoia')),
      'the wallet’s row',
      { timeout: 10_000 },
    )
    expect(names()).to.deep.equal(['Ethereum', 'Base', 'Solana'])
    expect(optionsController.state.namespaces).to.deep.equal(['eip155', 'solana'])
    wallet.uninstall()
  })

  it('has no Ethereum for a page that names Solana or Bitcoin alone', async () => {
    expect(await start({ networks: 'Solana bitcoin', relay: 'off' })).to.deep.equal([])
    expect(names()).to.deep.equal(['Solana', 'Bitcoin'])
    expect(optionsController.state.namespaces).to.deep.equal(['solana', 'bip122'])
    expect(loadedAdapter('eip155')).to.equal(undefined)
  })

  it('starts on a network of any family', async () => {
    expect(await start({ networks: 'mainnet solana', 'default-network': ' solana ' })).to.deep.equal([])
    expect(activeId()).to.equal(networks.solana.caipNetworkId)
  })

  it('starts on a network of the site’s own', async () => {
    const list = JSON.stringify(['mainnet', OWN])
    expect(await start({ networks: list, 'default-network': '7777' })).to.deep.equal([])
    expect(activeId()).to.equal('eip155:7777')
  })

  it('reports a network to start on that nothing is named', async () => {
    expect(await start({ networks: 'base', 'default-network': 'bsae' })).to.deep.equal(['No network is named `bsae`'])
    expect(activeId()).to.equal('eip155:8453')
  })
})
