import { expect } from '@open-wc/testing'

import { MalformedReplyError, ServiceOffError } from '../../../src/core/errors/service.js'
import { fetchAssetImage, fetchWalletImage } from '../../../src/services/catalogue/images.js'
import { fakeFetch } from '../../helpers/fake-fetch.js'
import { rejection } from '../../helpers/rejection.js'

const options = { projectId: 'p' }
const picture = (type = 'image/png', size = 10) =>
  fakeFetch(() => new Response(new Uint8Array(size), { headers: { 'content-type': type } }))

describe('catalogue pictures', () => {
  it('come as blob URLs of the page', async () => {
    const { fetchLike, seen } = picture()
    const url = await fetchWalletImage('abc-1', options, { http: { fetchLike } })
    expect(url).to.match(new RegExp(`^blob:${location.origin}/`))
    URL.revokeObjectURL(url)
    URL.revokeObjectURL(await fetchAssetImage('abc-1', options, { http: { fetchLike } }))
    expect(seen.map(request => request.url.pathname)).to.deep.equal([
      '/getWalletImage/abc-1',
      '/public/getAssetImage/abc-1',
    ])
  })

  it('are only ever requested by id', async () => {
    const { fetchLike, seen } = picture()
    for (const id of ['https://evil.example/a.png', '../../x', '', 'a b', 'x'.repeat(129)])
      expect(await rejection(fetchWalletImage(id, options, { http: { fetchLike } }))).to.be.instanceOf(
        MalformedReplyError,
      )
    expect(seen).to.have.lengthOf(0)
  })

  it('are pictures of at most 512 KiB', async () => {
    for (const { fetchLike } of [
      picture('text/html'),
      picture('application/octet-stream'),
      picture('image/png', 524_289),
    ])
      expect(await rejection(fetchAssetImage('a', options, { http: { fetchLike } }))).to.be.instanceOf(
        MalformedReplyError,
      )
  })

  it('are not there without a catalogue', async () =>
    expect(await rejection(fetchWalletImage('a', {}))).to.be.instanceOf(ServiceOffError))
})
