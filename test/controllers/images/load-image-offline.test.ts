import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/wallets/w3m-wallet-picture.js'
import { deepAll } from '../../helpers/deep.js'
import { endInstance, instance, turns } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch, watchConsole, withCatalogue } from '../stubs.js'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

/** A page of its own, because what has once been loaded is there offline too. */
describe('catalogue pictures that are shown offline, before their code has been loaded', () => {
  afterEach(endInstance)

  it('ask for it once, and again as soon as the browser is online', async () => {
    const service = stubFetch(() => new Response(DRAWING, { headers: { 'content-type': 'image/svg+xml' } }))
    const log = watchConsole()
    instance({}, withCatalogue(newService()))
    const { asked, undo } = network({ online: false, served: false })
    try {
      const wallets = ['a', 'b'].map(id => ({ id, name: id, image_id: id }))
      const place = await fixture<HTMLElement>(html`
        <div>${wallets.map(wallet => html`<w3m-wallet-picture .wallet=${wallet}></w3m-wallet-picture>`)}</div>
      `)
      await waitUntil(() => log.of('error').join().includes('OfflineError'), 'not reported')
      await turns()
      expect(asked).to.have.length(1)
      undo()
      dispatchEvent(new Event('online'))
      await waitUntil(() => deepAll(place, 'img').length === 2, 'not shown')
      expect(service.paths().sort()).to.deep.equal(['/getWalletImage/a', '/getWalletImage/b'])
    } finally {
      undo()
      log.restore()
      service.restore()
    }
  })
})
