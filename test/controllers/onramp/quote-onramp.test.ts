import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { onRampController } from '../../../src/controllers/onramp/onramp.js'
import { loadOnRampOptions, startOnRamp } from '../../../src/controllers/onramp/quote-onramp.js'
import { DEFAULT_TOKENS } from '../../../src/controllers/onramp/rules.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { type Answer, json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch } from '../stubs.js'

const OFFERED = json({
  paymentCurrencies: [{ id: 'CHF', payment_method_limits: [{ id: 'card', min: '10', max: '100' }] }],
  purchaseCurrencies: [{ id: 'link', symbol: 'LINK', networks: [{ name: 'ethereum', chain_id: '1' }] }],
})

describe('what can be bought', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    stub?.restore()
    await endInstance()
  })

  /** Answers the requests for what can be bought one after the other, and has no other route. */
  function start(...answers: readonly (Answer | Promise<Answer>)[]) {
    const left = [...answers]
    stub = stubFetch(({ url }) =>
      url.pathname.endsWith('/onramp/options')
        ? (left.shift() ?? new Error('asked too often'))
        : json({}, { status: 404 }),
    )
    instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    return { asked: () => stub?.paths().filter(path => path.endsWith('/onramp/options')).length }
  }
  const sold = () => onRampController.state.tokens.map(({ symbol }) => symbol)
  const usual = DEFAULT_TOKENS.map(({ symbol }) => symbol)

  for (const [failure, answer] of [
    ['a failure', json({}, { status: 503 })],
    ['a lost connection', new Error('offline')],
  ] as const)
    it(`is the usual after ${failure}, until the service answers`, async () => {
      const { asked } = start(answer, OFFERED.clone())
      await loadOnRampOptions()
      expect(sold()).to.deep.equal(usual)
      const again = loadOnRampOptions()
      expect(onRampController.state.status, 'the form stays').to.equal('ready')
      await again
      expect(sold()).to.deep.equal(['LINK'])
      await loadOnRampOptions()
      expect(asked()).to.equal(2)
    })

  it('is the usual for good if the service has none', async () => {
    const { asked } = start(json({}, { status: 404 }))
    await loadOnRampOptions()
    await loadOnRampOptions()
    expect(sold()).to.deep.equal(usual)
    expect(asked()).to.equal(1)
  })

  it('has a price at once while the service is asked again', async () => {
    let answer = (_reply: Answer): void => undefined
    const { asked } = start(json({}, { status: 503 }), new Promise(resolve => (answer = resolve)))
    await connect(aspen.id, 'eip155')
    await loadOnRampOptions()
    startOnRamp()
    await waitUntil(() => onRampController.state.pricing?.status === 'ready', 'no price')
    expect(asked()).to.equal(2)
    answer(OFFERED.clone())
    await waitUntil(() => sold().includes('LINK'), 'not offered')
  })
})
