import { expect } from '@open-wc/testing'

import { ignoreRefusal } from '../../../src/chains/shared/ignore-refusal.js'
import { JsonRpcError } from '../../../src/core/errors/json-rpc.js'
import { HttpStatusError } from '../../../src/core/errors/service.js'

describe('ignoreRefusal', () => {
  it('resolves to nothing when the chain refuses the call', async () =>
    expect(await Promise.reject(new JsonRpcError(3)).catch(ignoreRefusal)).to.equal(undefined))

  for (const [title, error] of [
    ['a limit of the endpoint', new JsonRpcError(-32005)],
    ['another error of the endpoint', new HttpStatusError(500)],
    ['anything else', 'x'],
  ] as const)
    it(`keeps ${title}`, () =>
      expect(() => ignoreRefusal(error))
        .to.throw()
        .and.equal(error))
})
