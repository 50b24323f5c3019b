import { expect } from '@open-wc/testing'

import { depositController } from '../../../src/controllers/pay/deposit.js'
import { loadDeposits } from '../../../src/controllers/pay/request-deposit.js'
import { HttpStatusError } from '../../../src/core/errors/service.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { ETHER } from '../../helpers/payment.js'
import { rejection } from '../../helpers/rejection.js'
import { newService, stubFetch } from '../stubs.js'

const EXCHANGES = ['binance', 'coinbase'].map(id => ({ id, name: id }))

describe('request-deposit', () => {
  let restore = (): void => undefined
  afterEach(async () => {
    await endInstance()
    restore()
  })

  /** Two exchanges, of which some do not say what they pay out. */
  function begin(broken: readonly string[]): void {
    const stub = stubFetch(({ url: { pathname } }) => {
      if (pathname.endsWith('/json-rpc')) return json({ jsonrpc: '2.0', id: 1, result: { exchanges: EXCHANGES } })
      const isBroken = broken.some(id => pathname.endsWith(`/${id}`))
      return isBroken ? json({}, { status: 404 }) : json({ assets: { eip155: [ETHER] } })
    })
    restore = stub.restore
    instance({}, { services: { ...OFFLINE.services, blockchain: newService(), catalogue: newService() } })
  }
  const offered = (): readonly string[] => depositController.state.exchanges.map(({ exchange }) => exchange.id)

  it('offers the exchange that says what it pays out where another does not', async () => {
    begin(['binance'])
    await loadDeposits()
    expect(depositController.state.status).to.equal('ready')
    expect(offered()).to.deep.equal(['coinbase'])
  })

  it('fails where none says so, and can be tried again', async () => {
    begin(['binance', 'coinbase'])
    expect(await rejection(loadDeposits())).to.be.instanceOf(HttpStatusError)
    expect(depositController.state.status).to.equal('failed')
  })
})
