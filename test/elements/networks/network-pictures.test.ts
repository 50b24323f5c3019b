import { expect, fixture, html } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import '../../../src/elements/index.js'
import '../../../src/elements/networks/w3m-network-picture.js'
import { mainnet } from '../../../src/networks.js'
import { newService, stubFetch, withCatalogue } from '../../controllers/stubs.js'
import { deepAll, readText } from '../../helpers/deep.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
const ETHEREUM = '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900'
const draw = () => new Response(DRAWING, { headers: { 'content-type': 'image/svg+xml' } })

/** Waits until the catalogue's picture is drawn. */
const drawn = (host: HTMLElement): Promise<void> =>
  waitUntil(
    () => deepAll<HTMLImageElement>(host.shadowRoot ?? host, 'img').some(({ src }) => src.startsWith('blob:')),
    'the picture is drawn',
  )

describe('the pictures of networks', () => {
  let service: ReturnType<typeof stubFetch>
  beforeEach(() => {
    service = stubFetch(draw)
    instance({}, { ...withCatalogue(newService()), networks: [mainnet] })
  })
  afterEach(async () => {
    service.restore()
    await endInstance()
  })

  it('come from the catalogue in the dialog', async () => {
    recordIntent()
    const [network] = networksController.list()
    await drawn(await fixture(html`<w3m-network-picture .network=${network}></w3m-network-picture>`))
    expect(service.paths()).to.deep.equal([ETHEREUM])
  })

  it('come from the catalogue on the button of a connected account, once the visitor shows intent', async () => {
    accountsController.replace('eip155', {
      status: 'connected',
      address: ALICE,
      allAccounts: [{ address: ALICE }],
      balance: '1',
      balanceSymbol: 'ETH',
      balanceStatus: 'ready',
    })
    const button = await fixture<HTMLElement>(html`<wallet-modal-account-button></wallet-modal-account-button>`)
    await waitUntil(() => readText(button.shadowRoot ?? button).includes('ETH'), 'the account is shown')
    expect(service.seen).to.deep.equal([])
    recordIntent()
    await drawn(button)
    expect(service.paths()).to.deep.equal([ETHEREUM])
  })
})
