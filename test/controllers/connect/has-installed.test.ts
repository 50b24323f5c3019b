import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { hasInstalled } from '../../../src/controllers/connect/has-installed.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { endInstance } from '../../../src/core/instance.js'
import { aspen } from '../../helpers/fake-adapter.js'

describe('whether a wallet is installed', () => {
  let page: AbortController
  beforeEach(() => {
    page = new AbortController()
  })
  afterEach(() => {
    page.abort()
    endInstance()
  })

  /** A wallet in the page, which counts how often it is asked. */
  function wallet() {
    const asked: string[] = []
    const answer = ({ type }: Event): void => {
      asked.push(type)
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: {} }))
    }
    addEventListener('eip6963:requestProvider', answer, { signal: page.signal })
    return asked
  }

  it('is known before the code that lists wallets has loaded, and asked once', () => {
    optionsController.create({ networks: [] }, ['eip155'])
    const asked = wallet()
    expect([hasInstalled(), hasInstalled()]).to.deep.equal([true, true])
    connectorsController.setConnectors('eip155', [])
    expect(hasInstalled(), 'until it is listed').to.equal(true)
    expect(asked).to.have.length(1)
  })

  it('is not asked where the site does not want announced wallets, has no such family, or lists them already', () => {
    const asked = wallet()
    optionsController.create({ networks: [], enableEIP6963: false }, ['eip155'])
    expect(hasInstalled()).to.equal(false)
    endInstance()
    optionsController.create({ networks: [] }, ['solana'])
    expect(hasInstalled()).to.equal(false)
    endInstance()
    optionsController.create({ networks: [] }, ['eip155'])
    connectorsController.setConnectors('eip155', [])
    expect(hasInstalled()).to.equal(false)
    connectorsController.setConnectors('eip155', [aspen])
    expect(hasInstalled()).to.equal(true)
    expect(asked).to.be.empty
  })

  it('is false on a page without wallets', () => {
    optionsController.create({ networks: [] }, ['eip155'])
    expect(hasInstalled()).to.equal(false)
  })
})
