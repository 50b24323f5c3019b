import { expect, fixtureSync, html, nextFrame } from '@open-wc/testing'

import '../../../src/elements/public/wallet-modal-wallet-button.js'
import { byRole, deepAll, nameOf, readText } from '../../helpers/deep.js'
import { waitUntil } from '../../helpers/wait-until.js'

// The names of wallets load with the first button of this page, so the first test comes first.
describe('<wallet-modal-wallet-button>', () => {
  /** What is written in a button, as long as it is not in its background's colour. */
  function seenIn(element: HTMLElement): string {
    const root = element.shadowRoot ?? element
    const words = deepAll(root, '[part=label] *, [part=label]').filter(({ childElementCount }) => !childElementCount)
    const texts = [...words, ...deepAll(root, '[part=picture]')]
    return texts
      .filter(text => getComputedStyle(text).color !== 'rgba(0, 0, 0, 0)')
      .map(text => text.textContent?.trim())
      .join(' ')
  }

  it('shows no name but the wallet’s own, and the page’s text at once', async () => {
    const page = fixtureSync<HTMLElement>(
      html`<div>
        <wallet-modal-wallet-button wallet="coinbase"></wallet-modal-wallet-button>
        <wallet-modal-wallet-button wallet="coinbase">Our words</wallet-modal-wallet-button>
      </div>`,
    )
    const [plain, worded] = page.querySelectorAll('wallet-modal-wallet-button')
    if (!plain || !worded) throw new Error('no buttons')
    await worded.updateComplete
    const [seen, said] = [new Set<string>(), new Set<string>()]
    const saidNow = (): string => nameOf(byRole(plain.shadowRoot ?? plain, 'button'))
    while (!saidNow().includes('Coinbase Wallet')) {
      seen.add(seenIn(plain))
      said.add(saidNow())
      expect(readText(byRole(worded.shadowRoot ?? worded, 'button'))).to.include('Our words')
      expect(getComputedStyle(deepAll(worded.shadowRoot ?? worded, 'slot')[0] ?? worded).color).not.to.equal(
        'rgba(0, 0, 0, 0)',
      )
      await nextFrame()
    }
    expect([...seen]).to.deep.equal([''])
    expect([...said]).to.deep.equal(['Connect wallet'])
    expect(seenIn(plain)).to.equal('Coinbase Wallet CW')
    expect(saidNow()).to.equal('Connect Coinbase Wallet')
  })

  it('is MetaMask’s where a framework or a removed attribute leaves no wallet', async () => {
    const button = document.createElement('wallet-modal-wallet-button')
    Reflect.set(button, 'wallet', undefined)
    document.body.append(button)
    try {
      await button.updateComplete
      await waitUntil(() => nameOf(byRole(button.shadowRoot ?? button, 'button')) === 'Connect MetaMask')
    } finally {
      button.remove()
    }
  })

  for (const id of ['com.example.own', 'f'.repeat(64)])
    it(`names no wallet by an id: ${id}`, async () => {
      const element = fixtureSync<HTMLElement>(
        html`<wallet-modal-wallet-button wallet=${id}></wallet-modal-wallet-button>`,
      )
      const button = () => byRole(element.shadowRoot ?? element, 'button')
      await waitUntil(() => seenIn(element).startsWith('Connect wallet'), 'no text')
      expect(nameOf(button())).to.equal('Connect wallet')
      expect(readText(element)).not.to.include(id)
    })
})
