import { expect } from '@open-wc/testing'

import { embeddedSite } from '../helpers/fake-secure-site.js'
import { endInstance } from '../helpers/instance.js'
import { network } from '../helpers/network.js'
import { watchConsole } from '../controllers/stubs.js'
import { waitUntil } from '../helpers/wait-until.js'

// The code that checks a login is loaded only once by a page, so this is the only test of it here.
describe('a login recorded by an earlier visit', () => {
  afterEach(endInstance)

  it('is checked as soon as the browser is online, once, when the page was opened offline', async () => {
    localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
    const watch = watchConsole()
    const offline = network({ online: false, served: false })
    try {
      const { modal, secureSite } = embeddedSite({ IS_CONNECTED: async () => ({ isConnected: false }) })
      await modal.ready()
      await waitUntil(() => watch.of('error').some(text => /offline/.test(text)), 'tried')
      expect(secureSite.names()).to.not.include('IS_CONNECTED')
      offline.undo()
      dispatchEvent(new Event('online'))
      await waitUntil(() => localStorage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY') === null, 'forgotten')
      document.dispatchEvent(new Event('visibilitychange'))
      expect(secureSite.names().filter(name => name === 'IS_CONNECTED')).to.have.length(1)
    } finally {
      offline.undo()
      watch.restore()
    }
  })
})
