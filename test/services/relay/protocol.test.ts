import { expect } from '@open-wc/testing'

import { isProtocolProvider } from '../../../src/services/relay/protocol.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'

describe('a site’s own provider', () => {
  it('can be used when it has everything that is called', () =>
    expect(isProtocolProvider(new FakeProtocol())).to.equal(true))

  for (const name of ['connect', 'disconnect', 'request', 'setDefaultChain', 'on', 'removeListener', 'client'])
    it(`cannot be used without ${name}`, () => {
      const provider = new FakeProtocol()
      Object.defineProperty(provider, name, { value: undefined })
      expect(isProtocolProvider(provider)).to.equal(false)
    })

  for (const value of [undefined, null, 'x', {}, () => 1])
    it(`is not ${String(value)}`, () => expect(isProtocolProvider(value)).to.equal(false))
})
