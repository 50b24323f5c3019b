import { expect } from '@open-wc/testing'

import { diagnoseServices } from '../../../src/controllers/diagnostics/diagnose-services.js'
import type { LoggedRequest } from '../../../src/services/request-log.js'
import { ALICE } from '../../helpers/fake-adapter.js'

const answer = (patch: Partial<LoggedRequest>): LoggedRequest => ({
  method: 'GET',
  base: 'https://api.example/base/secret-of-the-site',
  path: '/getWallets',
  at: Date.UTC(2026, 0, 1),
  duration: 30,
  status: 200,
  error: undefined,
  ...patch,
})
const routeOf = (patch: Partial<LoggedRequest>) => diagnoseServices([answer(patch)])[0]?.route

describe('the services of a report', () => {
  it('have a row a route, with the last answer and how many failed; the latest first', () => {
    const rows = diagnoseServices([
      answer({ status: 503, error: 'HTTP_STATUS' }),
      answer({ path: '/appkit/v1/config' }),
      answer({ at: Date.UTC(2026, 0, 2), duration: 40 }),
    ])
    expect(rows).to.deep.equal([
      {
        host: 'api.example',
        route: '/getWallets',
        method: 'GET',
        asked: 2,
        failed: 1,
        at: '2026-01-02T00:00:00.000Z',
        status: 200,
        duration: 40,
        error: undefined,
      },
      {
        host: 'api.example',
        route: '/appkit/v1/config',
        method: 'GET',
        asked: 1,
        failed: 0,
        at: '2026-01-01T00:00:00.000Z',
        status: 200,
        duration: 30,
        error: undefined,
      },
    ])
  })

  for (const [path, route] of [
    [`/v1/account/${ALICE}/balance`, '/v1/account/{}/balance'],
    ['/v1/profile/account/alice.eth', '/v1/profile/account/{}'],
    ['/v1/profile/account/alice', '/v1/profile/account/{}'],
    ['/v1/profile/suggestions/alice', '/v1/profile/suggestions/{}'],
    [`/v1/sessions/eip155:1:${ALICE}/revoke`, '/v1/sessions/{}/revoke'],
    ['/getWalletImage/1ca0bdd4-7477-4fc7', '/getWalletImage/{}'],
    ['/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/utxo', '/address/{}/utxo'],
  ] as const)
    it(`show ${path} as ${route}`, () => expect(routeOf({ path })).to.equal(route))

  it('show the calls and the network of an endpoint, and neither its path nor its query', () => {
    const base = 'https://rpc.example/v1/?chainId=eip155:1&projectId=abc'
    expect(routeOf({ base, path: 'eth_call eth_chainId' })).to.equal('eth_call eth_chainId eip155:1')
    expect(routeOf({ base: 'https://node.example/v3/0123456789abcdef', path: 'getBalance' })).to.equal('getBalance')
    expect(routeOf({ base, path: `eth_call ${ALICE}` })).to.equal('eth_call {} eip155:1')
  })

  for (const [host, shown] of [
    ['k3y0f7he51te9a8b7.rpc.example', '{}.rpc.example'],
    ['shop-git-3f9a2c.preview.example:8443', 'shop-git-3f9a2c.preview.example:8443'],
  ] as const)
    it(`show the host ${host} as ${shown}`, () =>
      expect(diagnoseServices([answer({ base: `https://${host}` })])[0]?.host).to.equal(shown))

  it('show what is not below a base', () => {
    expect(routeOf({ base: 'https://pulse.example/e?projectId=abc', path: '' })).to.equal('/e')
    expect(routeOf({ base: 'not a URL' })).to.equal('')
  })
})
