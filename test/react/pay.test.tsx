import { expect } from '@open-wc/testing'
import { useState } from 'react'

import { payController } from '../../src/controllers/pay/pay.js'
import { useWalletModalExchanges, useWalletModalExchangeStatus, useWalletModalPay } from '../../src/react/index.js'
import { newService, stubFetch } from '../controllers/stubs.js'
import { json } from '../helpers/fake-fetch.js'
import { OFFLINE, endInstance, instance } from '../helpers/instance.js'
import { payOptions } from '../helpers/payment.js'
import { uncaughtErrors } from '../helpers/uncaught-errors.js'
import { mountHook, unmountAll, until } from './render.js'

afterEach(async () => {
  unmountAll()
  await endInstance()
})

describe('useWalletModalPay', () => {
  it('follows a payment to its end', async () => {
    instance({}, { features: { pay: true } })
    const paid: unknown[] = []
    const { last } = mountHook(() => useWalletModalPay({ onSuccess: outcome => paid.push(outcome.hash) }))
    const ended = last().pay(payOptions())
    await until(() => payController.state.payment !== undefined)
    expect(last()).to.include({ isPending: true, isSuccess: false })
    const { payment } = payController.state
    payController.step('paid', {
      running: { key: payment?.key ?? '', via: 'wallet', startedAt: 0, caipNetworkId: 'eip155:1', hash: '0xab' },
    })
    expect(await ended).to.deep.equal({ status: 'paid', via: 'wallet', hash: '0xab' })
    await until(() => last().isSuccess)
    expect(paid).to.deep.equal(['0xab'])
  })

  it('stays paid when the callback of the site throws', async () => {
    instance({}, { features: { pay: true } })
    const failures: unknown[] = []
    const onSuccess = (): never => {
      throw new Error('of the site')
    }
    const { last } = mountHook(() => useWalletModalPay({ onSuccess, onError: error => failures.push(error) }))
    const errors = await uncaughtErrors(async () => {
      const ended = last().pay(payOptions())
      await until(() => payController.state.payment !== undefined)
      const key = payController.state.payment?.key ?? ''
      payController.step('paid', {
        running: { key, via: 'wallet', startedAt: 0, caipNetworkId: 'eip155:1', hash: '0xab' },
      })
      expect(await ended).to.deep.equal({ status: 'paid', via: 'wallet', hash: '0xab' })
      await until(() => last().isSuccess)
    })
    expect(last().isError).to.equal(false)
    expect([errors.map(String), failures]).to.deep.equal([['Error: of the site'], []])
  })

  it('says why a payment cannot begin, without rejecting', async () => {
    instance({}, { features: { pay: true } })
    const failures: unknown[] = []
    const { last } = mountHook(() => useWalletModalPay({ onError: error => failures.push(Reflect.get(error, 'code')) }))
    expect(await last().pay(payOptions({ amount: '0' }))).to.equal(undefined)
    await until(() => last().isError)
    expect(failures).to.deep.equal(['INVALID_AMOUNT'])
    last().reset()
    await until(() => !last().isError)
  })

  it('is notified that a visitor left', async () => {
    const { modal } = instance({}, { features: { pay: true } })
    const { last } = mountHook(() => useWalletModalPay())
    const ended = last().pay(payOptions())
    await until(() => modal.isOpen())
    await modal.close()
    expect(await ended).to.deep.equal({ status: 'dismissed' })
    expect(last()).to.include({ isSuccess: false, isError: false })
  })
})

describe('useWalletModalExchanges', () => {
  it('says why there are none', async () => {
    instance({}, { features: { pay: true } })
    const { last } = mountHook(useWalletModalExchanges)
    expect(await last().fetch()).to.equal(undefined)
    await until(() => last().isError)
    expect(last().error).to.include({ code: 'UNABLE_TO_GET_EXCHANGES' })
  })
})

describe('useWalletModalExchangeStatus', () => {
  it('asks nothing until it is enabled, then says why it knows nothing', async () => {
    instance({}, { features: { pay: true } })
    const wanted = { exchangeId: 'binance', sessionId: 'a1' }
    const { last } = mountHook(() => useWalletModalExchangeStatus({ ...wanted, isEnabled: false }))
    expect(last()).to.include({ isPending: false, isError: false })
    expect(await last().refetch()).to.equal(undefined)
    await until(() => last().isError)
    expect(last().error).to.include({ code: 'UNABLE_TO_GET_BUY_STATUS' })
  })

  it('shows the last status while it polls again, and none of another payment', async () => {
    const asked: ((result: object) => void)[] = []
    const stub = stubFetch(({ init }) => {
      const { id } = JSON.parse(String(init.body)) as { readonly id: unknown }
      return new Promise(resolve => asked.push(result => resolve(json({ jsonrpc: '2.0', id, result }))))
    })
    instance({}, { features: { pay: true }, services: { ...OFFLINE.services, blockchain: newService() } })
    const { last } = mountHook(() => {
      const [sessionId, pay] = useState('a1')
      return { ...useWalletModalExchangeStatus({ exchangeId: 'binance', sessionId }), pay }
    })
    await until(() => asked.length === 1)
    expect(last()).to.include({ isPending: true, data: undefined })
    asked[0]?.({ status: 'IN_PROGRESS' })
    await until(() => !last().isPending)
    void last().refetch()
    await until(() => last().isPending && asked.length === 2)
    expect(last().data).to.include({ status: 'IN_PROGRESS' })
    asked[1]?.({ status: 'IN_PROGRESS', txHash: '0x1' })
    await until(() => last().data?.txHash === '0x1')
    last().pay('b2')
    await until(() => asked.length === 3)
    expect(last()).to.include({ isPending: true, data: undefined })
    stub.restore()
  })

  it('polls until the exchange has paid, and reports it once', async () => {
    const asked: unknown[] = []
    const stub = stubFetch(({ init }) => {
      const { id, method, params } = JSON.parse(String(init.body)) as Readonly<Record<string, unknown>>
      asked.push([method, params])
      return json({ jsonrpc: '2.0', id, result: { status: 'SUCCESS', txHash: `0x${asked.length}` } })
    })
    instance({}, { features: { pay: true }, services: { ...OFFLINE.services, blockchain: newService() } })
    const paid: unknown[] = []
    const onSuccess = ({ txHash }: { readonly txHash: string | undefined }): void => void paid.push(txHash)
    const { last } = mountHook(() =>
      useWalletModalExchangeStatus({ exchangeId: 'binance', sessionId: 'a1', onSuccess }),
    )
    await until(() => last().isSuccess)
    stub.restore()
    expect(asked).to.have.length(1)
    expect(paid).to.deep.equal(['0x1'])
  })
})
