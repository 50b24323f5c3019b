import { expect } from '@open-wc/testing'

import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { endInstance } from '../../helpers/instance.js'
import { openView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const wallet = {
  id: 'x',
  name: 'Cedar',
  chrome_store: 'https://chrome.example/cedar',
  app_store: 'javascript:alert(1)',
  play_store: 'http://plain.example/cedar',
  homepage: 'https://cedar.example',
}

describe('<w3m-downloads-view>', () => {
  afterEach(endInstance)

  it('links only to places with an allowed URL', async () => {
    const { view } = await openView({ view: 'Downloads', arguments: { walletId: 'x' } })
    walletsController.load({ recommended: [wallet] })
    const links = () => allByRole(view.shadowRoot ?? view, 'link')
    await waitUntil(() => links().length, 'no links')
    expect(links().map(link => [nameOf(link), link.getAttribute('href')])).to.deep.equal([
      ['Chrome Web Store', 'https://chrome.example/cedar'],
      ['Website', 'https://cedar.example/'],
    ])
    expect(byRole(document, 'heading', 'Get Cedar')).to.exist
  })

  it('says so if there is no download', async () => {
    const { view } = await openView({ view: 'Downloads', arguments: { walletId: 'unknown' } })
    expect(readText(view)).to.include('No download link found')
  })
})
