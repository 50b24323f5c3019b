import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createWallets } from '../../dev/api/catalogue/wallets.mjs'
import { withStack } from './with-stack.mjs'

/** @typedef {import('../../dev/api/catalogue/wallets.mjs').CatalogueWallet} Wallet */

describe('the wallet catalogue', () => {
  const { ask, askJson } = withStack()
  /** @param {string} query @returns {Promise<{ data: Wallet[], count: number }>} */
  const find = query => askJson(`/getWallets?projectId=p&${query}`)

  it('holds 600 wallets in the shape of the hosted service', async () => {
    const { data, count } = await find('page=1&entries=40')
    assert.equal(count, 600)
    assert.equal(data.length, 40)
    for (const wallet of data) {
      assert.match(wallet.id, /^[0-9a-f]{64}$/)
      assert.ok(wallet.name.length > 0)
      assert.match(wallet.homepage, /^https:\/\/[a-z0-9-]+\.example\.com$/)
      assert.ok(['certified', 'none'].includes(wallet.badge_type))
      assert.ok(wallet.chains.every(chain => /^[a-z0-9]+:[A-Za-z0-9]+$/.test(chain)))
      assert.equal(typeof wallet.order, 'number')
      assert.equal(typeof wallet.supports_wc, 'boolean')
    }
    assert.equal(data[0]?.name, 'Aspen Wallet')
    assert.equal(data[0]?.rdns, 'com.example.aspen')
  })

  it('mixes the ways to reach a wallet', async () => {
    const { data } = await find('entries=100')
    for (const field of /** @type {const} */ (['mobile_link', 'desktop_link', 'webapp_link', 'rdns', 'chrome_store'])) {
      assert.ok(
        data.some(wallet => wallet[field]),
        `some have ${field}`,
      )
      assert.ok(
        data.some(wallet => wallet[field] === null),
        `some have no ${field}`,
      )
    }
    assert.ok(data.some(wallet => wallet.mobile_link?.startsWith('https://')))
    assert.ok(data.some(wallet => !wallet.mobile_link && !wallet.desktop_link && !wallet.webapp_link && !wallet.rdns))
  })

  it('returns the same wallets at every start, with no duplicate ids or names', () => {
    const wallets = createWallets(1_300)
    assert.deepEqual(createWallets(1_300), wallets)
    assert.equal(new Set(wallets.map(wallet => wallet.id)).size, 1_300)
    assert.equal(new Set(wallets.map(wallet => wallet.name)).size, 1_300)
  })

  it('pages through all of them without a gap', async () => {
    const ids = new Set()
    for (let page = 1; page <= 6; page += 1) {
      for (const wallet of (await find(`page=${page}&entries=100`)).data) ids.add(wallet.id)
    }
    assert.equal(ids.size, 600)
    assert.deepEqual(await find('page=7&entries=100'), { data: [], count: 600 })
  })

  it('answers at most 100 at once, and 40 by default', async () => {
    assert.equal((await find('entries=5000')).data.length, 100)
    assert.equal((await find('')).data.length, 40)
  })

  it('searches names ignoring case', async () => {
    const { data, count } = await find('search=ASPEN&entries=100')
    assert.equal(count, 15)
    assert.ok(data.every(wallet => wallet.name.includes('Aspen')))
    assert.deepEqual(await find('search=no-such-wallet'), { data: [], count: 0 })
  })

  it('searches text that needs encoding', async () => {
    const { data } = await find(`search=${encodeURIComponent('<wallet>')}`)
    assert.equal(data.length, 1)
  })

  it('includes and excludes by id', async () => {
    const all = (await find('entries=3')).data.map(wallet => wallet.id)
    const included = await find(`include=${all[2]},${all[0]},unknown`)
    assert.deepEqual(
      included.data.map(wallet => wallet.id),
      [all[0], all[2]],
    )
    assert.equal(included.count, 2)
    const excluded = await find(`exclude=${all[0]},${all[1]}&entries=1`)
    assert.equal(excluded.count, 598)
    assert.equal(excluded.data[0]?.id, all[2])
  })

  it('keeps wallets that know one of the chains', async () => {
    const { data, count } = await find('chains=eip155:31337,eip155:31338&entries=100')
    assert.ok(count > 100 && count < 600)
    assert.ok(data.every(wallet => wallet.chains.includes('eip155:31337')))
    assert.equal((await find('chains=eip155:424242')).count, 0)
  })

  it('filters by badge, in both spellings', async () => {
    assert.equal((await find('badge_type=certified')).count, 200)
    assert.equal((await find('badge=certified')).count, 200)
    assert.equal((await find('badge_type=none')).count, 400)
  })

  it('finds ranks by connector name or reverse-DNS id', async () => {
    const { data } = await find('names=birch%20purse,Nobody&rdns=com.example.aspen')
    assert.ok(data.some(wallet => wallet.rdns === 'com.example.aspen'))
    assert.equal((await find('rdns=com.example.nobody')).count, 0)
  })

  it('puts wallets that can pay first when asked', async () => {
    const { data, count } = await find('sort=wcpay&entries=60')
    assert.equal(count, 600)
    assert.ok(data.every(wallet => wallet.supports_wcpay))
  })

  it('combines conditions', async () => {
    const { data } = await find('search=wallet&badge_type=certified&chains=eip155:1&entries=100')
    assert.ok(data.length > 0)
    assert.ok(data.every(wallet => wallet.badge_type === 'certified' && wallet.chains.includes('eip155:1')))
  })

  for (const query of ['page=0', 'page=-1', 'page=x', 'entries=0', 'entries=1.5', 'page=1e99']) {
    it(`refuses ${query}`, async () => {
      const response = await ask(`/getWallets?projectId=p&${query}`)
      assert.equal(response.status, 400)
      assert.match(await response.text(), /query string/)
    })
  }

  it('refuses a request without a project id', async () => {
    for (const path of ['/getWallets', '/getWallets?projectId=', '/getWalletImage/x', '/appkit/v1/config']) {
      const response = await ask(path)
      assert.equal(response.status, 401)
      const { status, reasons } = await response.json()
      assert.equal(status, 'FAILED')
      assert.equal(reasons[0].field, 'authentication')
    }
  })

  it('accepts any other project id unchanged', async () => {
    assert.equal((await ask(`/getWallets?projectId=${encodeURIComponent('a&b=c#d/../e')}`)).status, 200)
  })
})
