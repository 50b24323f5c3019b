import { expect } from '@open-wc/testing'

import { isSupportedChain } from '../../../src/services/blockchain/supported-chains.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { newService } from '../../controllers/stubs.js'

describe('isSupportedChain', () => {
  function service(answers: Answer[]) {
    const options = { projectId: 'test', services: { blockchain: newService() } }
    const { fetchLike, seen } = fakeFetch(() => answers.shift() ?? new Error('asked too often'))
    return { seen, ask: (id: string) => isSupportedChain(id, options, { http: { fetchLike } }) }
  }

  it('asks once per page', async () => {
    const { ask, seen } = service([json({ http: ['eip155:1'], ws: [] })])
    expect(await Promise.all([ask('eip155:1'), ask('eip155:137')])).to.deep.equal([true, false])
    expect(await ask('eip155:1')).to.equal(true)
    expect(seen).to.have.length(1)
  })

  it('ignores a failure, which the call itself will report, and asks again', async () => {
    const { ask } = service([new TypeError('offline'), json({ http: ['eip155:1'], ws: [] })])
    expect(await ask('eip155:137')).to.equal(true)
    expect(await ask('eip155:137')).to.equal(false)
  })

  it('counts a network as unsupported after a reply of another shape, until the next query', async () => {
    const portal = new Response('<html>Log in to the network</html>', { headers: { 'content-type': 'text/html' } })
    const { ask } = service([portal, json({ http: ['eip155:1'], ws: [] })])
    expect(await ask('eip155:1')).to.equal(false)
    expect(await ask('eip155:1')).to.equal(true)
  })
})
