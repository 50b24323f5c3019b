import { expect } from '@open-wc/testing'

import type { AdapterContext } from '../../../src/chains/adapter.js'
import { adapterFor } from '../../../src/controllers/connections/adapters.js'
import { mainnet } from '../../../src/networks.js'
import { fakeAdapter } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

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
})
