import { expect } from '@open-wc/testing'

import { readConnections, readId } from '../../../src/services/storage/entry-schemas.js'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const connection = { connectorId: 'io.metamask', accounts: [{ address: ADDRESS }] }
const read = (patch: object) => readConnections('eip155')([{ ...connection, ...patch }])?.[0]

describe('a stored id', () => {
  it('is 1 to 256 characters, unchanged', () => {
    expect(readId(' a ')).to.equal(' a ')
    expect(readId('x'.repeat(256))).to.have.length(256)
  })
  for (const value of ['', 'x'.repeat(257), 5, null, undefined, ['a']])
    it(`is not ${String(value).slice(0, 12) || 'an empty text'}`, () => expect(readId(value)).to.equal(undefined))
})

describe('a stored connection', () => {
  it('keeps its network, of its own namespace only', () => {
    expect(read({ caipNetworkId: 'eip155:1' })?.caipNetworkId).to.equal('eip155:1')
    expect(read({ caipNetworkId: 'solana:x' })).not.to.have.property('caipNetworkId')
    expect(read({ caipNetworkId: 'mainnet' })).not.to.have.property('caipNetworkId')
  })

  it('keeps the account that was chosen, and over which, when both are addresses', () => {
    const choice = { address: ADDRESS, over: `0x${'2'.repeat(40)}` }
    expect(read({ choice })?.choice).to.deep.equal(choice)
    for (const wrong of [{ address: ADDRESS }, { ...choice, over: SOLANA }, 'x', null])
      expect(read({ choice: wrong })).not.to.have.property('choice')
  })

  it('keeps accounts of its own namespace only', () => {
    expect(read({ accounts: [{ address: SOLANA }, { address: ADDRESS }] })?.accounts).to.deep.equal([
      { address: ADDRESS },
    ])
    expect(readConnections('solana')([{ ...connection, accounts: [{ address: SOLANA }] }])).to.have.length(1)
  })

  for (const accounts of [undefined, [], 'x', [{ address: SOLANA }], [null]])
    it(`is none with the accounts ${JSON.stringify(accounts)}`, () => expect(read({ accounts })).to.equal(undefined))

  it('keeps an account’s kind, when there is such a kind', () => {
    expect(read({ accounts: [{ address: ADDRESS, type: 'smartAccount' }] })?.accounts[0]).to.have.property(
      'type',
      'smartAccount',
    )
    expect(read({ accounts: [{ address: ADDRESS, type: 'admin' }] })?.accounts[0]).not.to.have.property('type')
  })

  it('keeps only a web picture', () => {
    expect(read({ icon: 'https://cdn.example/i.png' })?.icon).to.equal('https://cdn.example/i.png')
    for (const icon of ['data:image/png;base64,AA==', 'javascript:alert(1)', 'file:///etc/passwd'])
      expect(read({ icon })).not.to.have.property('icon')
  })

  it('does not exist without its connector', () => {
    expect(read({ connectorId: '' })).to.equal(undefined)
    expect(read({ connectorId: 5 })).to.equal(undefined)
  })
})
