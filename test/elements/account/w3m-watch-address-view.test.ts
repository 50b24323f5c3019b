import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'

import { evmAdapter } from '../../../src/chains/evm/index.js'
import { solanaAdapter } from '../../../src/chains/solana/index.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { mainnet, solana } from '../../../src/networks.js'
import { newService, stubFetch } from '../../controllers/stubs.js'
import { withClipboard } from '../../helpers/clipboard.js'
import { allByRole, byRole, focused, readText } from '../../helpers/deep.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

/** An unreachable node: names come only from the service. */
const silent = { ...mainnet, rpcUrls: { default: { http: ['https://node.test'] } } }

const FAMILIES = { networks: [silent, solana], adapters: [evmAdapter(), solanaAdapter()] } as const

describe('<w3m-watch-address-view>', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    await endInstance()
    stub?.restore()
    stub = undefined
  })

  async function begin(site: Partial<WalletModalOptions> = {}) {
    const { modal, outcome, view } = await openView({ view: 'WatchAddress' }, { site: { ...FAMILIES, ...site } })
    const root = view.shadowRoot ?? view
    const field = (): HTMLInputElement => byRole(root, 'textbox', /^Address/) as HTMLInputElement // the role is an input's
    const write = (text: string): void => {
      field().value = text
      field().dispatchEvent(new InputEvent('input'))
    }
    return { modal, outcome, view, root, field, write }
  }

  /** Names as the service knows them. */
  function serveNames(names: Readonly<Record<string, string>>) {
    stub = stubFetch(({ url }) => {
      const name = Object.keys(names).find(known => url.pathname.includes(known))
      const address = name && names[name]
      return json(address ? { name, addresses: { 60: { address, created: '' } } } : {})
    })
    return { services: { ...OFFLINE.services, blockchain: newService() } }
  }

  it('is offered by the Connect view only where the site turns it on', async () => {
    const { modal, view } = await openView({}, { site: FAMILIES })
    const root = view.shadowRoot ?? view
    expect(allByRole(root, 'button', 'Watch an address')).to.have.length(0)
    modal.updateFeatures({ watch: true })
    await waitUntil(() => allByRole(root, 'button', 'Watch an address').length)
    byRole(root, 'button', 'Watch an address').click()
    const watching = await shownView()
    expect(watching.localName).to.equal('w3m-watch-address-view')
    expect(readText(watching)).to.include('View only').and.to.include('Nothing can be signed or sent.')
  })

  it('shows the account of an address of any family, which the opening resolves to', async () => {
    const { modal, outcome, write, field } = await begin()
    write(` ${SOLANA} `)
    field().focus()
    await sendKeys({ press: 'Enter' })
    const ended = await outcome
    expect(ended).to.include({ status: 'connected', namespace: 'solana' })
    expect(modal.getProviderType('solana')).to.equal('VIEW_ONLY')
    expect(modal.getAddress('solana')).to.equal(SOLANA)
  })

  it('ignores the invisible characters that chats add to a copied address', async () => {
    const { modal, outcome, write, field } = await begin()
    write(`\u202a${ALICE}\u202c\u200b`)
    field().focus()
    await sendKeys({ press: 'Enter' })
    expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
    expect(modal.getAddress('eip155')).to.equal(ALICE)
  })

  it('moves the focus to the field with the pasted address, and keeps it where nothing can be pasted', async () => {
    const { view, root, field } = await begin()
    const paste = byRole(root, 'button', 'Paste')
    paste.focus()
    await withClipboard({ refuses: true }, async () => {
      paste.click()
      await waitUntil(() => field().ariaInvalid === 'true', 'nothing said')
    })
    expect(focused()).to.equal(paste)
    await withClipboard({ text: ` ${ALICE} ` }, async () => {
      paste.click()
      await waitUntil(() => field().value === ALICE, 'not pasted')
    })
    expect(allByRole(root, 'button', 'Paste')).to.be.empty
    expect(focused()).to.equal(field())
    expect(view.isConnected).to.equal(true)
  })

  it('shows the account behind a name', async () => {
    const { modal, outcome, root, write } = await begin(serveNames({ 'alice.eth': ALICE }))
    write('alice.eth')
    await waitUntil(() =>
      allByRole(root, 'button', 'Watch an address').some(button => !button.hasAttribute('disabled')),
    )
    byRole(root, 'button', 'Watch an address').click()
    expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
    expect(modal.getAddress('eip155')).to.equal(ALICE)
  })

  it('watches nothing that was changed while its name was resolved', async () => {
    let answer = (): void => undefined
    stub = stubFetch(({ url }) => {
      const record = { name: 'ali.eth', addresses: { 60: { address: BOB, created: '' } } }
      if (!url.pathname.includes('ali.eth'))
        return json({ ...record, addresses: { 60: { address: ALICE, created: '' } } })
      return new Promise(resolve => (answer = () => resolve(json(record))))
    })
    const site = { services: { ...OFFLINE.services, blockchain: newService() } }
    const { modal, outcome, write, field } = await begin(site)
    write('ali.eth')
    field().focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => stub?.paths().some(path => path.includes('ali.eth')), 'not resolved')
    write('alice.eth')
    answer()
    await sendKeys({ press: 'Enter' })
    expect(await outcome).to.include({ status: 'connected', namespace: 'eip155' })
    expect(modal.getAddress('eip155')).to.equal(ALICE)
    expect(modal.getRecentConnections('eip155').concat(modal.getConnections('eip155'))).to.have.length(1)
  })

  for (const [what, text, words] of [
    ['no address of a network of the site', ALICE.slice(0, -1), 'Not a valid address on the networks of this site'],
    ['a name without an address', 'nobody.eth', 'Error resolving name'],
  ] as const)
    it(`says at the field that it is ${what}, and connects nothing`, async () => {
      const { modal, view, write, field } = await begin(serveNames({}))
      write(text)
      field().focus()
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => readText(view).includes(words), 'nothing said')
      expect(field().ariaInvalid).to.equal('true')
      expect(routerController.route.view).to.equal('WatchAddress')
      expect(modal.getIsConnectedState()).to.equal(false)
      write(ALICE)
      await waitUntil(() => field().ariaInvalid === 'false')
    })
})
