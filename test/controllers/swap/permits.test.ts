import { expect } from '@open-wc/testing'

import { forgetPermit, forgetPermits, keepPermit, signedPermit } from '../../../src/controllers/swap/permits.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const use = (amount: bigint, token = TOKEN) => ({
  ...{ caipNetworkId: 'eip155:1' as const, account: ALICE, router: BOB },
  ...{ token, amount },
})
const permit = () => ({ data: '0x12', expiresAt: Date.now() + 900_000 })

describe('permits that were signed and not used', () => {
  beforeEach(() => void instance())
  afterEach(endInstance)

  it('end with the first of a token that is used, because all were signed over its nonce', () => {
    for (const kept of [use(1n), use(2n), use(1n, BOB)]) keepPermit(kept, permit())
    forgetPermit(use(2n))
    expect(signedPermit(use(1n))).to.equal(undefined)
    expect(signedPermit(use(2n))).to.equal(undefined)
    expect(signedPermit(use(1n, BOB))).not.to.equal(undefined)
  })

  it('can all be forgotten', () => {
    expect(forgetPermits()).to.equal(false)
    keepPermit(use(1n), permit())
    expect(forgetPermits()).to.equal(true)
    expect(signedPermit(use(1n))).to.equal(undefined)
  })
})
