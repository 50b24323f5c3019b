import { expect } from '@open-wc/testing'

import { loadImage } from '../../../src/controllers/images/load-image.js'
import { imagesController } from '../../../src/controllers/images/images.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import type { Answer } from '../../helpers/fake-fetch.js'
import { network } from '../../helpers/network.js'
import { newService, stubFetch, withCatalogue } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const svg = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })

describe('load-image', () => {
  let service: ReturnType<typeof stubFetch> | undefined
  const { now } = Date
  let skipped = 0
  beforeEach(() => {
    skipped = 0
    Date.now = () => now() + skipped
  })
  afterEach(async () => {
    Date.now = now
    service?.restore()
    await endInstance()
  })

  it('fetches each picture once, wallets and assets at their own places', async () => {
    service = stubFetch(svg)
    instance({}, withCatalogue(newService()))
    await Promise.all([loadImage('wallet:a'), loadImage('wallet:a'), loadImage('asset:b')])
    await loadImage('wallet:a')
    expect(service.paths().sort()).to.deep.equal(['/getWalletImage/a', '/public/getAssetImage/b'])
    expect(imagesController.image('wallet:a')).to.match(/^blob:/)
  })

  it('fetches the picture of a listed network by its id in the catalogue, and asks nothing for another', async () => {
    service = stubFetch(svg)
    instance({}, withCatalogue(newService()))
    await Promise.all([loadImage('network:eip155:1'), loadImage('network:eip155:31337')])
    expect(service.paths()).to.deep.equal(['/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900'])
    expect(imagesController.image('network:eip155:1')).to.match(/^blob:/)
  })

  it('loads nothing if the site has no services', async () => {
    service = stubFetch(svg)
    instance({}, { projectId: undefined })
    await loadImage('wallet:a')
    expect({ seen: service.seen, image: imagesController.image('wallet:a') }).to.deep.equal({
      seen: [],
      image: undefined,
    })
    await endInstance()
    instance({}, withCatalogue(newService()))
    await loadImage('wallet:a')
    expect(service.seen).to.have.length(1)
  })

  for (const [what, answer] of [
    ['is missing', () => new Response('', { status: 404 })],
    ['is no picture', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ] as const)
    it(`reports none when it ${what}, and does not ask again`, async () => {
      service = stubFetch(answer)
      instance({}, withCatalogue(newService()))
      await loadImage('wallet:a')
      skipped = 300_000
      await loadImage('wallet:a')
      expect(imagesController.image('wallet:a')).to.equal('')
      expect(service.seen).to.have.length(1)
    })

  for (const [what, fault] of [
    ['cannot be reached', () => new TypeError('network')],
    ['is rate-limited', () => new Response('', { status: 429, headers: { 'retry-after': '5' } })],
    ['is out of order', () => new Response('', { status: 503 })],
  ] as const)
    it(`asks again, though not at once, when the service ${what}`, async () => {
      let answer: () => Answer = fault
      service = stubFetch(() => answer())
      instance({}, withCatalogue(newService()))
      await Promise.all([loadImage('wallet:a'), loadImage('wallet:a')])
      answer = svg
      skipped = 15_000
      await loadImage('wallet:a')
      expect(imagesController.image('wallet:a')).to.equal('')
      expect(service.seen).to.have.length(1)
      skipped = 25_000
      await Promise.all([loadImage('wallet:a'), loadImage('wallet:a')])
      await loadImage('wallet:a')
      expect(imagesController.image('wallet:a')).to.match(/^blob:/)
      expect(service.seen).to.have.length(2)
    })

  it('sends nothing for as long as the service asks it to wait', async () => {
    service = stubFetch(() => new Response('', { status: 429, headers: { 'retry-after': '60' } }))
    instance({}, withCatalogue(newService()))
    for (skipped = 0; skipped < 60_000; skipped += 25_000) await loadImage('wallet:a')
    expect(service.seen).to.have.length(1)
  })

  it('fetches a picture that failed while offline again as soon as the browser is online', async () => {
    service = stubFetch(svg)
    instance({}, withCatalogue(newService()))
    await loadImage('wallet:a') // with its code, which does not load offline
    const { undo } = network({ online: false, served: false })
    await loadImage('wallet:b').finally(undo)
    expect(imagesController.image('wallet:b')).to.equal('')
    window.dispatchEvent(new Event('online'))
    await waitUntil(() => imagesController.image('wallet:b'))
    expect(service.paths()).to.deep.equal(['/getWalletImage/a', '/getWalletImage/b'])
  })

  it('has none, and asks nothing, without a catalogue service', async () => {
    service = stubFetch(svg)
    instance({}, { services: { ...OFFLINE.services, catalogue: [{ id: 'a', name: 'A' }] } })
    await loadImage('wallet:a')
    await loadImage('wallet:')
    expect(service.seen).to.deep.equal([])
    expect(imagesController.image('wallet:a')).to.equal('')
  })

  it('keeps nothing that arrives after the end of the instance', async () => {
    let answer: (() => void) | undefined
    service = stubFetch(() => new Promise<Response>(resolve => (answer = () => resolve(svg()))))
    const { modal } = instance({}, withCatalogue(newService()))
    const task = loadImage('wallet:a')
    await waitUntil(() => answer)
    modal.destroy()
    answer?.()
    await task
    expect(imagesController.state.images).to.deep.equal({})
  })
})
