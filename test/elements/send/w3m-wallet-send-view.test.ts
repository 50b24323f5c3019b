import { expect } from '@open-wc/testing'

import type { WalletModalOptions } from '../../../src/client/types.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { tokensController } from '../../../src/controllers/holdings/tokens.js'
import type { SendQuote } from '../../../src/core/entities/send.js'
import { TransactionRejectedError } from '../../../src/core/errors/transaction.js'
import { currentLocale } from '../../../src/core/i18n/t.js'
import { expectAnnounced } from '../../helpers/announced.js'
import { withClipboard } from '../../helpers/clipboard.js'
import { allByRole, byRole, deepAll, focused, readText } from '../../helpers/deep.js'
import { mainnet } from '../../../src/networks.js'
import { ALICE, aspen, BOB, HASH, result, type Script, transfer } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, turns } from '../../helpers/instance.js'
import { newService, stubFetch } from '../../controllers/stubs.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { CAROL } from '../../helpers/send-form.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** English as it is written in Germany. */
const GERMAN = { locale: 'en-DE' }

const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

async function atForm(script: Script = {}, options: Partial<WalletModalOptions> = {}) {
  const connect = async (id: string) => result(id, { accounts: [{ address: ALICE }, { address: BOB }] })
  const made = instance({ connect, ...script }, options)
  await made.modal.connect(aspen.id)
  void made.modal.open({ view: 'WalletSend' })
  await shownView()
  await waitUntil(() => document.body && field('Amount'), 'no form')
  return made
}

const root = (): Document => document
const field = (name: string): HTMLInputElement | undefined =>
  deepAll(root(), 'input').find(
    (input): input is HTMLInputElement =>
      input.getAttribute('aria-label') === name && input instanceof HTMLInputElement,
  )
const button = (name: string | RegExp): HTMLElement => byRole(document.body, 'button', name)
const isDisabled = (name: string | RegExp): boolean => button(name).matches(':disabled')

async function write(name: string, text: string) {
  const input = field(name)
  if (!input) throw new Error(`no field ${name}`)
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  await turns()
}

async function fill(amount = '0.25', receiver = CAROL) {
  await write('Amount', amount)
  await write('Recipient', receiver)
}

async function review() {
  button('Review').click()
  await waitUntil(() => routerController.route.view === 'WalletSendPreview', 'no preview')
  return shownView()
}

describe('<w3m-wallet-send-view>', () => {
  afterEach(endInstance)

  it('moves the focus to the field with the pasted receiver', async () => {
    await atForm()
    button('Paste').focus()
    await withClipboard({ text: ` ${CAROL} ` }, async () => {
      button('Paste').click()
      await waitUntil(() => field('Recipient')?.value === CAROL, 'not pasted')
    })
    expect(allByRole(document.body, 'button', 'Paste')).to.be.empty
    expect(focused()).to.equal(field('Recipient'))
  })

  it('blocks the review of an invalid amount or receiver', async () => {
    await atForm()
    expect(isDisabled('Review')).to.equal(true)
    await fill('1e3')
    expect(isDisabled('Review')).to.equal(true)
    expect(readText(await shownView())).to.include('Enter a number, for example 1234.5')
    await write('Amount', '2')
    expect(readText(await shownView())).to.include('Not enough ETH')
    await write('Amount', '0.25')
    expect(isDisabled('Review')).to.equal(false)
    await write('Recipient', '0x12')
    expect(isDisabled('Review')).to.equal(true)
    expect(readText(await shownView())).to.include('Not a valid EVM address')
  })

  it('announces what is wrong in regions that were there before and took no space', async () => {
    await atForm()
    const [amount, receiver] = ['w3m-send-amount', 'w3m-ui-text-field'].map(
      tag => deepAll(root(), tag).map(({ shadowRoot }) => shadowRoot && byRole(shadowRoot, 'status'))[0],
    )
    expect([amount?.offsetHeight, receiver?.offsetHeight]).to.deep.equal([0, 0])
    await fill('1e3', '0x12')
    await waitUntil(() => amount && readText(amount).includes('Enter a number'), 'the amount')
    await waitUntil(() => receiver && readText(receiver).includes('Not a valid EVM address'), 'the recipient')
  })

  it('keeps its buttons in the panel, however large the balance is', async () => {
    await atForm({ balance: async () => 2n ** 160n })
    await waitUntil(() => field('Amount') && /1\.461E30/.test(readText(document.body)), 'no balance')
    const panel = deepAll(root(), '.panel')[0]?.getBoundingClientRect()
    const ends = deepAll(root(), 'w3m-send-amount')
      .flatMap(form => deepAll(form.shadowRoot ?? form, 'button'))
      .map(each => each.getBoundingClientRect().right)
    expect(ends).to.have.length(2)
    for (const end of ends) expect(end).to.be.below(panel?.right ?? 0)
  })

  it('accepts no amount before the number language has loaded, lest a thousand be read as a one', async () => {
    const made = instance({ connect: async id => result(id) }, GERMAN)
    await made.modal.connect(aspen.id)
    void made.modal.open({ view: 'WalletSend' })
    await waitUntil(() => field('Amount'), 'no form')
    expect(currentLocale()).to.equal('en-DE')
    await fill('1.000')
    expect(isDisabled('Review')).to.equal(true)
  })

  it('shows a point as the visitor’s comma, and never reads a thousand as a one', async () => {
    await atForm({}, GERMAN)
    await fill('1.000')
    expect(field('Amount')?.value).to.equal('1.000')
    expect(isDisabled('Review')).to.equal(true)
    expect(readText(await shownView())).to.include('Enter a number, for example 1234,5')
    await write('Amount', '0.25')
    expect([field('Amount')?.value, sendController.state.amount]).to.deep.equal(['0,25', '0.25'])
    expect(isDisabled('Review')).to.equal(false)
    await write('Amount', '0.25')
    expect(field('Amount')?.value).to.equal('0,25')
    button(/^Max – Send the maximum/).click()
    await waitUntil(() => field('Amount')?.value === '0,999')
  })

  it('leaves the caret behind the mark that is written between digits', async () => {
    await atForm({}, GERMAN)
    const input = field('Amount')
    await write('Amount', '025')
    input?.setRangeText('.', 1, 1, 'end')
    input?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await turns()
    expect([input?.value, input?.selectionStart, input?.selectionEnd]).to.deep.equal(['0,25', 2, 2])
  })

  it('shows the address of a name, and the name stays', async () => {
    await atForm({ resolveName: async () => CAROL })
    const view = await shownView()
    await expectAnnounced(view.shadowRoot ?? view, CAROL, () => fill('0.25', 'carol.eth'))
    expect(sendController.state.checked?.status).to.equal('ready')
    const preview = await review()
    expect(readText(preview)).to.include('carol.eth').and.include(CAROL)
  })

  it('says that a name could not be resolved', async () => {
    await atForm()
    await fill('0.25', 'nobody.eth')
    await waitUntil(() => sendController.state.checked?.status === 'failed')
    expect(readText(await shownView())).to.include('Error resolving name')
    expect(isDisabled('Review')).to.equal(true)
  })

  it('checks the receiver again on another network, where a name may have another address', async () => {
    let address = CAROL
    const { adapter } = await atForm({ resolveName: async () => address })
    await fill('0.25', 'carol.eth')
    await waitUntil(() => readText(document.body).includes(CAROL), 'not resolved')
    address = `0x${'2'.repeat(40)}`
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:137' })
    await waitUntil(() => readText(document.body).includes(address), 'not asked again')
    expect(readText(document.body)).not.to.include(CAROL)
  })

  it('checks the receiver again once the browser is back online', async () => {
    let isDown = true
    await atForm({ resolveName: async () => (isDown ? Promise.reject(new Error('down')) : CAROL) })
    await fill('0.25', 'carol.eth')
    await waitUntil(() => readText(document.body).includes('Error resolving name'), 'not failed')
    isDown = false
    dispatchEvent(new Event('online'))
    await waitUntil(() => readText(document.body).includes(CAROL), 'not asked again')
    expect(isDisabled('Review')).to.equal(false)
  })

  it('writes the most that leaves room for the fee', async () => {
    await atForm()
    button(/^Max – Send the maximum/).click()
    await waitUntil(() => sendController.state.amount !== '')
    expect(sendController.state.amount).to.equal('0.999')
  })

  it('leaves an amount alone that was entered before the fee turned out to be unknown', async () => {
    const fails: (() => void)[] = []
    await atForm({ reserve: () => new Promise((_, reject) => fails.push(() => reject(new Error('down')))) })
    button(/^Max – Send the maximum/).click()
    await waitUntil(() => fails.length, 'not read')
    await write('Amount', '0.25')
    fails.forEach(fail => fail())
    expect(readText(await shownView())).not.to.include('Could not load the network fee')
    expect(field('Amount')?.getAttribute('aria-invalid')).to.equal('false')
  })

  it('reads the amount again for another token', async () => {
    await atForm()
    tokensController.patch('eip155', `eip155:1:${ALICE}`, {
      status: 'ready',
      updatedAt: Date.now(),
      items: [
        {
          chainId: 'eip155:1',
          address: DOLLAR,
          name: 'USD Coin',
          symbol: 'USDC',
          decimals: 6,
          amount: 5_000_000n,
          price: 1,
          value: 5,
        },
      ],
    })
    await fill('1.5')
    expect(isDisabled('Review')).to.equal(true)
    button(/^Token: ETH/).click()
    await waitUntil(() => routerController.route.view === 'WalletSendSelectToken')
    await shownView()
    await waitUntil(() => deepAll(document, 'button.row').length === 2)
    button(/USD Coin/).click()
    await waitUntil(() => routerController.route.view === 'WalletSend')
    await shownView()
    expect(field('Amount')?.value).to.equal('1.5')
    expect(isDisabled('Review')).to.equal(false)
  })

  it('says why nothing can be sent while the balance cannot be read', async () => {
    await atForm({ balance: () => Promise.reject(new Error('down')) })
    await waitUntil(() => readText(document.body).includes('The network isn’t responding'), 'not said')
    await fill()
    expect(isDisabled('Review')).to.equal(true)
  })

  it('says when the account has nothing of the token that the site asked for', async () => {
    const { modal } = await atForm()
    void modal.open({
      view: 'WalletSend',
      arguments: { namespace: 'eip155', chainId: 1, assetAddress: DOLLAR, amount: '1', to: CAROL },
    })
    await waitUntil(() => sendController.state.asked, 'not asked')
    tokensController.patch('eip155', `eip155:1:${ALICE}`, { status: 'loading' })
    await turns()
    const words = 'You don’t have the token that this site asked for.'
    expect(readText(await shownView())).not.to.include(words)
    tokensController.patch('eip155', `eip155:1:${ALICE}`, { status: 'ready', updatedAt: Date.now(), items: [] })
    await waitUntil(() => readText(document.body).includes(words), 'not said')
    expect(isDisabled('Review')).to.equal(true)
    button(/^Choose a token/).click()
    await waitUntil(() => routerController.route.view === 'WalletSendSelectToken')
  })

  for (const [status, said] of [
    ['failed', 'Could not load your token balances.'],
    ['limited', 'Too many requests. Try again in a moment.'],
    ['partial', 'Some tokens could not be loaded.'],
  ] as const)
    it(`does not deny a token that the site asked for while its balance is unknown: ${status}`, async () => {
      const { modal } = await atForm()
      void modal.open({
        view: 'WalletSend',
        arguments: { namespace: 'eip155', chainId: 1, assetAddress: DOLLAR, amount: '1', to: CAROL },
      })
      const missing = 'You don’t have the token that this site asked for.'
      await waitUntil(() => readText(document.body).includes(missing), 'not loaded')
      tokensController.patch('eip155', `eip155:1:${ALICE}`, { status, items: [], updatedAt: undefined })
      await waitUntil(() => readText(document.body).includes(said), 'not said')
      expect(readText(document.body)).not.to.include(missing)
      button('Try again').click()
      await waitUntil(() => readText(document.body).includes(missing), 'not loaded again')
    })

  it('shows everything before the wallet is asked, and keeps it after a refusal', async () => {
    const { adapter } = await atForm({
      prepareTransfer: async () => transfer([], { send: () => Promise.reject(new TransactionRejectedError()) }),
    })
    await fill()
    const preview = await review()
    for (const text of [ALICE, CAROL, 'Ethereum', 'Network fee', '0.000021 ETH'])
      expect(readText(preview)).to.include(text)
    button('Send 0.25 ETH').click()
    await waitUntil(() => readText(preview).includes('You declined in Aspen'))
    expect(routerController.route.view).to.equal('WalletSendPreview')
    button('Back').click()
    await shownView()
    expect([field('Amount')?.value, field('Recipient')?.value]).to.deep.equal(['0.25', CAROL])
    expect(isDisabled('Review')).to.equal(false)
    expect(adapter.calls.filter(call => call === 'send')).to.have.length(0)
  })

  it('requires explicit acceptance of an address that imitates a known one', async () => {
    await atForm()
    await fill('0.25', `${BOB.slice(0, 6)}${'7'.repeat(32)}${BOB.slice(-4)}`)
    const preview = await review()
    expect(readText(preview)).to.include('looks like an address you know')
    expect(isDisabled(/^Send 0.25/)).to.equal(true)
    deepAll(preview.shadowRoot ?? preview, 'input[type=checkbox]')[0]?.click()
    await waitUntil(() => !isDisabled(/^Send 0.25/), 'still blocked')
  })

  it('warns in the review too when the history that knows the imitated address arrives only there', async () => {
    const answers: ((answer: Response) => void)[] = []
    const stub = stubFetch(({ url }) => {
      if (url.pathname.endsWith('supported-chains')) return json({ http: ['eip155:1'], ws: [] })
      if (!url.pathname.endsWith('/history')) return json({ balances: [] })
      return new Promise<Response>(resolve => void answers.push(resolve))
    })
    try {
      await atForm({}, { services: { ...OFFLINE.services, blockchain: newService() } })
      await fill('0.25', `${CAROL.slice(0, 6)}${'7'.repeat(32)}${CAROL.slice(-4)}`)
      const preview = await review()
      await waitUntil(() => answers.length)
      expect(isDisabled(/^Send 0.25/)).to.equal(false)
      const metadata = { operationType: 'send', minedAt: '2026-01-01T00:00:00Z', sentFrom: ALICE, sentTo: CAROL }
      const transfers = [{ direction: 'out', quantity: { numeric: '1' }, fungible_info: { symbol: 'ETH' } }]
      const data = [{ id: 'a', metadata: { ...metadata, chain: 'eip155:1' }, transfers }]
      answers.forEach(answer => answer(json({ data, next: null })))
      await waitUntil(() => readText(preview).includes('looks like an address you know'), 'no warning')
      expect(isDisabled(/^Send 0.25/)).to.equal(true)
      deepAll(preview.shadowRoot ?? preview, 'input[type=checkbox]')[0]?.click()
      await waitUntil(() => !isDisabled(/^Send 0.25/), 'not accepted')
    } finally {
      stub.restore()
    }
  })

  it('takes an address with the name of the network before it, and says so if it is for another one', async () => {
    await atForm()
    await fill('0.25', `base:${CAROL}`)
    await waitUntil(() => readText(document.body).includes('Not a valid Ethereum address'), 'not said')
    expect(isDisabled('Review')).to.equal(true)
    await write('Recipient', `eth:${CAROL}`)
    expect(readText(await shownView())).not.to.include('Not a valid')
    await review()
    expect(sendController.state.quote?.to).to.equal(CAROL)
  })

  it('reports the hash to the site that requested the send', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const args = { namespace: 'eip155', chainId: 1, assetAddress: 'native', amount: '0.5', to: CAROL }
    const outcome = modal.open({ view: 'WalletSend', arguments: args })
    await waitUntil(() => field('Amount')?.value === '0.5')
    await review()
    button('Send 0.5 ETH').click()
    expect(await outcome).to.deep.equal({ status: 'sent', hash: HASH, caipNetworkId: 'eip155:1' })
    const view = await shownView()
    expect(readText(view)).to.include('Sent 0.5 ETH to').and.include(HASH)
  })

  it('ends a send that the site replaced by another one without its hash', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const request = { namespace: 'eip155', chainId: 1, assetAddress: 'native', to: CAROL } as const
    const first = modal.open({ view: 'WalletSend', arguments: { ...request, amount: '0.5' } })
    await waitUntil(() => field('Amount')?.value === '0.5')
    const second = modal.open({ view: 'WalletSend', arguments: { ...request, amount: '0.25' } })
    expect(await first).to.deep.equal({ status: 'dismissed' })
    await waitUntil(() => field('Amount')?.value === '0.25')
    await review()
    button('Send 0.25 ETH').click()
    expect(await second).to.deep.equal({ status: 'sent', hash: HASH, caipNetworkId: 'eip155:1' })
  })

  it('offers no balance and no maximum where balances are not read', async () => {
    const { modal } = instance({}, { networks: [{ ...mainnet, testnet: true }] })
    await modal.connect(aspen.id)
    const args = { namespace: 'eip155', chainId: 1, assetAddress: 'native', amount: '0.5', to: CAROL }
    void modal.open({ view: 'WalletSend', arguments: args })
    await waitUntil(() => field('Amount')?.value === '0.5')
    await waitUntil(() => !button('Review').hasAttribute('disabled'))
    expect(readText(await shownView())).not.to.match(/available|Not enough|Max/)
  })

  /** A send of the site that the visitor confirmed and left, while the wallet still asks. */
  async function left() {
    let answer: (value: PromiseLike<void>) => void = () => undefined
    const asked = new Promise<void>(resolve => (answer = resolve))
    const send = () => asked.then(() => ({ hash: HASH, confirmed: Promise.resolve(HASH) }))
    const { modal } = instance({ prepareTransfer: async () => transfer([], { send }) })
    await modal.connect(aspen.id)
    const args = { namespace: 'eip155', chainId: 1, assetAddress: 'native', amount: '0.5', to: CAROL }
    const outcome = modal.open({ view: 'WalletSend', arguments: args })
    await waitUntil(() => field('Amount')?.value === '0.5')
    await review()
    button('Send 0.5 ETH').click()
    await waitUntil(() => sendController.state.status === 'signing')
    modal.close()
    await waitUntil(() => !modal.isOpen())
    return { modal, outcome, answer: (value: Promise<void>) => answer(value) }
  }

  it('reports the hash also to a site whose visitor left before answering in the wallet', async () => {
    const { outcome, answer } = await left()
    answer(Promise.resolve())
    expect(await outcome).to.deep.equal({ status: 'sent', hash: HASH, caipNetworkId: 'eip155:1' })
  })

  it('reports a send as dismissed once a visitor who left has refused it in the wallet', async () => {
    const { outcome, answer } = await left()
    answer(Promise.reject(new TransactionRejectedError()))
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
    expect(sendController.state).to.include({ status: 'editing', amount: '' })
  })

  it('keeps the token while the wallet asks', async () => {
    const send = () => new Promise<never>(() => undefined)
    await atForm({ prepareTransfer: async () => transfer([], { send }) })
    await fill()
    await review()
    button('Send 0.25 ETH').click()
    await waitUntil(() => sendController.state.status === 'signing')
    button('Back').click()
    await waitUntil(() => routerController.route.view === 'WalletSend')
    await shownView()
    expect(isDisabled(/^Token: ETH/)).to.equal(true)
  })

  for (const [name, args, message] of [
    ['nothing', {}, 'An amount and receiver address are required'],
    ['no token', { amount: '1', to: CAROL, assetAddress: null }, 'A token is required'],
    ['another family', { namespace: 'bip122', amount: '1', to: CAROL, assetAddress: 'native' }, 'Unsupported chain'],
    ['no number', { amount: '-1', to: CAROL, assetAddress: 'native' }, 'The amount cannot be sent'],
    ['no address', { amount: '1', to: '0x1', assetAddress: 'native' }, 'Cannot send to this receiver'],
    ['an unknown chain', { chainId: 5, amount: '1', to: CAROL, assetAddress: 'native' }, 'Network not found'],
  ] as const)
    it(`refuses ${name} without opening`, async () => {
      const { modal } = instance()
      const outcome = await modal.open({ view: 'WalletSend', arguments: args })
      expect(outcome.status === 'failed' && outcome.error.message).to.equal(message)
      expect(modal.isOpen()).to.equal(false)
    })

  it('offers to switch for a token of another network, and sends nothing before', async () => {
    const { modal, adapter } = instance()
    await modal.connect(aspen.id)
    const args = { namespace: 'eip155', chainId: 137, assetAddress: 'native', amount: '0.5', to: CAROL }
    void modal.open({ view: 'WalletSend', arguments: args })
    await waitUntil(() => field('Amount'))
    await shownView()
    expect(isDisabled('Review')).to.equal(true)
    button('Switch to Polygon').click()
    await waitUntil(() => adapter.calls.includes('switch eip155:137'))
  })

  it('says what to do if the wallet does not switch to the network of the token', async () => {
    const { modal } = instance({ switchNetwork: () => Promise.reject(new Error('stuck')) })
    await modal.connect(aspen.id)
    const args = { namespace: 'eip155', chainId: 137, assetAddress: 'native', amount: '0.5', to: CAROL }
    void modal.open({ view: 'WalletSend', arguments: args })
    await waitUntil(() => field('Amount'))
    const view = await shownView()
    button('Switch to Polygon').click()
    const said = (): string =>
      allByRole(view.shadowRoot ?? view, 'status')
        .map(readText)
        .join(' ')
    await waitUntil(() => said().includes('Switch to Polygon in Aspen, or try again'), 'not said')
    expect(said()).not.to.include('This transfer is on Polygon')
  })

  it('is safe without a connection', async () => {
    instance()
      .modal.open({ view: 'WalletSend' })
      .catch(() => undefined)
    expect(readText(await shownView())).to.include('Not connected')
  })
})

describe('<w3m-wallet-send-preview-view>', () => {
  afterEach(endInstance)

  it('shows which token is sent, in every family', async () => {
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const { modal } = twoFamilies()
    await modal.connect(cedar.id, 'solana')
    sendController.start({ namespace: 'solana', choice: { address: mint } })
    const token = { chainId: SOLANA.caipNetworkId, address: mint, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
    const quote: SendQuote = {
      ...{ namespace: 'solana', caipNetworkId: token.chainId, connectorId: cedar.id, from: SOL, to: SOL },
      ...{ token: { ...token, amount: 9_000_000n, price: 1, value: 9 }, amount: 5_000_000n },
      ...{ fee: 5_000n, deposit: 0n, warnings: [] },
    }
    sendController.step('ready', { quote })
    void modal.open({ view: 'WalletSendPreview' })
    expect(readText(await shownView()))
      .to.include('5 USDC')
      .and.include(mint)
  })
})
