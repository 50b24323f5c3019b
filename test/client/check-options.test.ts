import { expect } from '@open-wc/testing'

import { checkOptions } from '../../src/client/check-options.js'
import { createWalletModal } from '../../src/client.js'
import type { WalletModalOptions } from '../../src/client/types.js'
import { evmAdapter } from '../../src/chains/evm/index.js'
import { InvalidOptionError } from '../../src/core/errors/config.js'
import { mainnet } from '../../src/networks.js'
import { DefaultSIWX } from '../../src/siwx/index.js'

/** Creates the modal as a site without TypeScript may. */
const create = (options: unknown) => () => createWalletModal(options as WalletModalOptions) // wrong on purpose

describe('options of the wrong type', () => {
  it('include an adapter that was not called', () =>
    expect(create({ networks: [mainnet], adapters: [evmAdapter] })).to.throw(
      InvalidOptionError,
      'Invalid option: `adapters[0]` is a function: call it, as in `adapters: [evmAdapter()]`',
    ))

  for (const adapter of [null, 'evm', {}, { namespace: 'eip155' }])
    it(`include ${JSON.stringify(adapter)} as an adapter`, () =>
      expect(create({ networks: [mainnet], adapters: [evmAdapter(), adapter] })).to.throw(
        InvalidOptionError,
        'Invalid option: `adapters[1]` must be an adapter, as in `adapters: [evmAdapter()]`',
      ))

  for (const [option, value, kind] of [
    ['adapters', evmAdapter, 'an array'],
    ['networks', mainnet, 'an array'],
    ['projectId', 7, 'a string'],
    ['debug', 'no', 'a boolean'],
    ['features', true, 'an object'],
    ['metadata', [], 'an object'],
    ['siwx', DefaultSIWX, 'an object'],
    ['universalProvider', true, 'an object'],
    ['slots', 'help', 'an object'],
    ['compareWallets', [], 'a function'],
  ] as const)
    it(`are named: ${option}`, () =>
      expect(create({ networks: [mainnet], [option]: value })).to.throw(
        InvalidOptionError,
        `Invalid option: \`${option}\` must be ${kind}`,
      ))

  for (const option of ['siwx', 'siweConfig'])
    it(`include a sign-in that cannot do what one does: ${option}`, () =>
      expect(create({ networks: [mainnet], [option]: { createMessage: () => undefined } })).to.throw(
        InvalidOptionError,
        `Invalid option: \`${option}\` has no \`addSession()\`, which signing in needs`,
      ))

  for (const options of [undefined, null, 'x', []])
    it(`include ${JSON.stringify(options)} as all options`, () =>
      expect(create(options)).to.throw(InvalidOptionError, 'Invalid option: `options` must be an object'))
})

describe('options of the right type', () => {
  it('pass, as do those that are not given and those that are not known', () => {
    const options = { networks: [mainnet], adapters: [evmAdapter()], projectId: null, locale: undefined, other: 1 }
    expect(() => checkOptions(options)).not.to.throw()
    expect(() => checkOptions({ ...options, siwx: new DefaultSIWX(), siweConfig: null })).not.to.throw()
  })
})
