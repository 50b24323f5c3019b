import { connectFamilies } from '../../src/controllers/embedded/connect-families.js'
import { modalController } from '../../src/controllers/shell/modal.js'
import '../../src/controllers/visit/open.js'
import type { PlainViewName } from '../../src/core/views.js'
import { newService, stubFetch } from '../controllers/stubs.js'
import { type Answer, json } from './fake-fetch.js'
import { fakeSecureSite, type SecureSiteScript } from './fake-secure-site.js'
import { OFFLINE } from './instance.js'
import { twoFamilies } from './two-families.js'
import { waitUntil } from './wait-until.js'

/** What a test says the service answers. */
export interface NameServiceScript {
  /** By label; by default, no one has it. */
  readonly suggestions?: (label: string) => Answer | Promise<Answer>
  readonly registration?: () => Answer | Promise<Answer>
  /** Of a name; by default, it has none. */
  readonly record?: (name: string) => Answer
}

/** What the service says of a label, with one suggestion. */
export const suggested = (label: string, registered = false): Response =>
  json({
    suggestions: [
      { name: `${label}.reown.id`, registered },
      { name: `${label}-1.reown.id`, registered: false },
    ],
  })

/** The refusal of a registration. */
export const refusedName = (description: string): Response =>
  json({ status: 'FAILED', reasons: [{ field: 'name', description }] }, { status: 400 })

/** A visitor of the embedded wallet at a view of names, with a name service beside it. */
export async function nameSite(
  service: NameServiceScript = {},
  secureSite: SecureSiteScript = {},
  view: PlainViewName = 'RegisterAccountName',
) {
  const stub = stubFetch(({ url, init }) => {
    const [, label] = /^\/v1\/profile\/suggestions\/(.+)$/.exec(url.pathname) ?? []
    if (label) return service.suggestions?.(label) ?? suggested(label)
    const [, known] = /^\/v1\/profile\/account\/(.+)$/.exec(url.pathname) ?? []
    if (known && service.record) return service.record(known)
    if (url.pathname !== '/v1/profile/account') return json(url.pathname.includes('profile') ? [] : {})
    const { name } = JSON.parse(JSON.parse(String(init.body)).message) as { name: string }
    return service.registration?.() ?? json({ name, addresses: {} })
  })
  const keeper = fakeSecureSite({ RPC_REQUEST: async () => '0x51', ...secureSite })
  const services = { ...OFFLINE.services, blockchain: newService(), secureSite: keeper }
  const site = twoFamilies({}, {}, { services })
  await connectFamilies('eip155', new AbortController().signal)
  void site.modal.open({ view })
  await waitUntil(() => modalController.state.open, 'not open')
  const posted = () =>
    stub.seen
      .filter(({ init }) => init.method === 'POST' && String(init.body).includes('coin_type'))
      .map(({ init }) => JSON.parse(String(init.body)) as Readonly<Record<string, unknown>>)
  return { ...site, secureSite: keeper, stub, posted }
}
