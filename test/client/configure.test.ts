import { expect } from '@open-wc/testing'

import { configure } from '../../src/client/configure.js'
import { networksController } from '../../src/controllers/networks/networks.js'
import { optionsController } from '../../src/controllers/shell/options.js'
import { endInstance } from '../../src/core/instance.js'
import { SiweAndSiwxError } from '../../src/core/errors/config.js'
import { mainnet, polygon } from '../../src/networks.js'
import { fakeAdapter } from '../helpers/fake-adapter.js'
import { FakeSiwx } from '../helpers/fake-siwx.js'
import { watchConsole } from '../controllers/stubs.js'

const active = () => networksController.state.active.eip155?.id
const networks = [mainnet, polygon]

describe('configure', () => {
  afterEach(() => {
    endInstance()
    localStorage.clear()
  })

  it('accepts one sign-in option, never both', () => {
    const both = () => configure({ networks, siwx: new FakeSiwx(), siweConfig: new FakeSiwx() }, [])
    expect(both).to.throw(SiweAndSiwxError, 'Cannot set both `siweConfig` and `siwx` options')
    expect(optionsController.state.created).to.equal(false)
    expect(() => configure({ networks, siwx: new FakeSiwx() }, [])).to.not.throw()
    expect(() => configure({ networks, siweConfig: new FakeSiwx() }, [])).to.not.throw()
  })

  it('leaves the nonce for styles where Lit looks for it', () => {
    configure({ networks }, [])
    expect(Reflect.get(window, 'litNonce')).to.equal(undefined)
    configure({ networks, nonce: 'r4nd0m' }, [])
    expect(Reflect.get(window, 'litNonce')).to.equal('r4nd0m')
    Reflect.deleteProperty(window, 'litNonce')
  })

  it('starts on the first network, the default one, or the stored one, in rising order', () => {
    configure({ networks }, [])
    expect(active()).to.equal(1)
    endInstance()
    configure({ networks, defaultNetwork: polygon }, [])
    expect(active()).to.equal(137)
    endInstance()
    localStorage.setItem('@appkit/active_caip_network_id', 'eip155:1')
    configure({ networks, defaultNetwork: polygon }, [])
    expect(active()).to.equal(1)
  })

  it('has the next wallet asked for a stored network only if it was chosen without a wallet', () => {
    localStorage.setItem('@appkit/active_caip_network_id', 'eip155:137')
    configure({ networks }, [])
    expect(active()).to.equal(137)
    expect(networksController.state.chosen).to.deep.equal({})
    endInstance()
    localStorage.setItem('@appkit/eip155:chosen_caip_network_id', 'eip155:137')
    configure({ networks }, [])
    expect(networksController.state.chosen).to.deep.equal({ eip155: 'eip155:137' })
    endInstance()
    localStorage.setItem('@appkit/active_caip_network_id', 'eip155:1')
    configure({ networks }, [])
    expect(networksController.state.chosen).to.deep.equal({})
  })

  for (const id of ['137', 'eip155:137'])
    it(`starts on a default network that the site writes as ${id}, as in its list`, () => {
      const written = { ...polygon, id }
      configure({ networks: [mainnet, written], defaultNetwork: written }, [])
      expect(active()).to.equal(137)
    })

  for (const stored of ['eip155:424242', 'nonsense', ''])
    it(`ignores the stored network ${JSON.stringify(stored)}`, () => {
      localStorage.setItem('@appkit/active_caip_network_id', stored)
      configure({ networks, defaultNetwork: polygon }, [])
      expect(active()).to.equal(137)
    })

  it('reports invalid networks, and uses the main one when none is left', () => {
    const lines = watchConsole()
    try {
      configure({ networks: [{ ...mainnet, id: 'bad id' }] }, [])
      expect(lines.of('error').join()).to.contain('Invalid network').and.contain('bad id')
      expect(networksController.list().map(({ id }) => id)).to.deep.equal([1])
      endInstance()
      const options = { networks }
      Reflect.set(options, 'networks', ['polygon'])
      configure(options, [])
      expect(lines.of('error').join()).to.contain('Invalid network in `networks`: polygon')
    } finally {
      lines.restore()
    }
  })

  it('reports a gap in the networks, and keeps the others', () => {
    const lines = watchConsole()
    const options = { networks }
    Reflect.set(options, 'networks', [mainnet, undefined, null, polygon])
    try {
      configure(options, [])
      expect(lines.of('error')).to.have.length(2)
      expect(networksController.list().map(({ id }) => id)).to.deep.equal([1, 137])
      expect(optionsController.state.options.networks).to.deep.equal([mainnet, polygon])
    } finally {
      lines.restore()
    }
  })

  it('always has a list of networks in the options, even if the site passed none', () => {
    for (const given of [undefined, null]) {
      const options = { networks }
      Reflect.set(options, 'networks', given)
      configure(options, [])
      expect(optionsController.state.options.networks).to.deep.equal([])
      expect(active()).to.equal(1)
      endInstance()
    }
  })

  it('restores the stored connections of available families, unless the site disables it', () => {
    localStorage.setItem('@appkit/connection_status', 'connected')
    localStorage.setItem('@appkit/connected_namespaces', 'eip155,solana')
    localStorage.setItem('@appkit/eip155:connected_connector_id', 'aspen')
    const { factory } = fakeAdapter()
    expect(configure({ networks }, [])).to.equal(false)
    expect(configure({ networks, enableReconnect: false }, [factory])).to.equal(false)
    expect(configure({ networks }, [factory])).to.equal(true)
  })

  it('names each family once', () => {
    configure({ networks }, [fakeAdapter().factory, fakeAdapter().factory])
    expect(optionsController.state.namespaces).to.deep.equal(['eip155'])
  })
})
