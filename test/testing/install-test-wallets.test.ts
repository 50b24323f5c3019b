import { expect } from '@open-wc/testing'

import { installTestWallets } from '../../src/testing/index.js'
import { discover } from './harness.js'

const configs = [{ name: 'One' }, { name: 'Two', announce: 'late' }] as const

describe('installTestWallets', () => {
  afterEach(() => {
    installTestWallets([])
    Reflect.deleteProperty(window, 'testWallets')
  })

  it('installs wallets from JSON and leaves their handles in the window', () => {
    const wallets = installTestWallets(configs)
    expect(Reflect.get(window, 'testWallets')).to.equal(wallets)
    expect(discover().map(({ info }) => info.name)).to.deep.equal(['One'])
    wallets[1]?.announce()
    expect(discover().map(({ info }) => info.name)).to.deep.equal(['One', 'Two'])
  })

  it('replaces the wallets of an earlier call', () => {
    installTestWallets(configs)
    installTestWallets()
    expect(discover().map(({ info }) => info.name)).to.deep.equal(['Test Wallet'])
  })

  it('leaves window.ethereum as it was, of several wallets there', () => {
    installTestWallets([
      { name: 'One', inject: true },
      { name: 'Two', inject: true },
    ])
    installTestWallets([])
    expect('ethereum' in window).to.equal(false)
  })

  it('detaches the script from the handle', async () => {
    const [wallet] = installTestWallets()
    if (!wallet) throw new Error('no wallet')
    const { reject, provider } = wallet
    reject()
    const code = await provider
      .request({ method: 'eth_requestAccounts' })
      .catch((error: unknown) => Reflect.get(Object(error), 'code'))
    expect(code).to.equal(4001)
  })
})
