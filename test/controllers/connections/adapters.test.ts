import { expect } from '@open-wc/testing'

import type { AdapterContext, ChainAdapter } from '../../../src/chains/adapter.js'
import { loadedAdapter } from '../../../src/chains/loaded.js'
import { adapterFor, joinAdapter } from '../../../src/controllers/connections/adapters.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { NotCreatedError } from '../../../src/core/errors/config.js'
import { mainnet } from '../../../src/networks.js'
import { fakeAdapter } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'

/** A promise that the test settles. */
function deferred<T>() {
  let [resolve, reject]: [(value: T) => void, (error: Error) => void] = [() => undefined, () => undefined]
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve: (value: T) => resolve(value), reject: (error: Error) => reject(error) }
}

/** What the EVM family is handed by a site with these options. */
async function contextWith(options: object): Promise<AdapterContext | undefined> {
  const { factory } = fakeAdapter()
  let handed: AdapterContext | undefined
  const load: typeof factory.load = (context, namespace) => {
    handed = context
    return factory.load(context, namespace)
  }
  instance({}, { adapters: [{ ...factory, load }], ...options })
  await adapterFor('eip155')
  return handed
}

describe('a family', () => {
  afterEach(endInstance)

  it('shows every kind of wallet unless the site turns one off', async () => {
    expect(await contextWith({})).to.include({ announced: true, injected: true })
  })

  it('shows no wallets that announce themselves with enableEIP6963: false', async () => {
    expect(await contextWith({ enableEIP6963: false })).to.include({ announced: false, injected: true })
  })

  it('shows no injected wallet with enableInjected: false', async () => {
    expect(await contextWith({ enableInjected: false })).to.include({ announced: true, injected: false })
  })

  it('is passed the site’s networks, the page’s network, and the preferred account type', async () => {
    const context = await contextWith({ networks: [mainnet], defaultAccountTypes: { eip155: 'eoa' } })
    expect(context?.networks().map(({ id }) => id)).to.deep.equal([1])
    expect(context?.active?.()?.id).to.equal(1)
    expect(await context?.accountType?.()).to.equal('eoa')
  })

  it('is not loaded without an instance', async () => {
    expect(await rejection(adapterFor('eip155'))).to.be.instanceOf(NotCreatedError)
    instance()
    expect((await adapterFor('eip155')).wallets?.connectors()).to.have.length(2)
  })

  it('is destroyed when it arrives after its instance has ended, and leaves the next one alone', async () => {
    const { promise, resolve } = deferred<ChainAdapter>()
    const ended: string[] = []
    const first = instance({}, { adapters: [{ namespace: 'eip155', load: () => promise }] }).modal
    const waiting = rejection(adapterFor('eip155'))
    first.destroy()
    instance()
    const own = await adapterFor('eip155')
    resolve({ namespace: 'eip155', destroy: () => void ended.push('late') })
    expect(await waiting).to.be.instanceOf(ModalClosedError)
    expect(ended).to.deep.equal(['late'])
    expect(await adapterFor('eip155')).to.equal(own)
  })

  it('that fails to load after its instance has ended does not have the next one load its own again', async () => {
    const { promise, reject } = deferred<ChainAdapter>()
    const first = instance({}, { adapters: [{ namespace: 'eip155', load: () => promise }] }).modal
    const waiting = rejection(adapterFor('eip155'))
    first.destroy()
    instance()
    const own = await adapterFor('eip155')
    reject(new Error('offline'))
    await waiting
    expect(await adapterFor('eip155')).to.equal(own)
  })

  it('is joined by nothing of an instance that has ended', async () => {
    const { promise, resolve } = deferred<undefined>()
    const ended: string[] = []
    const first = instance().modal
    const joining = rejection(
      joinAdapter('eip155', async family => {
        await promise
        return { ...family, namespace: family.namespace, destroy: () => void ended.push('joined') }
      }),
    )
    const queued = rejection(joinAdapter('eip155', () => expect.fail('it joined the next instance')))
    await adapterFor('eip155')
    first.destroy()
    instance()
    const own = await adapterFor('eip155')
    resolve(undefined)
    expect(await joining).to.be.instanceOf(ModalClosedError)
    expect(await queued).to.be.instanceOf(ModalClosedError)
    expect(ended).to.deep.equal(['joined'])
    expect(loadedAdapter('eip155')).to.equal(own)
  })
})
