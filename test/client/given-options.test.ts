import { expect } from '@open-wc/testing'

import { givenOptions } from '../../src/client/given-options.js'
import { createWalletModal } from '../../src/client.js'
import type { WalletModalOptions } from '../../src/client/types.js'
import { InvalidOptionError } from '../../src/core/errors/config.js'
import { OPTION_NAMES } from '../../src/core/option-names.js'
import { optionsController } from '../../src/controllers/shell/options.js'
import { walletSources } from '../../src/controllers/wallets/connect-rows.js'
import { mainnet, polygon } from '../../src/networks.js'
import { rpcEndpoints } from '../../src/services/rpc-endpoints.js'
import { networksController } from '../../src/controllers/networks/networks.js'
import { endInstance, instance, OFFLINE } from '../helpers/instance.js'

const NULLS = Object.fromEntries(
  Object.values(OPTION_NAMES)
    .flat()
    .filter(name => !(name in OFFLINE))
    .map(name => [name, null]),
)

describe('given options', () => {
  afterEach(endInstance)

  it('keep every other value as it is', () => {
    const [locales, messages] = [{ de: {} }, { 'button.connect': 'Log in' }]
    const read = givenOptions({ debug: false, projectId: '', locales, messages })
    expect(read).to.deep.equal({ debug: false, projectId: '', locales, messages })
    expect(read.locales).to.equal(locales)
  })

  it('count `null` as not given', () => {
    expect(givenOptions(JSON.parse('{"metadata":null,"customRpcUrls":null}'))).to.deep.equal({
      metadata: undefined,
      customRpcUrls: undefined,
    })
  })

  it('have no gaps in lists', () => {
    const gaps = JSON.parse('{"includeWalletIds":[null,"a",null],"networks":null}')
    expect(givenOptions(gaps)).to.deep.equal({ includeWalletIds: ['a'], networks: [] })
  })

  it('are what the modal works with, at its creation and later', () => {
    const { modal } = instance({}, NULLS)
    const read = () => Object.entries(optionsController.state.options).filter(([, value]) => value === null)
    expect(read()).to.deep.equal([])
    expect(walletSources.get().include).to.equal(undefined)
    modal.updateOptions(NULLS)
    expect(read()).to.deep.equal([])
    expect(optionsController.state.options.networks).to.deep.equal([])
  })

  it('are checked when they are changed, too', () => {
    const { modal } = instance()
    const wrong: unknown = { customRpcUrls: 'https://node.example' }
    expect(() => modal.updateOptions(wrong as Partial<WalletModalOptions>)).to.throw(
      InvalidOptionError,
      'Invalid option: `customRpcUrls` must be an object',
    )
  })

  it('may hold endpoints of another type, which are ignored', () => {
    for (const urls of [null, 5, 'https://node.example', { url: 'https://node.example' }, [null, 5, 'x', {}]]) {
      const customRpcUrls: unknown = { 'eip155:1': urls }
      const options = { networks: [mainnet, polygon], customRpcUrls, ...OFFLINE }
      const modal = createWalletModal(options as WalletModalOptions) // wrong on purpose
      const [network] = networksController.list()
      if (!network) throw new Error('no network')
      expect(network.rpcUrls.default.http).to.deep.equal(mainnet.rpcUrls.default.http)
      expect(rpcEndpoints(network, optionsController.state.options, () => false)).to.have.length(
        mainnet.rpcUrls.default.http.length,
      )
      modal.destroy()
    }
  })
})
