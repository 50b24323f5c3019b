import { expect } from '@open-wc/testing'
import { sepolia } from 'viem/chains'

import { sendForm } from '../../../src/controllers/send/send-form.js'
import { prepareSend } from '../../../src/controllers/send/prepare-send.js'
import { resolveReceiver } from '../../../src/controllers/send/resolve-receiver.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { mainnet, polygon } from '../../../src/networks.js'
import { ALICE, aspen, result, type Script } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, OFFLINE } from '../../helpers/instance.js'
import { CAROL, filledForm } from '../../helpers/send-form.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch } from '../stubs.js'

const DAVE = '0x2222222222222222222222222222222222222222'

describe('resolve-receiver', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    await endInstance()
    stub?.restore()
    stub = undefined
  })

  it('uses an address unchanged, with its missing prefix', async () => {
    await filledForm()
    expect(await resolveReceiver(CAROL.slice(2))).to.deep.include({ status: 'ready', address: CAROL })
  })

  const service = () => {
    stub = stubFetch(({ url }) =>
      url.pathname.includes('profile/account')
        ? json({ name: 'dave.eth', addresses: { 60: { address: DAVE, created: '' } } })
        : json({}),
    )
    return { site: { services: { ...OFFLINE.services, blockchain: newService() } } }
  }

  it('asks the chain, whose answer no service can replace', async () => {
    await filledForm({ resolveName: async () => CAROL }, service())
    expect(await resolveReceiver('dave.eth')).to.include({ address: CAROL, name: 'dave.eth' })
    expect(stub?.paths().filter(path => path.includes('profile'))).to.deep.equal([])
  })

  it('asks the name service for a name that the chain does not know, or cannot be asked for', async () => {
    let isDown = false
    const resolveName = async () => {
      if (isDown) throw new Error('unreachable')
      return undefined
    }
    await filledForm({ resolveName }, service())
    expect(await resolveReceiver('dave.eth')).to.include({ address: DAVE })
    isDown = true
    expect(await resolveReceiver('Dave.eth')).to.include({ address: DAVE })
  })

  it('does not believe a test network’s registry about a receiver of real money', async () => {
    const { site } = service()
    const { adapter } = await filledForm(
      { connect: async id => result(id, { caipNetworkId: 'eip155:137' }), resolveName: async () => CAROL },
      { site: { ...site, networks: [polygon, sepolia] } },
    )
    expect(await resolveReceiver('dave.eth')).to.include({ address: DAVE })
    expect(adapter.calls.filter(call => call.startsWith('resolve'))).to.deep.equal([])
  })

  it('takes no address from the name service that no one controls', async () => {
    stub = stubFetch(({ url }) =>
      url.pathname.includes('profile/account')
        ? json({ name: 'dave.eth', addresses: { 60: { address: `0x${'0'.repeat(40)}` } } })
        : json({}),
    )
    await filledForm(
      { resolveName: async () => undefined },
      { site: { services: { ...OFFLINE.services, blockchain: newService() } } },
    )
    const checked = await resolveReceiver('dave.eth')
    expect(checked).to.include({ status: 'failed' }).and.not.to.have.property('address')
  })

  it('uses the general address of a name on a network whose id is too large for a coin type', async () => {
    const palm = { ...polygon, id: 11_297_108_109, name: 'Palm' }
    const connectTo: Script['connect'] = async id => result(id, { caipNetworkId: `eip155:${palm.id}` })
    const { site } = service()
    const networks = [mainnet, palm] as const
    await filledForm({ connect: connectTo, resolveName: async () => CAROL }, { site: { networks } })
    expect(await resolveReceiver('carol.eth')).to.include({ status: 'ready', address: CAROL })
    await endInstance()
    await filledForm({ connect: connectTo, resolveName: async () => undefined }, { site: { ...site, networks } })
    expect(await resolveReceiver('dave.eth')).to.include({ status: 'ready', address: DAVE })
  })

  it('asks the name service alone for the names that it registers', async () => {
    const { adapter } = await filledForm({ resolveName: async () => CAROL }, service())
    expect(await resolveReceiver('dave.reown.id')).to.include({ address: DAVE })
    expect(adapter.calls.filter(call => call.startsWith('resolve'))).to.deep.equal([])
  })

  it('keeps the result visible while the form checks once more', async () => {
    await filledForm({ resolveName: async () => CAROL })
    await resolveReceiver(sendController.state.receiver)
    const seen: (string | undefined)[] = []
    const stop = sendController.subscribe(({ checked }) => seen.push(checked?.status))
    await prepareSend()
    stop()
    expect(new Set(seen)).to.deep.equal(new Set(['ready']))
  })

  it('is not for another network than the one it was asked for', async () => {
    const { adapter } = await filledForm({ resolveName: async () => CAROL })
    sendController.edit({ receiver: 'carol.eth' })
    await resolveReceiver('carol.eth')
    expect(sendForm()?.checked).to.include({ status: 'ready', address: CAROL })
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:137' })
    await waitUntil(() => sendForm()?.holder.network.id === 137)
    expect(sendForm()?.checked).to.equal(undefined)
    await resolveReceiver('carol.eth')
    expect(sendForm()?.checked).to.include({ status: 'ready', owner: `eip155:137:${ALICE}` })
  })

  it('asks the chain if no service knows the name', async () => {
    await filledForm({ resolveName: async () => CAROL })
    expect(await resolveReceiver('Carol.eth')).to.include({ address: CAROL, name: 'Carol.eth' })
  })

  it('has a joiner between two emoji as a part of the name, for the service and the chain alike', async () => {
    const name = '\u{1f469}\u200d\u{1f3a4}.eth'
    const asked: string[] = []
    stub = stubFetch(({ url }) => {
      if (!url.pathname.includes('profile/account')) return json({})
      asked.push(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''))
      return json({ name, addresses: { 60: { address: DAVE } } })
    })
    await filledForm({}, { site: { services: { ...OFFLINE.services, blockchain: newService() } } })
    expect(await resolveReceiver(name)).to.include({ address: DAVE, name, disguised: false })
    expect(asked).to.deep.equal([name])
  })

  it('finds nothing for a name with a joiner anywhere else, and sends no request', async () => {
    stub = stubFetch(({ url }) =>
      url.pathname.includes('profile/account')
        ? json({ name: 'alder.eth', addresses: { 60: { address: DAVE } } })
        : json({}),
    )
    const { adapter } = await filledForm(
      { resolveName: async () => CAROL },
      { site: { services: { ...OFFLINE.services, blockchain: newService() } } },
    )
    expect(await resolveReceiver('al\u200dder.eth')).to.include({ status: 'failed' })
    expect(adapter.calls.filter(call => call.startsWith('resolve'))).to.deep.equal([])
  })

  it('shows the address of a name that mixes alphabets, and that it is confusable', async () => {
    const name = 'c\u0430rol.eth'
    stub = stubFetch(({ url }) =>
      url.pathname.includes('profile/account') ? json({ name, addresses: { 60: { address: DAVE } } }) : json({}),
    )
    await filledForm({}, { site: { services: { ...OFFLINE.services, blockchain: newService() } } })
    sendController.edit({ receiver: name })
    expect(await resolveReceiver(name)).to.include({ status: 'ready', address: DAVE, disguised: true })
    expect(sendForm()?.warnings).to.deep.equal(['name'])
    expect((await prepareSend()).warnings).to.deep.equal(['name'])
    sendController.edit({ receiver: 'carol.eth' })
    expect(await resolveReceiver('carol.eth')).to.include({ status: 'ready', disguised: false })
    expect(sendForm()?.warnings).to.deep.equal([])
  })

  it('gives concurrent callers the same answer', async () => {
    const { adapter } = await filledForm({ resolveName: async () => CAROL })
    const answers = await Promise.all([resolveReceiver('carol.eth'), resolveReceiver('carol.eth')])
    expect(answers.map(({ address }) => address)).to.deep.equal([CAROL, CAROL])
    expect(adapter.calls.filter(call => call === 'resolve carol.eth')).to.have.length(1)
  })

  it('accepts no answer that is not an address', async () => {
    await filledForm({ resolveName: async () => '0x12' })
    expect(await resolveReceiver('carol.eth')).to.include({ status: 'failed' })
  })

  it('shows the answer to the newest question, whatever comes last', async () => {
    let answer = (_address: string): void => undefined
    const late = new Promise<string>(resolve => (answer = resolve))
    await filledForm({ resolveName: async name => (name === 'slow.eth' ? late : DAVE) })
    sendController.edit({ receiver: 'slow.eth' })
    const slow = resolveReceiver('slow.eth')
    sendController.edit({ receiver: 'fast.eth' })
    await resolveReceiver('fast.eth')
    answer(CAROL)
    await slow
    expect(sendController.state.checked).to.include({ text: 'fast.eth', address: DAVE })
  })
})
