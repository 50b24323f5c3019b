import { expect } from '@open-wc/testing'

import '../../../src/elements/public/wallet-modal-embed.js'
import { watchConsole } from '../../controllers/stubs.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { uncaughtErrors } from '../../helpers/uncaught-errors.js'
import { waitUntil } from '../../helpers/wait-until.js'

// A file of its own: the code, once it is there, stays.
describe('<wallet-modal-embed> while the browser is offline', () => {
  afterEach(endInstance)

  it('waits for the network, without an uncaught error, and then shows the views with its content', async () => {
    instance({}, { enableEmbedded: true })
    const { undo } = network({ online: false, served: false })
    const lines = watchConsole()
    const embed = document.createElement('wallet-modal-embed')
    const help = document.createElement('p')
    help.slot = 'footer'
    help.append('Need help?')
    embed.append(help)
    try {
      const uncaught = await uncaughtErrors(async () => {
        document.body.append(embed)
        await waitUntil(() => lines.of('error').join().includes('OfflineError'), 'not reported')
      })
      expect(uncaught).to.deep.equal([])
      expect(customElements.get('w3m-modal')).to.equal(undefined)
    } finally {
      undo()
      lines.restore()
    }
    dispatchEvent(new Event('online'))
    await waitUntil(() => help.checkVisibility(), 'not shown')
    embed.remove()
  })
})
