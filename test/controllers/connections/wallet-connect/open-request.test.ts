import { expect } from '@open-wc/testing'

import { openRequest } from '../../../../src/controllers/connections/wallet-connect/wallet-connect.js'
import { dropDeepLink, keepDeepLink } from '../../../../src/services/storage/deep-link.js'
import { TOPIC } from '../../../helpers/fake-protocol.js'
import { recordNavigation } from '../../../helpers/pairing.js'

const SENT = { topic: TOPIC, id: 1234 }
const ASKED = `requestId=1234&sessionTopic=${TOPIC}`

describe('a request to a wallet that was opened by a link', () => {
  let navigation: ReturnType<typeof recordNavigation>

  beforeEach(() => (navigation = recordNavigation()))
  afterEach(() => {
    navigation.restore()
    dropDeepLink()
  })

  for (const [href, url, target] of [
    ['cedar://', `cedar://wc?${ASKED}`, '_self'],
    ['https://cedar.example/app', `https://cedar.example/app/wc?${ASKED}`, '_blank'],
  ] as const)
    it(`brings it to the front while the tap counts: ${href}`, () => {
      keepDeepLink({ href, name: 'Cedar' })
      openRequest(SENT)
      expect(navigation.opened).to.deep.equal([{ url, target }])
    })

  it('opens nothing without a tap', () => {
    keepDeepLink({ href: 'cedar://', name: 'Cedar' })
    navigation.active = false
    openRequest(SENT)
    expect(navigation.opened).to.deep.equal([])
  })

  it('opens nothing for a wallet that was not opened by a link, or for a link that may not be opened', () => {
    openRequest(SENT)
    for (const href of ['javascript:1', 'http://evil.example', 'intent://x#Intent;S.browser_fallback_url=x;end']) {
      localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify({ href, name: 'x' }))
      openRequest(SENT)
    }
    expect(navigation.opened).to.deep.equal([])
  })
})
