import { expect } from '@open-wc/testing'

import { parseSessionEvent } from '../../../src/services/relay/session-event.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const read = (name: unknown, data: unknown, chainId: unknown = 'eip155:1') =>
  parseSessionEvent({ params: { chainId, event: { name, data } } })

describe('a changed network', () => {
  for (const data of [137, '137', '0x89', 'eip155:137'])
    it(`may be written ${JSON.stringify(data)}`, () =>
      expect(read('chainChanged', data)).to.deep.equal({ type: 'network', caipNetworkId: 'eip155:137' }))

  for (const data of [undefined, null, {}, [], -1, 0, 1.5, 'no number', '0x', Number.NaN])
    it(`written ${String(data)} is that of the event itself`, () =>
      expect(read('chainChanged', data, 'eip155:10')).to.deep.equal({ type: 'network', caipNetworkId: 'eip155:10' }))

  it('of another family is its own id', () => {
    expect(read('chainChanged', SOLANA.slice(7), SOLANA)).to.deep.equal({ type: 'network', caipNetworkId: SOLANA })
    expect(read('chainChanged', 'NaN oh no', SOLANA)).to.deep.equal({ type: 'network', caipNetworkId: SOLANA })
  })
})

describe('changed accounts', () => {
  const named = (caipNetworkId: string, ...addresses: string[]) =>
    addresses.map(address => ({ caipNetworkId, address }))

  it('are on the network that they name, else on that of the event', () =>
    expect(read('accountsChanged', [`eip155:137:${ALICE}`, BOB, `odd:${ALICE}`])).to.deep.equal({
      type: 'accounts',
      caipNetworkId: 'eip155:1',
      accounts: [...named('eip155:137', ALICE), ...named('eip155:1', BOB, ALICE)],
    }))

  it('keep their order and drop non-strings', () =>
    expect(read('accountsChanged', [BOB, 4, null, ALICE])).to.deep.include({ accounts: named('eip155:1', BOB, ALICE) }))

  it('have the EIP-55 checksum if they are EVM addresses', () => {
    const lower = ALICE.toLowerCase()
    expect(read('accountsChanged', [lower])).to.deep.include({ accounts: named('eip155:1', ALICE) })
    expect(read('accountsChanged', [lower], 'cosmos:hub-1')).to.deep.include({ accounts: named('cosmos:hub-1', lower) })
  })

  it('may be none', () => expect(read('accountsChanged', [])).to.deep.include({ accounts: [] }))

  for (const data of [undefined, null, 'x', {}, 4])
    it(`are nothing in ${JSON.stringify(data)}`, () => expect(read('accountsChanged', data)).to.equal(undefined))
})

describe('an event that means nothing here', () => {
  for (const value of [undefined, null, 'x', {}, { params: null }, { params: { chainId: 'eip155:1' } }])
    it(`is ${JSON.stringify(value)}`, () => expect(parseSessionEvent(value)).to.equal(undefined))

  it('has a name of its own', () => expect(read('message', [ALICE])).to.equal(undefined))
  it('has a name that is no text', () => expect(read(5, [ALICE])).to.equal(undefined))

  for (const chainId of [undefined, 1, 'eip155', 'x:y:z', '<b>:1'])
    it(`is for the chain ${String(chainId)}`, () =>
      expect(read('chainChanged', 1, chainId === undefined ? null : chainId)).to.equal(undefined))
})
