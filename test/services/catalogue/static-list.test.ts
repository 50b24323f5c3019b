import { expect } from '@open-wc/testing'

import { HttpStatusError } from '../../../src/core/errors/service.js'
import { loadStaticList } from '../../../src/services/catalogue/static-list.js'
import { fetchWallets } from '../../../src/services/catalogue/wallets.js'
import { fakeFetch, json } from '../../helpers/fake-fetch.js'
import { rejection } from '../../helpers/rejection.js'

const many = Array.from({ length: 450 }, (_, index) => ({
  id: `w${index}`,
  name: index % 2 ? `Odd ${index}` : `Even ${index}`,
  badge_type: index % 3 ? 'none' : 'certified',
}))
const from = (catalogue: unknown, answer: () => Response = () => json(many)) => {
  const { fetchLike, seen } = fakeFetch(answer)
  const options = { projectId: 'p', services: { catalogue: catalogue as string } } // also what no type allows
  return { options, http: { fetchLike }, seen }
}
const FILE = 'https://site.test/wallets.json?v=2'

describe('the static list', () => {
  it('is read from a JSON file, requested as is, and searched and paged locally', async () => {
    const { options, http, seen } = from(FILE)
    const page = await fetchWallets({ page: 2, entries: 40, search: 'odd', exclude: ['w1'] }, options, http)
    expect(seen.map(({ url }) => url.href)).to.deep.equal([FILE])
    expect(page.count).to.equal(224)
    expect(page.wallets).to.have.lengthOf(40)
    expect(page.wallets[0]?.name).to.equal('Odd 83')
    const certified = await fetchWallets({ badge_type: 'certified', include: ['w3', 'w4'] }, options, http)
    expect(certified.wallets.map(({ id }) => id)).to.deep.equal(['w3'])
  })

  it('is a list or holds one, and anything else is an empty one', async () => {
    const load = (body: unknown) => {
      const { options, http } = from(FILE, () => json(body))
      return loadStaticList(options, http)
    }
    expect(await load({ data: many })).to.have.lengthOf(450)
    for (const body of [null, {}, { data: 7 }, 'x']) expect(await load(body)).to.deep.equal([])
  })

  it('keeps each id once and names no pictures of other hosts', async () => {
    const icon = 'data:image/png;base64,AAAA'
    const { options, http } = from(FILE, () =>
      json([
        { id: 'a', name: 'A', image_url: 'https://evil.example/a.png' },
        { id: 'a', name: 'Again' },
        { id: 'b', name: 'B', image_url: 'https://site.test/b.png' },
        { id: 'c', name: 'C', image_url: icon },
        7,
      ]),
    )
    expect(await loadStaticList(options, http)).to.deep.equal([
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', image_url: 'https://site.test/b.png' },
      { id: 'c', name: 'C', image_url: icon },
    ])
  })

  it('is bundled as an array, read once', async () => {
    const { options } = from(many)
    const first = await loadStaticList(options)
    expect(first).to.have.lengthOf(450)
    expect(await loadStaticList(options)).to.equal(first)
  })

  it('fails as a service does', async () => {
    const { options, http } = from(FILE, () => new Response('', { status: 500 }))
    expect(await rejection(loadStaticList(options, http))).to.be.instanceOf(HttpStatusError)
  })
})
