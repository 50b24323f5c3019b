import { expect } from '@open-wc/testing'

import type { DataFeeQuery } from '../../../src/chains/ports/calls.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { fillMaxSwap } from '../../../src/controllers/swap/fill-max-swap.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { SwapGasPriceError } from '../../../src/core/errors/swap.js'
import { HttpUnreachableError } from '../../../src/core/errors/service.js'
import { inTurn } from '../../helpers/calls.js'
import { ALICE, aspen, type Script } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { newService, stubFetch } from '../stubs.js'

const GWEI = 10n ** 9n

describe('fill-max-swap', () => {
  let restore = (): void => undefined

  /** An account with one ether, at a gas price of one gwei. */
  async function filled(
    dataFee: (query: DataFeeQuery) => Promise<bigint>,
    price = String(GWEI),
    script: Script = {},
  ): Promise<void> {
    const stub = stubFetch(({ url: { pathname } }) =>
      pathname.endsWith('/gas-price') ? json({ fast: price }) : json({ balances: [], quotes: [] }),
    )
    restore = stub.restore
    const { prepareCalls } = inTurn({ sign: () => undefined })
    instance({ prepareCalls, dataFee, ...script }, { services: { ...OFFLINE.services, blockchain: newService() } })
    recordIntent()
    await connect(aspen.id, 'eip155')
    await loadBalance('eip155', { force: true })
    swapController.start({ source: {}, amount: '0.25' })
  }

  afterEach(async () => {
    swapController.reset()
    await endInstance()
    restore()
  })

  it('keeps back the gas, and what the chain charges for the data of a swap', async () => {
    const asked: DataFeeQuery[] = []
    await filled(async query => {
      asked.push(query)
      return 5n * 10n ** 14n
    })
    await fillMaxSwap()
    expect(swapController.state.amount).to.equal('0.99935')
    expect(asked[0]).to.include({ from: ALICE, size: 2_000 })
  })

  it('keeps nothing back where others pay the fee, as in a Safe', async () => {
    await filled(() => Promise.resolve(0n), String(GWEI), { reserve: () => Promise.resolve(0n) })
    await fillMaxSwap()
    expect(swapController.state.amount).to.equal('1')
  })

  it('keeps the gas back if it is unknown who pays', async () => {
    const reserve = () => Promise.reject(new HttpUnreachableError())
    await filled(() => Promise.resolve(0n), String(GWEI), { reserve })
    await fillMaxSwap()
    expect(swapController.state.amount).to.equal('0.99985')
  })

  it('leaves the form unchanged if what to keep cannot be read', async () => {
    await filled(() => Promise.reject(new HttpUnreachableError()))
    expect(await rejection(fillMaxSwap())).to.be.instanceOf(HttpUnreachableError)
    expect(swapController.state.amount).to.equal('0.25')
  })

  it('says that the service does not know the price', async () => {
    await filled(() => Promise.resolve(0n), '')
    expect(await rejection(fillMaxSwap())).to.be.instanceOf(SwapGasPriceError)
    expect(swapController.state.amount).to.equal('0.25')
  })
})
