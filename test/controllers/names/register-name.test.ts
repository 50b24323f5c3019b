import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connectionsController } from '../../../src/controllers/connections/connections.js'
import { typeName } from '../../../src/controllers/names/check-name.js'
import { namesController } from '../../../src/controllers/names/names.js'
import { registerName } from '../../../src/controllers/names/register-name.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { fromHex } from '../../../src/core/encoding/bytes.js'
import type { WalletModal } from '../../../src/client/types.js'
import { ALICE, aspen, BOB } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance } from '../../helpers/instance.js'
import { nameSite, refusedName, suggested } from '../../helpers/name-service.js'
import { waitUntil } from '../../helpers/wait-until.js'

const view = (): string => routerController.route.view
const textOf = (hex: string): string => new TextDecoder().decode(fromHex(hex.slice(2)))
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(String, (error: { code: string; message: string }) => [error.code, error.message])

describe('registering a name', () => {
  let restore = (): void => undefined
  const begin = async (...given: Parameters<typeof nameSite>) => {
    const site = await nameSite(...given)
    restore = site.stub.restore
    const events: (readonly [string, unknown])[] = []
    site.modal.subscribeEvents(({ data }) => data && events.push([data.event, data.properties]))
    const told = () => events.filter(([event]) => event.includes('NAME'))
    return { ...site, told }
  }
  afterEach(async () => {
    await endInstance()
    restore()
  })

  it('has the message signed, posts what was signed, and shows the name on the account', async () => {
    const { secureSite, posted, told } = await begin()
    typeName('Ada-L')
    expect(await registerName()).to.equal('ada-l.reown.id')
    const [, request] = secureSite.calls.find(([name]) => name === 'RPC_REQUEST') ?? []
    const { method, params } = request as { method: string; params: [string, string] }
    expect(method).to.equal('personal_sign')
    expect(params[1]).to.equal(ALICE)
    const [body] = posted()
    expect(body).to.include({ address: ALICE, coin_type: 0x80000001, signature: '0x51' })
    expect(body?.['message']).to.equal(textOf(params[0]))
    const { timestamp, ...rest } = JSON.parse(textOf(params[0])) as { timestamp: number }
    expect(rest).to.deep.equal({ name: 'ada-l.reown.id', attributes: {} })
    expect(Math.abs(Date.now() / 1000 - timestamp)).to.be.lessThan(5)
    expect(view()).to.equal('RegisterAccountNameSuccess')
    expect(namesController.state).to.include({ registered: 'ada-l.reown.id', text: '' })
    expect(accountsController.account('eip155').profileName).to.equal('ada-l.reown.id')
    const facts = { isSmartAccount: true, ensName: 'ada-l.reown.id' }
    expect(told()).to.deep.equal([
      ['REGISTER_NAME_INITIATED', facts],
      ['REGISTER_NAME_SUCCESS', facts],
    ])
  })

  it('returns to the form with its text when the service refuses', async () => {
    const { told } = await begin({ registration: () => new Response('', { status: 409 }) })
    typeName('Ada-L')
    expect(await codeOf(registerName())).to.deep.equal(['NAME_REGISTRATION_FAILED', 'Error registering name'])
    expect(view()).to.equal('RegisterAccountName')
    expect(namesController.state).to.include({ text: 'Ada-L', status: 'editing', problem: 'failed' })
    const facts = { isSmartAccount: true, ensName: 'ada-l.reown.id' }
    expect(told().at(-1)).to.deep.equal(['REGISTER_NAME_ERROR', { ...facts, error: 'Error registering name' }])
  })

  it('says when the visitor approved too late', async () => {
    await begin({ registration: () => refusedName('Expired timestamp') })
    typeName('abcd')
    expect(await codeOf(registerName())).to.include('NAME_REGISTRATION_EXPIRED')
    expect(namesController.state.problem).to.equal('expired')
  })

  for (const [way, answer] of [
    ['was lost', () => new TypeError('Failed to fetch')],
    ['came too late, so that it is taken now', () => refusedName('Name is already registered')],
  ] as const)
    it(`counts a name as registered if the answer to its registration ${way}`, async () => {
      let owner: string = BOB
      const record = (name: string) =>
        json({ name, addresses: { 60: { address: owner }, 2147483649: { address: ALICE } } })
      await begin({ registration: answer, record })
      typeName('abcd')
      expect(await codeOf(registerName()), 'of someone else').to.include.oneOf([
        'NAME_REGISTRATION_FAILED',
        'NAME_TAKEN',
      ])
      expect(view()).to.equal('RegisterAccountName')
      owner = ALICE.toLowerCase()
      expect(await registerName()).to.equal('abcd.reown.id')
      expect(view()).to.equal('RegisterAccountNameSuccess')
      expect(accountsController.account('eip155').profileName).to.equal('abcd.reown.id')
    })

  it('asks for no signature for a name that is taken', async () => {
    const { secureSite } = await begin({ suggestions: label => suggested(label, true) })
    typeName('abcd')
    expect(await codeOf(registerName())).to.include('NAME_TAKEN')
    expect(secureSite.names()).not.to.include('RPC_REQUEST')
    expect(namesController.state.problem).to.equal('taken')
  })

  it('leaves it to the service when that does not say whether the name is free', async () => {
    await begin({ suggestions: () => new Response('', { status: 500 }) })
    typeName('abcd')
    expect(await registerName()).to.equal('abcd.reown.id')
  })

  it('stays quiet when the visitor closes the request, and what was typed stays', async () => {
    const { modal } = await begin({}, { RPC_REQUEST: (_payload, signal) => whenAborted(signal) })
    typeName('abcd')
    const registering = codeOf(registerName())
    await waitUntil(() => view() === 'ApproveTransaction')
    await modal.close()
    expect(await registering).to.include('Request was aborted')
    expect(namesController.state).to.include({ text: 'abcd', status: 'editing', problem: undefined })
  })

  for (const [way, leave] of [
    ['closes the dialog', (modal: WalletModal) => modal.close()],
    ['goes back', () => Promise.resolve(routerController.back([{ view: 'Account', args: undefined }]))],
  ] as const)
    it(`asks for no signature once the visitor ${way}, while the name is still looked up`, async () => {
      let answer = (): void => undefined
      const answered = new Promise<void>(resolve => (answer = resolve))
      const { modal, secureSite } = await begin({
        suggestions: async label => {
          await answered
          return suggested(label)
        },
      })
      void modal.open()
      await waitUntil(() => modalController.state.open, 'closed')
      navigate({ view: 'RegisterAccountName', args: undefined })
      typeName('abcd')
      const registering = codeOf(registerName())
      await leave(modal)
      answer()
      expect(await registering).to.include('MODAL_CLOSED')
      expect(secureSite.names()).not.to.include('RPC_REQUEST')
      expect(modalController.state.open).to.equal(way === 'goes back')
      expect(namesController.state).to.include({ status: 'editing', problem: undefined })
    })

  it('does it once, however often it is requested', async () => {
    const { posted } = await begin()
    typeName('abcd')
    expect(await Promise.all([registerName(), registerName()])).to.deep.equal(['abcd.reown.id', 'abcd.reown.id'])
    expect(posted()).to.have.length(1)
  })

  it('needs an embedded wallet account and one of the site’s networks', async () => {
    await begin()
    typeName('abcd')
    const [network] = networksController.list('eip155')
    if (network) networksController.activate({ ...network, unsupported: true })
    expect(await codeOf(registerName())).to.deep.equal(['NETWORK_NOT_FOUND', 'Network not found'])
    connectionsController.setActive('eip155', aspen.id)
    expect(await codeOf(registerName())).to.deep.equal(['NAME_ACCOUNT_MISSING', 'Address or auth connector not found'])
  })
})

/** A request that no one answers. */
const whenAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
