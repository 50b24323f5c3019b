import { expect } from '@open-wc/testing'

import { OfflineError } from '../../../src/core/errors/offline.js'
import { expectNetwork } from '../../../src/core/platform/online.js'
import { network } from '../../helpers/network.js'

describe('expectNetwork', () => {
  it('sends no request while the browser is online', async () => {
    const { asked, undo } = network({ online: true, served: false })
    await expectNetwork().finally(undo)
    expect(asked).to.deep.equal([])
  })

  it('is satisfied offline if the page is still served', async () => {
    const { asked, undo } = network({ online: false, served: true })
    await expectNetwork().finally(undo)
    expect(asked).to.deep.equal([[location.href, { method: 'HEAD', cache: 'no-store' }]])
  })

  it('rejects when no one answers', async () => {
    const { undo } = network({ online: false, served: false })
    const error: unknown = await expectNetwork()
      .catch((cause: unknown) => cause)
      .finally(undo)
    expect(error).to.be.instanceOf(OfflineError)
    expect(error).to.have.nested.property('cause.name', 'TypeError')
  })
})
