import { expect } from '@open-wc/testing'

import type { Route } from '../../src/controllers/shell/router.js'
import { deepAll, readText } from '../helpers/deep.js'
import { openFilledView } from '../helpers/filled-view.js'
import { endInstance } from '../helpers/instance.js'

/** Views that say no more than that there is nothing to see, unless there is a login, a request or an account. */
const FILLED: readonly (readonly [Route, RegExp])[] = [
  [{ view: 'EmailLogin', args: undefined }, /Log in/i],
  [{ view: 'EmailVerifyDevice', args: undefined }, /ada@example\.com/],
  [{ view: 'EmailVerifyOtp', args: undefined }, /ada@example\.com/],
  [{ view: 'UpdateEmailWallet', args: undefined }, /ada@example\.com/],
  [{ view: 'UpdateEmailPrimaryOtp', args: undefined }, /ada@example\.com/],
  [{ view: 'UpdateEmailSecondaryOtp', args: undefined }, /lovelace@example\.com/],
  [{ view: 'SIWXSignMessage', args: undefined }, /other\.example/],
  [{ view: 'WalletReceive', args: undefined }, /0x/],
  [{ view: 'WalletCompatibleNetworks', args: undefined }, /Ethereum/],
  [{ view: 'SwitchActiveChain', args: { caipNetworkId: 'eip155:137' } }, /Polygon/],
]

describe('the states that every view is checked in', () => {
  afterEach(endInstance)

  for (const [route, text] of FILLED)
    it(`have something to see in ${route.view}`, async () => {
      const view = await openFilledView(route)
      const root = view.shadowRoot ?? view
      expect(deepAll(root, 'w3m-ui-empty')).to.deep.equal([])
      expect(readText(root)).to.match(text)
    })

  it('have a request to decide about in ApproveTransaction', async () => {
    const view = await openFilledView({ view: 'ApproveTransaction', args: undefined })
    expect(deepAll(view.shadowRoot ?? view, 'w3m-ui-empty')).to.deep.equal([])
  })
})
