import { expect, fixture, html } from '@open-wc/testing'

import { allByRole, deepAll } from '../../helpers/deep.js'
import { waitUntil } from '../../helpers/wait-until.js'

// before Lit loads, which looks for it once
Reflect.deleteProperty(CSSStyleSheet.prototype, 'replace')

describe('a button in a browser without constructed style sheets', () => {
  it('has its styles in elements with the page’s nonce, each once', async () => {
    Object.assign(window, { litNonce: 'r4nd0m' })
    await import('../../../src/elements/index.js')
    const { accountsController } = await import('../../../src/controllers/accounts/accounts.js')
    const { ALICE } = await import('../../helpers/fake-adapter.js')
    const { instance, endInstance } = await import('../../helpers/instance.js')
    instance()
    try {
      const element = await fixture<HTMLElement>(html`<wallet-modal-button></wallet-modal-button>`)
      const root = element.shadowRoot ?? element
      const connect = async (): Promise<void> => {
        accountsController.replace('eip155', { status: 'connected', address: ALICE, allAccounts: [{ address: ALICE }] })
        await waitUntil(() => deepAll(root, '.pill').length, 'no account')
      }
      await connect()
      accountsController.replace('eip155', { status: 'disconnected' })
      await waitUntil(() => allByRole(root, 'button', 'Connect wallet').length, 'still an account')
      await connect()
      expect(deepAll(root, '.picture')[0]?.getBoundingClientRect()).to.include({ width: 20, height: 20 })
      const styles = [...root.querySelectorAll('style')]
      expect(new Set(styles.map(({ textContent }) => textContent)).size).to.equal(styles.length)
      expect(styles.map(({ nonce }) => nonce)).to.deep.equal(styles.map(() => 'r4nd0m'))
    } finally {
      await endInstance()
    }
  })
})
