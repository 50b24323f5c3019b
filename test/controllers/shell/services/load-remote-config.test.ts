import { expect } from '@open-wc/testing'

import { getWalletModal } from '../../../../src/client.js'
import { alertsController } from '../../../../src/controllers/shell/alerts.js'
import { features } from '../../../../src/controllers/shell/features.js'
import { loadRemoteConfig } from '../../../../src/controllers/shell/services/load-remote-config.js'
import { loadServices } from '../../../../src/controllers/wallets/load-services.js'
import { optionsController } from '../../../../src/controllers/shell/options.js'
import { json, type Seen } from '../../../helpers/fake-fetch.js'
import { endInstance, instance } from '../../../helpers/instance.js'
import { newService, stubFetch, watchConsole, withCatalogue } from '../../stubs.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const CONFIG = '/appkit/v1/config'
const ORIGINS = '/projects/v1/origins'
const swapsOff = { id: 'swap', isEnabled: false, config: [] }
const kept = ['social_login', 'onramp', 'activity', 'multi_wallet'].map(id => ({ id, isEnabled: true, config: null }))

/** A service that answers both questions of the configuration; `origins` may fail. */
const answers =
  (config: () => Response, origins = () => json({ allowedOrigins: [location.origin] })) =>
  ({ url }: Seen) => {
    if (url.pathname === CONFIG) return config()
    return url.pathname === ORIGINS ? origins() : json({ data: [] })
  }

describe('load-remote-config', () => {
  let service: ReturnType<typeof stubFetch> | undefined
  let lines: ReturnType<typeof watchConsole>
  beforeEach(() => (lines = watchConsole()))
  afterEach(async () => {
    lines.restore()
    service?.restore()
    await endInstance()
  })

  const start = (answer: Parameters<typeof stubFetch>[0], options = {}) => {
    service = stubFetch(answer)
    instance({}, { ...withCatalogue(newService()), remoteConfig: true, debug: true, ...options })
    return service
  }
  const alert = () => alertsController.state.current?.name

  it('overrides the local features and warns of the settings that are ignored', async () => {
    start(
      answers(() => json({ features: [...kept, swapsOff] })),
      { features: { swaps: true } },
    )
    expect(features.get().swaps).to.equal(true)
    await loadRemoteConfig()
    expect(features.get().swaps).to.equal(false)
    expect(optionsController.state.remote).to.equal('ready')
    expect(lines.of('warn').join()).to.contain('swaps')
    expect(alert()).to.equal(undefined)
  })

  it('returns a copy of the decided features, and nothing before', async () => {
    start(answers(() => json({ features: [...kept, swapsOff] })))
    const modal = getWalletModal()
    const heard: (boolean | readonly string[] | undefined)[] = []
    modal.subscribeRemoteFeatures(remote => heard.push(remote?.swaps))
    expect(modal.getRemoteFeatures()).to.equal(undefined)
    await loadRemoteConfig()
    expect(modal.getRemoteFeatures()).to.include({ swaps: false }).and.not.to.have.property('activity')
    await waitUntil(() => heard.length)
    expect(heard).to.deep.equal([false])
    Object.assign(modal.getRemoteFeatures() ?? {}, { swaps: true })
    expect(modal.getRemoteFeatures()).to.include({ swaps: false })
    expect(features.get().swaps).to.equal(false)
  })

  it('leaves what the project does not decide to the site, which may change it afterwards', async () => {
    start(answers(() => json({ features: [...kept, swapsOff] })))
    const modal = getWalletModal()
    await loadRemoteConfig()
    modal.updateFeatures({ activity: false, send: false, swaps: true })
    expect(features.get()).to.include({ activity: false, send: false, swaps: false })
    expect(modal.getFeatures()).to.include({ activity: false, send: false, swaps: false })
  })

  it('leaves the local features in force when it fails, and may be asked again', async () => {
    let down = true
    start(
      answers(() => (down ? new Response('', { status: 404 }) : json({ features: kept }))),
      { features: { onramp: false } },
    )
    await loadRemoteConfig()
    expect(optionsController.state.remote).to.equal('failed')
    expect(features.get()).to.include({ onramp: false, swaps: true })
    down = false
    await loadRemoteConfig()
    expect(optionsController.state.remote).to.equal('ready')
  })

  for (const [status, name] of [
    [429, 'rateLimited'],
    [500, 'serverError'],
    [503, 'serverError'],
  ] as const)
    it(`shows ${name} when the origins request returns ${status}`, async () => {
      start(
        answers(
          () => json({ features: kept }),
          () => new Response('', { status }),
        ),
      )
      await loadRemoteConfig()
      expect(alert()).to.equal(name)
      expect(alertsController.state.current?.detail).to.equal(
        name === 'serverError' ? `HTTP status code: ${status}` : '',
      )
    })

  for (const [origin, name] of [
    ['https://shop.example', undefined],
    ['https://shop.example.evil.test', 'originNotAllowed'],
    ['https://preview.vercel.app.evil.test', 'originNotAllowed'],
  ] as const)
    it(`${name ? `shows ${name} on` : 'lets through'} ${origin}`, async () => {
      start(
        answers(
          () => json({ features: kept }),
          () => json({ allowedOrigins: ['https://shop.example'] }),
        ),
      )
      await loadRemoteConfig(origin)
      expect(alert()).to.equal(name)
    })

  it('lets localhost through whatever the list of origins says', async () => {
    start(
      answers(
        () => json({ features: kept }),
        () => json({ allowedOrigins: ['https://shop.example'] }),
      ),
    )
    await loadRemoteConfig()
    expect(location.hostname).to.equal('localhost')
    expect(alert()).to.equal(undefined)
  })

  it('checks the origin only if email or social login is on', async () => {
    const { paths } = start(
      answers(() => json({ features: kept })),
      { features: { email: false, socials: false } },
    )
    await loadRemoteConfig()
    expect(paths()).to.deep.equal([CONFIG])
  })

  it('asks nothing with remoteConfig: false', async () => {
    const { paths } = start(
      answers(() => json({ features: [swapsOff] })),
      { remoteConfig: false },
    )
    await loadServices()
    expect(paths()).to.deep.equal(['/getWallets'])
    expect(features.get().swaps).to.equal(true)
  })

  it('asks nothing without a project id', async () => {
    const { seen } = start(
      answers(() => json({ features: [swapsOff] })),
      { projectId: undefined },
    )
    await loadRemoteConfig()
    expect(seen).to.deep.equal([])
    expect(optionsController.state.remote).to.equal('off')
  })

  it('asks once for several calls of load-services, and again what failed', async () => {
    let down = true
    const { paths } = start(answers(() => (down ? new Response('', { status: 404 }) : json({ features: kept }))))
    const asked = () => paths().filter(path => path === CONFIG).length
    await Promise.all([loadServices(), loadServices()])
    await waitUntil(() => optionsController.state.remote === 'failed')
    expect(asked()).to.equal(1)
    down = false
    await loadServices()
    await waitUntil(() => optionsController.state.remote === 'ready')
    await loadServices()
    expect(asked()).to.equal(2)
  })

  it('decides nothing for the next instance when this one ends before the answer', async () => {
    let answer: ((response: Response) => void) | undefined
    const late = new Promise<Response>(resolve => (answer = resolve))
    const { seen } = start(() => late)
    const task = loadRemoteConfig()
    await waitUntil(() => seen.length)
    await endInstance()
    instance()
    answer?.(json({ features: [swapsOff] }))
    await task
    expect(features.get().swaps).to.equal(true)
    expect(optionsController.state.remoteFeatures).to.equal(undefined)
  })
})
