import { expect } from '@open-wc/testing'

import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { allByRole, byRole, deepAll, focused } from '../../helpers/deep.js'
import { endInstance } from '../../helpers/instance.js'
import { openPairing } from '../../helpers/pairing.js'
import { pairingUri } from '../../helpers/phones.js'
import { readCode } from '../../helpers/read-code.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('<w3m-connecting-wallet-connect-basic-view>', () => {
  afterEach(endInstance)

  it('shows a code for any wallet, and nothing else to choose', async () => {
    const { root } = await openPairing('ConnectingWalletConnectBasic', undefined)
    const find = () => deepAll<SVGSVGElement & HTMLElement>(root, 'svg[role=img]')[0]
    await waitUntil(find)
    const svg = find()
    expect(svg && (await readCode(svg))).to.equal(pairingUri())
    expect(allByRole(root, 'button').map(button => button.textContent?.trim())).to.deep.equal(['Copy link'])
    expect(allByRole(root, 'tab')).to.be.empty
  })

  it('keeps the focus of the button, which is gone while a link is made, at what it says', async () => {
    const { root } = await openPairing('ConnectingWalletConnectBasic', undefined)
    byRole(root, 'button', 'Copy link').focus()
    pairingController.start(undefined)
    await waitUntil(() => focused()?.textContent?.trim() === 'Preparing a secure link', 'the focus is lost')
    expect(allByRole(root, 'button')).to.be.empty
  })

  it('ends the pairing when it is closed', async () => {
    const { modal } = await openPairing('ConnectingWalletConnectBasic', undefined)
    byRole(document, 'button', 'Close').click()
    await waitUntil(() => pairingController.state.status === 'idle')
    expect(modal.isOpen()).to.equal(false)
  })
})
