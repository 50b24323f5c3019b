import { expect } from '@open-wc/testing'

import {
  accountsOn,
  approvedNetworks,
  startOn,
  supportsAllNetworks,
} from '../../../../src/chains/shared/walletconnect/approved.js'
import type { CaipNetworkId } from '../../../../src/core/caip.js'
import { parseSession, type RelaySession } from '../../../../src/services/relay/session.js'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x000000000000000000000000000000000000dEaD'
const OLD_SOLANA = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function sessionOf(namespaces: object, name = 'Wallet'): RelaySession {
  const session = parseSession({ topic: 't', expiry: 2e9, namespaces, peer: { metadata: { name } } })
  if (!session) throw new Error('not a session')
  return session
}
const evm = (accounts: readonly string[], methods: readonly string[] = [], chains?: readonly string[]) => ({
  eip155: { accounts, methods, ...(chains ? { chains } : {}) },
})

describe('what a session approves', () => {
  it('is the networks it names and those of its accounts', () => {
    const session = sessionOf(evm([`eip155:10:${ALICE}`], [], ['eip155:1']))
    expect(approvedNetworks(session, 'eip155')).to.deep.equal(['eip155:1', 'eip155:10'])
    expect(approvedNetworks(session, 'solana')).to.deep.equal([])
  })

  it('is every network for a wallet that adds chains, and for the one known by name', () => {
    expect(supportsAllNetworks(sessionOf(evm([], ['wallet_addEthereumChain'])), 'eip155')).to.equal(true)
    expect(supportsAllNetworks(sessionOf(evm([]), 'MetaMask Wallet'), 'eip155')).to.equal(true)
    expect(supportsAllNetworks(sessionOf(evm([]), 'MetaMask Wallet'), 'solana')).to.equal(false)
    expect(supportsAllNetworks(sessionOf(evm([])), 'eip155')).to.equal(false)
  })

  it('recognises Solana by its old id', () => {
    const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
    const session = sessionOf({ solana: { accounts: [`${OLD_SOLANA}:${address}`], methods: [] } })
    expect(approvedNetworks(session, 'solana')).to.deep.equal([SOLANA])
    expect(startOn(session, 'solana', [SOLANA])).to.equal(SOLANA)
    expect(accountsOn(session, 'solana', SOLANA)).to.deep.equal([{ address }])
  })

  it('gives each address once, those on the network first', () => {
    const session = sessionOf(evm([`eip155:1:${ALICE}`, `eip155:1:${ALICE.toLowerCase()}`, `eip155:10:${BOB}`]))
    expect(accountsOn(session, 'eip155', 'eip155:10').map(({ address }) => address.toLowerCase())).to.deep.equal([
      BOB.toLowerCase(),
      ALICE.toLowerCase(),
    ])
  })

  for (const [family, here, elsewhere] of [
    [
      'bip122',
      'bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bip122:000000000933ea01ad0ee984209779ba:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    ],
    ['cosmos', 'cosmos:cosmoshub-4:cosmos1abc', 'cosmos:osmosis-1:osmo1abc'],
  ] as const) {
    const at = (account: string) => account.slice(0, account.lastIndexOf(':')) as CaipNetworkId

    it(`gives only the accounts on the network where each network of ${family} has its own`, () => {
      const session = sessionOf({ [family]: { accounts: [elsewhere, here], methods: [] } })
      const own = (account: string) => ({ address: account.slice(account.lastIndexOf(':') + 1) })
      expect(accountsOn(session, family, at(here))).to.deep.equal([own(here)])
      expect(accountsOn(session, family, at(elsewhere))).to.deep.equal([own(elsewhere)])
      expect(accountsOn(session, family, `${family}:other`), 'none there').to.deep.equal([own(elsewhere), own(here)])
    })

    it(`is only the networks of ${family} with an account`, () => {
      const chains = [at(here), at(elsewhere)]
      const session = sessionOf({ [family]: { accounts: [elsewhere], methods: [], chains } })
      expect(approvedNetworks(session, family)).to.deep.equal([at(elsewhere)])
      expect(startOn(session, family, chains)).to.equal(at(elsewhere))
    })
  }

  it("starts where the page is, else on the first of the site's that it approves, else where the wallet is", () => {
    const session = sessionOf(evm([`eip155:56:${ALICE}`, `eip155:10:${ALICE}`]))
    expect(startOn(session, 'eip155', ['eip155:10', 'eip155:56'])).to.equal('eip155:10')
    expect(startOn(session, 'eip155', ['eip155:1', 'eip155:10'])).to.equal('eip155:10')
    expect(startOn(session, 'eip155', ['eip155:1'])).to.equal('eip155:56')
  })
})
