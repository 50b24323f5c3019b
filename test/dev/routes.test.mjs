import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withStack } from './with-stack.mjs'

const { ask, askJson, post, stack } = withStack()

describe('pictures', () => {
  /** @param {Response} response */
  const assertPicture = async response => {
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'image/svg+xml')
    const picture = await response.text()
    assert.match(picture, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/)
    assert.doesNotMatch(picture, /script|onload/i)
    return picture
  }

  it('exist for every wallet but two', async () => {
    const { data } = await askJson('/getWallets?projectId=p&entries=40')
    const missing = []
    for (const wallet of data) {
      const response = wallet.image_id ? await ask(`/getWalletImage/${wallet.image_id}?projectId=p`) : undefined
      if (response?.status === 200) await assertPicture(response)
      else missing.push(wallet.name)
    }
    assert.equal(missing.length, 2)
  })

  it('are 404 for an unknown wallet picture', async () => {
    const response = await ask('/getWalletImage/00000000-0000-0000-0000-000000000000?projectId=p')
    assert.equal(response.status, 404)
    assert.equal((await response.json()).status, 'FAILED')
  })

  for (const path of ['getAssetImage/ba0ba0cd', 'getCurrencyImage/USD', 'getTokenImage/TUSD']) {
    it(`are drawn for /public/${path}`, async () => {
      const picture = await assertPicture(await ask(`/public/${path}?projectId=p`))
      assert.equal(await (await ask(`/public/${path}?projectId=p`)).text(), picture)
    })
  }

  it('stay pictures whatever the symbol', async () => {
    const picture = await assertPicture(
      await ask(`/public/getTokenImage/${encodeURIComponent('<script>')}?projectId=p`),
    )
    assert.match(picture, /&lt;/)
  })
})

describe('project settings', () => {
  it('answers what a fresh project has', async () => {
    const { features } = await askJson('/appkit/v1/config?projectId=p&st=appkit&sv=html-wagmi-1')
    assert.ok(features.some((/** @type {any} */ entry) => entry.id === 'social_login' && entry.isEnabled))
    for (const { id, isEnabled, config } of features) {
      assert.equal(typeof id, 'string')
      assert.equal(typeof isEnabled, 'boolean')
      assert.ok(config === null || Array.isArray(config))
    }
    assert.deepEqual(await askJson('/projects/v1/origins?projectId=p'), { allowedOrigins: [] })
    assert.deepEqual(await askJson('/getAnalyticsConfig?projectId=p'), { isAnalyticsEnabled: true })
    assert.deepEqual(await askJson('/appkit/v1/project-limits?projectId=p'), {
      planLimits: { tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: false },
    })
  })

  it('can be changed over HTTP', async () => {
    const response = await post('/__dev/project', {
      origins: ['https://*.example.com'],
      analytics: false,
      limits: { isAboveMauLimit: true },
      feature: { id: 'swap', isEnabled: false },
    })
    assert.equal(response.status, 200)
    assert.deepEqual(await askJson('/projects/v1/origins?projectId=p'), { allowedOrigins: ['https://*.example.com'] })
    assert.deepEqual(await askJson('/getAnalyticsConfig?projectId=p'), { isAnalyticsEnabled: false })
    const { planLimits } = await askJson('/appkit/v1/project-limits?projectId=p')
    assert.deepEqual(planLimits, { tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: true })
    const { features } = await askJson('/appkit/v1/config?projectId=p')
    assert.deepEqual(
      features.find((/** @type {any} */ entry) => entry.id === 'swap'),
      { id: 'swap', isEnabled: false, config: ['1inch'] },
    )
    await ask('/__dev/project', { method: 'DELETE' })
    assert.deepEqual(await askJson('/getAnalyticsConfig?projectId=p'), { isAnalyticsEnabled: true })
  })

  it('can be changed from code', async () => {
    stack().api.project.set({ features: [{ id: 'onramp', isEnabled: true, config: null }] })
    assert.deepEqual(await askJson('/appkit/v1/config?projectId=p'), {
      features: [{ id: 'onramp', isEnabled: true, config: null }],
    })
  })

  it('can refuse project ids', async () => {
    stack().api.project.set({ projectIds: ['good'] })
    assert.equal((await ask('/getWallets?projectId=bad')).status, 401)
    assert.equal((await ask('/getWallets?projectId=good')).status, 200)
  })

  const wrongParts = [{ feature: { id: 'swap', isEnabled: 'no' } }, { limits: { isAboveRpcLimit: 1 } }]
  const wrong = [{ nope: 1 }, { origins: 'all' }, { analytics: 'yes' }, { features: [{ id: 1 }] }, 7, null, []]
  for (const patch of [...wrong, ...wrongParts]) {
    it(`refuses the setting ${JSON.stringify(patch)}`, async () => {
      const response = await post('/__dev/project', patch)
      assert.ok(response.status === 400 || (Array.isArray(patch) && response.status === 400))
      assert.equal(typeof (await response.json()).error, 'string')
    })
  }
})

describe('analytics', () => {
  it('accepts a batch and a report, and keeps them', async () => {
    const event = { eventId: 'e', url: 'u', domain: 'd', timestamp: 1, props: { type: 'track', event: 'MODAL_OPEN' } }
    assert.equal((await post('/batch?projectId=p', [event], { 'content-type': 'text/plain' })).status, 202)
    assert.equal((await post('/e?projectId=p', event)).status, 202)
    assert.deepEqual(stack().api.requests('POST /batch')[0]?.body, [event])
    assert.deepEqual(stack().api.requests('POST /e')[0]?.body, event)
  })

  it('refuses another shape', async () => {
    assert.equal((await post('/batch?projectId=p', { not: 'a list' })).status, 422)
    assert.equal((await post('/e?projectId=p', 'no json')).status, 422)
  })

  it('names the origin, because beacons carry credentials', async () => {
    const response = await ask('/batch?projectId=p', { method: 'OPTIONS', headers: { origin: 'https://site.example' } })
    assert.equal(response.headers.get('access-control-allow-origin'), 'https://site.example')
    assert.equal(response.headers.get('access-control-allow-credentials'), 'true')
  })
})

describe('every route', () => {
  it('lets any origin read, with the header names of the hosted services', async () => {
    const preflight = await ask('/getWallets', { method: 'OPTIONS', headers: { origin: 'https://site.example' } })
    assert.equal(preflight.status, 204)
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /content-type.*x-sdk-version/)
    for (const path of ['/getWallets?projectId=p', '/getWallets', '/nowhere']) {
      assert.equal((await ask(path)).headers.get('access-control-allow-origin'), '*')
    }
  })

  it('is 404 when unknown or asked by another method', async () => {
    assert.equal((await ask('/nowhere?projectId=p')).status, 404)
    assert.equal((await post('/getWallets?projectId=p', {})).status, 404)
    assert.equal((await ask('/__dev/nowhere')).status, 404)
    assert.equal((await ask('/getWalletImage/?projectId=p')).status, 404)
    assert.equal((await ask('/constructor?projectId=p')).status, 404)
  })

  it('refuses a body that is too long', async () => {
    assert.equal((await post('/batch?projectId=p', 'x'.repeat(1_100_000))).status, 413)
  })
})
