import { expect } from '@open-wc/testing'

import { ImagesController } from '../../../src/controllers/images/images.js'

const picture = (): string => URL.createObjectURL(new Blob(['<svg/>'], { type: 'image/svg+xml' }))
const isAlive = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

describe('ImagesController', () => {
  it('distinguishes a picture, no picture, and an unknown one', () => {
    const images = new ImagesController()
    const url = picture()
    images.keep('wallet:a', url)
    images.keep('wallet:b', '')
    expect(images.image('wallet:a')).to.equal(url)
    expect(images.image('wallet:b')).to.equal('')
    expect(images.image('wallet:c')).to.equal(undefined)
    images.reset()
  })

  for (const key of ['constructor', '__proto__', 'toString'])
    it(`has no picture under the name ${key}`, () => {
      expect(new ImagesController().image(key)).to.equal(undefined)
    })

  it('revokes every picture when it is forgotten', async () => {
    const images = new ImagesController()
    const urls = [picture(), picture()]
    urls.forEach((url, index) => images.keep(`asset:${index}`, url))
    images.keep('asset:none', '')
    expect(await Promise.all(urls.map(isAlive))).to.deep.equal([true, true])
    images.reset()
    expect(await Promise.all(urls.map(isAlive))).to.deep.equal([false, false])
    expect(images.state.images).to.deep.equal({})
  })

  it('revokes a replaced picture, but not one that is kept again', async () => {
    const images = new ImagesController()
    const [first, second] = [picture(), picture()]
    images.keep('wallet:a', first)
    images.keep('wallet:a', first)
    expect(await isAlive(first)).to.equal(true)
    images.keep('wallet:a', second)
    expect(await isAlive(first)).to.equal(false)
    expect(await isAlive(second)).to.equal(true)
    images.reset()
  })
})
