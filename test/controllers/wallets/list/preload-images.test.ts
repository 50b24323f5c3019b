import { expect } from '@open-wc/testing'

import { preloadImages } from '../../../../src/controllers/wallets/list/load-wallet-page.js'
import { endInstance, instance } from '../../../helpers/instance.js'
import { newService, stubFetch, withCatalogue } from '../../stubs.js'
import { stretched } from '../../../helpers/pace.js'

const wallets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `w${index}`, name: `W${index}`, image_id: `image-${index}` }))

describe('preload-images', () => {
  let service: ReturnType<typeof stubFetch> | undefined

  afterEach(async () => {
    service?.restore()
    await endInstance()
  })

  it('waits at most 2 s, whatever the pictures do', async () => {
    service = stubFetch(() => new Promise(() => undefined))
    instance({}, withCatalogue(newService()))
    const start = performance.now()
    await preloadImages(wallets(3))
    expect(performance.now() - start).to.be.within(1_900, stretched(4_000))
  })

  it('ends as soon as the first 20 have loaded or failed, and requests no others', async () => {
    service = stubFetch(() => new Response('', { status: 404 }))
    instance({}, withCatalogue(newService()))
    const start = performance.now()
    await preloadImages(wallets(30))
    expect(performance.now() - start).to.be.below(1_900)
    expect(service.paths().filter(path => path.startsWith('/getWalletImage/'))).to.have.length(20)
  })

  it('asks for nothing where wallets have no pictures', async () => {
    service = stubFetch(() => new Response('', { status: 404 }))
    instance({}, withCatalogue(newService()))
    await preloadImages([{ id: 'w', name: 'W' }])
    expect(service.paths().filter(path => path.startsWith('/getWalletImage/'))).to.deep.equal([])
  })
})
