import { expect } from '@open-wc/testing'

import { bitcoinAdapter } from '../../src/chains/bitcoin/index.js'
import { evmAdapter } from '../../src/chains/evm/index.js'
import { solanaAdapter } from '../../src/chains/solana/index.js'
import { bitcoin, mainnet, solana } from '../../src/networks.js'
import { createTestBitcoinWallet, createTestSolanaWallet, createTestWallet } from '../../src/testing/index.js'
import { deepAll } from '../helpers/deep.js'
import { endInstance, OFFLINE } from '../helpers/instance.js'
import { openView } from '../helpers/view.js'
import { waitUntil } from '../helpers/wait-until.js'

/** Extensions as the catalogue knows them: those of several families announce themselves in each by another route. */
const EXTENSIONS = [
  { name: 'Backpack', rdns: 'app.backpack', id: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0' },
  {
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    id: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
  },
  {
    name: 'Exodus',
    rdns: 'com.exodus.web3-wallet',
    id: 'e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4',
  },
  {
    name: 'Magic Eden',
    rdns: 'io.magiceden.wallet',
    id: '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6',
  },
  { name: 'MetaMask', rdns: 'io.metamask', id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96' },
  {
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
  },
  { name: 'Phantom', rdns: 'app.phantom', id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393' },
  { name: 'Unlisted', rdns: 'com.example.unlisted', id: 'unlisted' },
] as const

describe('a page with extensions that announce themselves by several routes', () => {
  const clean: (() => void)[] = []
  afterEach(async () => {
    await endInstance()
    for (const task of clean.splice(0)) task()
  })

  it('lists each of them once, with every family that it has', async () => {
    for (const [index, { name, rdns }] of EXTENSIONS.entries())
      clean.push(
        ...[
          createTestWallet({ name, rdns, inject: index === 0 }),
          await createTestSolanaWallet({ name }),
          createTestBitcoinWallet({ name, presence: 'both' }),
        ].map(part => () => part.uninstall()),
      )
    const catalogue = EXTENSIONS.filter(({ id }) => id !== 'unlisted').map(({ name, rdns, id }) => ({
      ...{ name, rdns, id },
      chains: ['eip155:1', solana.caipNetworkId],
    }))
    const { modal } = await openView(
      { view: 'Connect' },
      {
        site: {
          networks: [mainnet, solana, bitcoin],
          adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
          services: { ...OFFLINE.services, catalogue },
        },
      },
    )
    const rows = (): string[] => deepAll(document, 'w3m-wallet-row').map(row => row.getAttribute('rdns') ?? 'none')
    await waitUntil(() => rows().length >= EXTENSIONS.length, 'not all are listed')
    for (const { rdns } of EXTENSIONS) {
      const { shown, reasons } = await modal.explainWallet(rdns)
      expect(shown, rdns).to.equal(true)
      for (const family of ['eip155', 'solana', 'bip122'])
        expect(
          reasons.some(reason => reason.includes(`for ${family}`) && !/^left out/.test(reason)),
          `${rdns} ${family}`,
        ).to.equal(true)
    }
    expect(rows().sort()).to.deep.equal(EXTENSIONS.map(({ rdns }) => rdns).sort())
  })
})
