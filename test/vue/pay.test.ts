import { expect } from '@open-wc/testing'
import { ref } from 'vue'

import { payController } from '../../src/controllers/pay/pay.js'
import { NotCreatedError } from '../../src/core/errors/config.js'
import { useWalletModalExchanges, useWalletModalExchangeStatus, useWalletModalPay } from '../../src/vue/index.js'
import { newService, stubFetch } from '../controllers/stubs.js'
import { json } from '../helpers/fake-fetch.js'
import { OFFLINE, endInstance, instance, turns } from '../helpers/instance.js'
import { payOptions } from '../helpers/payment.js'
import { uncaughtErrors } from '../helpers/uncaught-errors.js'
import { endAll, inScope, until } from './mount.js'

afterEach(async () => {
  endAll()
  await endInstance()
})

const pays = () => instance({}, { features: { pay: true } })

/** Ends the current payment as paid. */
async function bePaid(): Promise<void> {
  await until(() => payController.state.payment !== undefined)
  const key = payController.state.payment?.key ?? ''
  payController.step('paid', {
    running: { key, via: 'wallet', startedAt: 0, caipNetworkId: 'eip155:1', hash: '0xab' },
  })
}

describe('useWalletModalPay', () => {
  it('follows a payment to its end', async () => {
    pays()
    const paid: unknown[] = []
    const onSuccess = ({ hash }: { readonly hash?: string | undefined }): void => void paid.push(hash)
    const { pay, data, isPending, isSuccess, reset } = inScope(() => useWalletModalPay({ onSuccess })).result
    const ended = pay(payOptions())
    expect([isPending.value, isSuccess.value]).to.deep.equal([true, false])
    await bePaid()
    expect(await ended).to.deep.equal({ status: 'paid', via: 'wallet', hash: '0xab' })
    expect([isPending.value, isSuccess.value]).to.deep.equal([false, true])
    expect(data.value).to.equal(await ended)
    expect(paid).to.deep.equal(['0xab'])
    reset()
    expect([isSuccess.value, data.value]).to.deep.equal([false, undefined])
  })

  it('stays paid when the callback of the site throws', async () => {
    pays()
    const failures: unknown[] = []
    const onSuccess = (): never => {
      throw new Error('of the site')
    }
    const onError = (error: Error): void => void failures.push(error)
    const { pay, error, isSuccess } = inScope(() => useWalletModalPay({ onSuccess, onError })).result
    const errors = await uncaughtErrors(async () => {
      const ended = pay(payOptions())
      await bePaid()
      await ended
    })
    expect([isSuccess.value, error.value]).to.deep.equal([true, undefined])
    expect([errors.map(String), failures]).to.deep.equal([['Error: of the site'], []])
  })

  it('says why a payment cannot begin, without rejecting', async () => {
    const failures: unknown[] = []
    const onError = (error: Error): void => void failures.push(error)
    const { pay, error } = inScope(() => useWalletModalPay({ onError })).result
    expect(await pay(payOptions())).to.equal(undefined)
    expect(error.value).to.be.instanceOf(NotCreatedError)
    pays()
    expect(await pay(payOptions({ amount: '0' }))).to.equal(undefined)
    expect(error.value).to.have.property('code', 'INVALID_AMOUNT')
    expect(failures).to.have.length(2)
  })

  it('is told that a visitor left', async () => {
    const { modal } = pays()
    const { pay, error, isSuccess } = inScope(() => useWalletModalPay()).result
    const ended = pay(payOptions())
    await until(() => modal.isOpen())
    await modal.close()
    expect(await ended).to.deep.equal({ status: 'dismissed' })
    expect([isSuccess.value, error.value]).to.deep.equal([false, undefined])
  })
})

describe('useWalletModalExchanges', () => {
  it('says why there are none', async () => {
    pays()
    const { fetch, error, isSuccess } = inScope(useWalletModalExchanges).result
    expect(await fetch()).to.equal(undefined)
    expect(error.value).to.have.property('code', 'UNABLE_TO_GET_EXCHANGES')
    expect(isSuccess.value).to.equal(false)
  })
})

describe('useWalletModalExchangeStatus', () => {
  const service = () => ({ features: { pay: true }, services: { ...OFFLINE.services, blockchain: newService() } })

  it('asks nothing until it is enabled, then says why it knows nothing', async () => {
    pays()
    const isEnabled = ref(false)
    const wanted = { exchangeId: 'binance', sessionId: 'a1', isEnabled }
    const { error, isPending } = inScope(() => useWalletModalExchangeStatus(wanted)).result
    expect([isPending.value, error.value]).to.deep.equal([false, undefined])
    isEnabled.value = true
    await until(() => error.value)
    expect(error.value).to.have.property('code', 'UNABLE_TO_GET_BUY_STATUS')
  })

  it('shows the last status while it polls again, and none of another payment', async () => {
    const asked: ((result: object) => void)[] = []
    const stub = stubFetch(({ init }) => {
      const { id } = JSON.parse(String(init.body)) as { readonly id: unknown }
      return new Promise(resolve => asked.push(result => resolve(json({ jsonrpc: '2.0', id, result }))))
    })
    instance({}, service())
    const sessionId = ref('a1')
    const wanted = { exchangeId: 'binance', sessionId }
    const { data, isPending, refetch } = inScope(() => useWalletModalExchangeStatus(wanted)).result
    await until(() => asked.length === 1)
    expect([isPending.value, data.value]).to.deep.equal([true, undefined])
    asked[0]?.({ status: 'IN_PROGRESS' })
    await until(() => !isPending.value)
    void refetch()
    await until(() => asked.length === 2)
    expect(isPending.value).to.equal(true)
    expect(data.value).to.include({ status: 'IN_PROGRESS' })
    asked[1]?.({ status: 'IN_PROGRESS', txHash: '0x1' })
    await until(() => data.value?.txHash === '0x1')
    sessionId.value = 'b2'
    await until(() => asked.length === 3)
    expect([isPending.value, data.value]).to.deep.equal([true, undefined])
    stub.restore()
  })

  it('goes on while its getters run again without a change', async () => {
    const asked: unknown[] = []
    const stub = stubFetch(({ init }) => {
      const { id } = JSON.parse(String(init.body)) as Readonly<Record<string, unknown>>
      asked.push(id)
      return json({ jsonrpc: '2.0', id, result: { status: 'SUCCESS' } })
    })
    instance({}, service())
    const order = ref({ exchangeId: 'binance', sessionId: 'a1' })
    const paid: string[] = []
    const { stop } = inScope(() =>
      useWalletModalExchangeStatus({
        exchangeId: () => order.value.exchangeId,
        sessionId: () => order.value.sessionId,
        onSuccess({ status }) {
          paid.push(status)
          order.value = { ...order.value }
        },
      }),
    )
    await until(() => paid.length > 0)
    await turns()
    stop()
    stub.restore()
    expect([asked.length, paid]).to.deep.equal([1, ['SUCCESS']])
  })

  it('polls until the exchange has paid, reports it once, and stops with its scope', async () => {
    const asked: unknown[] = []
    const stub = stubFetch(({ init }) => {
      const { id, params } = JSON.parse(String(init.body)) as Readonly<Record<string, unknown>>
      asked.push(params)
      return json({ jsonrpc: '2.0', id, result: { status: 'SUCCESS', txHash: `0x${asked.length}` } })
    })
    instance({}, service())
    const paid: unknown[] = []
    const onSuccess = ({ txHash }: { readonly txHash: string | undefined }): void => void paid.push(txHash)
    const wanted = { exchangeId: 'binance', sessionId: 'a1', onSuccess }
    const { result, stop } = inScope(() => useWalletModalExchangeStatus(wanted))
    await until(() => paid.length > 0)
    expect(result.isSuccess.value).to.equal(true)
    const left = inScope(() => useWalletModalExchangeStatus({ ...wanted, sessionId: 'c3' }))
    left.stop()
    await until(() => left.result.data.value)
    stop()
    stub.restore()
    expect(asked).to.have.length(2)
    expect(paid, 'nothing of the one that has stopped').to.deep.equal(['0x1'])
  })
})
