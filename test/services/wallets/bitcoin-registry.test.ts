import { expect } from '@open-wc/testing'

import { readBitcoinWallets } from '../../../src/services/wallets/bitcoin-registry.js'

const request = (): Promise<unknown> => Promise.resolve({})
const names = (page: object): readonly string[] => readBitcoinWallets(page).map(({ name }) => name)

describe('the Bitcoin wallets in the page', () => {
  it('are those on either list whose object is there', () => {
    const page = {
      btc_providers: [
        { id: 'One', name: 'One' },
        { id: 'Gone', name: 'Gone' },
        { id: 'deep.Two', name: 'Two\u202e' },
      ],
      wbip_providers: [{ id: 'Three', name: '' }],
      One: { request },
      deep: { Two: { request } },
      Three: { request },
    }
    expect(names(page)).to.deep.equal(['One', 'Two', 'Three'])
  })

  it('are there before they have put themselves on a list', () => {
    const page = { XverseProviders: { BitcoinProvider: { request } }, LeatherProvider: { request } }
    expect(readBitcoinWallets(page).map(({ dialect }) => dialect)).to.deep.equal(['sats-connect', 'leather'])
  })

  it('show only pictures that may be shown', () => {
    const page = {
      btc_providers: [
        { id: 'A', name: 'A', icon: 'https://evil.example/x.png' },
        { id: 'B', name: 'B', icon: 'data:image/png;base64,iVBORw0KGgo=' },
      ],
      A: { request },
      B: { request },
    }
    expect(readBitcoinWallets(page).map(({ icon }) => icon?.slice(0, 14))).to.deep.equal([undefined, 'data:image/png'])
  })

  it('are each one, by object, id and name', () => {
    const wallet = { request }
    const page = {
      btc_providers: [
        { id: 'A', name: 'A' },
        { id: 'Alias', name: 'B' },
        { id: 'A', name: 'C' },
        { id: 'D', name: 'A' },
      ],
      A: wallet,
      Alias: wallet,
      D: { request },
    }
    expect(names(page)).to.deep.equal(['A'])
  })

  it('do no harm, whatever their type', () => {
    const hostile = {
      get btc_providers(): never {
        throw new Error('hostile')
      },
      unisat: new Proxy(
        {},
        {
          get(): never {
            throw new Error('hostile')
          },
        },
      ),
      LeatherProvider: { request },
    }
    expect(names(hostile)).to.deep.equal(['Leather'])
    for (const list of [null, 'x', {}, [null, 4, { id: 4 }, { id: '__proto__.constructor' }, { id: 'a.b.c.d.e.f' }]])
      expect(names({ btc_providers: list })).to.deep.equal([])
  })

  it('keep the functions they had when they were found', async () => {
    const wallet: { request: unknown } = { request: () => 'first' }
    const [found] = readBitcoinWallets({ btc_providers: [{ id: 'A', name: 'A' }], A: wallet })
    wallet.request = () => 'swapped'
    expect(await found?.bound.call('request')).to.equal('first')
  })
})
