import { expect, fixture, html } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import type { W3mActivityList } from '../../../src/elements/activity/w3m-activity-list.js'
import '../../../src/elements/activity/w3m-activity-list.js'
import { en } from '../../../src/locales/en/index.js'
import { he } from '../../../src/locales/he/index.js'
import { newService, stubFetch } from '../../controllers/stubs.js'
import { deepAll, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** What an operation did, and how its row names it. */
interface Story {
  readonly operation: string
  readonly transfers?: readonly unknown[]
  readonly application?: string
  readonly says: string
  readonly who?: string
}

const moved = (direction: string, symbol: string) => ({
  direction,
  quantity: { numeric: '1' },
  fungible_info: { symbol },
})
const both = [moved('out', 'ETH'), moved('in', 'APE')]

const STORIES: Readonly<Record<string, readonly Story[]>> = {
  'what moved': [
    { operation: 'trade', transfers: both, says: 'Swapped ETH for APE' },
    { operation: 'trade', transfers: both.slice(0, 1), says: 'Swapped ETH' },
    { operation: 'mint', transfers: both, says: 'Minted APE' },
    { operation: 'buy', transfers: both, says: 'Bought APE' },
    { operation: 'deposit', transfers: both, says: 'Deposited ETH' },
    { operation: 'execute', transfers: both, says: 'Used an app' },
    { operation: 'delegate', transfers: both, says: 'delegate: ETH' },
  ],
  'where nothing moved': [
    { operation: 'send', says: 'Sent' },
    { operation: 'receive', says: 'Received', who: 'From 0x0000…dEaD' },
    { operation: 'stake', says: 'Staked a token' },
    { operation: 'approve', application: 'Orchard', says: 'Approved', who: 'To Orchard' },
    { operation: 'execute', application: 'Orchard', says: 'Used Orchard' },
    { operation: 'execute', says: 'Used an app' },
    { operation: 'cancel', says: 'Cancelled' },
    { operation: 'constructor', says: 'constructor' },
  ],
}

const entryOf = ({ operation, transfers = [], application }: Story, index: number) => ({
  id: `e${index}`,
  metadata: {
    operationType: operation,
    hash: `0x${index}`,
    minedAt: new Date().toISOString(),
    sentFrom: operation === 'receive' ? BOB : ALICE,
    sentTo: operation === 'receive' ? ALICE : BOB,
    chain: 'eip155:1',
    application: application ? { name: application } : null,
  },
  transfers,
})

describe('<w3m-activity-list>', () => {
  let stub: ReturnType<typeof stubFetch> | undefined

  async function shown(stories: readonly Story[]) {
    stub = stubFetch(({ url: { pathname } }) => {
      if (pathname.endsWith('supported-chains')) return json({ http: ['eip155:1'], ws: [] })
      return json(pathname.endsWith('/history') ? { data: stories.map(entryOf), next: null } : [])
    })
    instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    await connect(aspen.id, 'eip155')
    const list = await fixture<W3mActivityList>(html`<w3m-activity-list namespace="eip155"></w3m-activity-list>`)
    const lines = (selector: string): readonly string[] =>
      deepAll(list.shadowRoot ?? list, selector).map(line => readText(line).trim())
    const titles = (): readonly string[] => lines('.pair > .line:first-child')
    await waitUntil(() => titles().length === stories.length, 'no activity')
    return { titles, whom: () => lines('.pair > .detail:first-child') }
  }

  afterEach(async () => {
    await endInstance()
    addMessages(en, 'en')
    stub?.restore()
  })

  for (const [name, stories] of Object.entries(STORIES)) {
    it(`says in one message what an operation did: ${name}`, async () => {
      const { titles, whom } = await shown(stories)
      expect(titles()).to.deep.equal(stories.map(({ says }) => says))
      expect(whom()).to.deep.equal(stories.map(({ who = 'To 0x0000…dEaD' }) => who))
    })
  }

  it('inflects what was done in a language that needs it', async () => {
    addMessages(he, 'he')
    const { titles } = await shown([{ operation: 'send', transfers: both.slice(0, 1), says: '' }])
    expect(titles()).to.deep.equal(['שליחת \u2068ETH\u2069'])
  })
})
