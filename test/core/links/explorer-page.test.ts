import { expect } from '@open-wc/testing'

import type { CaipNetwork } from '../../../src/core/entities/network.js'
import { explorerPage } from '../../../src/core/links/explorer-page.js'
import { mainnet, polkadot, solana, solanaDevnet } from '../../../src/networks.js'
import { parseNetworks } from '../../../src/services/config/networks.js'

const at = (url: string): CaipNetwork | undefined =>
  parseNetworks([{ ...mainnet, blockExplorers: { default: { name: 'Explorer', url } } }]).networks[0]

describe('explorerPage', () => {
  for (const url of ['https://scan.example', 'https://scan.example/'])
    it(`is a page of ${url}`, () => {
      expect(explorerPage(at(url), 'tx', '0x1')).to.equal('https://scan.example/tx/0x1')
      expect(explorerPage(at(url), 'address', 'a/b')).to.equal('https://scan.example/address/a%2Fb')
    })

  it('keeps the explorer’s own query at the end', () => {
    for (const url of ['https://scan.example?cluster=devnet', 'https://scan.example/?cluster=devnet'])
      expect(explorerPage(at(url), 'tx', 'sig')).to.equal('https://scan.example/tx/sig?cluster=devnet')
    expect(explorerPage(at('https://scan.example/net/?a=1&b=?'), 'tx', 'sig')).to.equal(
      'https://scan.example/net/tx/sig?a=1&b=?',
    )
  })

  it('names the cluster of Solana’s test networks', () => {
    const [main, dev] = parseNetworks([solana, solanaDevnet]).networks
    expect(explorerPage(main, 'tx', 'sig')).to.equal('https://solscan.io/tx/sig')
    expect(explorerPage(dev, 'tx', 'sig')).to.equal('https://solscan.io/tx/sig?cluster=devnet')
  })

  it('is at the paths of Subscan on Polkadot', () => {
    const [network] = parseNetworks([polkadot]).networks
    expect(explorerPage(network, 'address', '1abc')).to.equal('https://polkadot.subscan.io/account/1abc')
    expect(explorerPage(network, 'tx', '0x1')).to.equal('https://polkadot.subscan.io/extrinsic/0x1')
    expect(explorerPage(at('https://subscan.io.example'), 'tx', '0x1')).to.equal('https://subscan.io.example/tx/0x1')
  })

  it('is missing without an explorer, and for an unsafe URL', () => {
    expect(explorerPage(undefined, 'tx', '0x1')).to.equal(undefined)
    expect(explorerPage(at('http://scan.example'), 'tx', '0x1')).to.equal(undefined)
  })
})
