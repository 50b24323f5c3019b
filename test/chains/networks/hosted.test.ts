import { expect } from '@open-wc/testing'

import { hostedRpcUrl, isHosted } from '../../../src/chains/networks/hosted.js'

describe('isHosted', () => {
  it('accepts the served networks of every family', () => {
    const served = ['eip155:1', 'eip155:1313161555', 'near:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
    for (const id of [...served, 'bip122:000000000933ea01ad0ee984209779ba']) expect(isHosted(id)).to.equal(true)
  })

  it('refuses others, and ids that only look alike', () => {
    const others = [
      'eip155:31337',
      'eip155:5',
      'eip155:01',
      'eip155:1e0',
      'eip155:0x1',
      'eip155: 1',
      'eip155:',
      '1',
      '',
    ]
    for (const id of [...others, 'solana:1', 'near:testnet', 'bip122:00000008819873e925422c1ff0f99f7c']) {
      expect(isHosted(id), id).to.equal(false)
    }
  })
})

describe('hostedRpcUrl', () => {
  it('names chain and project in the query', () => {
    const url = new URL(hostedRpcUrl('https://rpc.example', 'eip155:1', 'p1'))
    expect(url.origin + url.pathname).to.equal('https://rpc.example/v1/')
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({ chainId: 'eip155:1', projectId: 'p1' })
  })

  it('keeps the path of the base and drops slashes at its end', () => {
    expect(hostedRpcUrl('http://127.0.0.1:3000/api//', 'eip155:10', 'p')).to.match(
      /^http:\/\/127\.0\.0\.1:3000\/api\/v1\/\?/,
    )
  })

  it('never lets a value add another parameter', () => {
    const url = new URL(hostedRpcUrl('https://rpc.example', 'eip155:1&x=1', 'p&chainId=2#y'))
    expect([...url.searchParams.keys()]).to.deep.equal(['chainId', 'projectId'])
    expect(url.hash).to.equal('')
  })
})
