import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import * as z from 'zod/mini'

import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { isAddress } from '../../../src/core/address.js'
import type { SecureSiteMessage, SecureSitePayload, SecureSiteUser } from '../../../src/core/entities/secure-site.js'
import { WalletModalError } from '../../../src/core/errors/base.js'
import { MESSAGES } from '../../../src/services/frame/messages.js'
import { SecureSiteClient } from '../../../src/services/frame/secure-site-client.js'
import { anything } from '../../helpers/anything.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { embeddedSite, SOL } from '../../helpers/fake-secure-site.js'
import { endInstance } from '../../helpers/instance.js'

/** A request of each row that makes sense. */
const REQUESTS: { readonly [N in SecureSiteMessage]: SecureSitePayload<N> } = {
  SWITCH_NETWORK: { chainId: 1 },
  CONNECT_EMAIL: { email: 'ada@example.com' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: { otp: '123456' },
  GET_SOCIAL_REDIRECT_URI: { provider: 'google' },
  CONNECT_SOCIAL: { uri: 'https://secure.example/?code=1' },
  GET_FARCASTER_URI: undefined,
  CONNECT_FARCASTER: undefined,
  GET_USER: { chainId: 1 },
  SIGN_OUT: undefined,
  IS_CONNECTED: undefined,
  GET_CHAIN_ID: undefined,
  RPC_REQUEST: { method: 'eth_blockNumber' },
  UPDATE_EMAIL: { email: 'ada@example.com' },
  UPDATE_EMAIL_PRIMARY_OTP: { otp: '123456' },
  UPDATE_EMAIL_SECONDARY_OTP: { otp: '123456' },
  SYNC_THEME: { themeMode: 'dark' },
  SYNC_DAPP_DATA: { projectId: 'test' },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: undefined,
  INIT_SMART_ACCOUNT: undefined,
  SET_PREFERRED_ACCOUNT: { type: 'eoa' },
  RELOAD: undefined,
}
const names = Object.keys(REQUESTS) as SecureSiteMessage[] // the keys its type names

const text = fc.oneof(
  fc.string(),
  fc.constantFrom(ALICE, SOL, '0x', `${ALICE}00`, 'eip155:1', 'ada@example.com', '<b>', '\u202e'),
)

/** What stands in a user, or something like it. */
const field = fc.oneof(text, fc.integer(), fc.constantFrom(null, undefined, true, 1, 137), anything)

const account = fc.record({ address: field, type: fc.oneof(fc.constantFrom('eoa', 'smartAccount'), field) })

/** Something that looks like a user. */
const almostUser = fc.record(
  {
    email: field,
    address: field,
    chainId: field,
    accounts: fc.oneof(fc.array(account, { maxLength: 4 }), field),
    preferredAccountType: field,
    smartAccountDeployed: field,
    userName: field,
    signature: field,
    message: field,
  },
  { requiredKeys: ['address'] },
)

const stored = (): string => JSON.stringify(Object.entries(localStorage).sort())

describe('an arbitrary answer of the secure site', () => {
  const strays: unknown[] = []
  const onStray = (event: Event): void => void strays.push(event)
  before(() => {
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, onStray)
  })
  after(() => {
    for (const type of ['error', 'unhandledrejection']) removeEventListener(type, onStray)
  })
  afterEach(() => {
    expect(strays.splice(0)).to.deep.equal([])
  })

  it('is accepted in the shape of its row, or rejects its own request and changes nothing', async () => {
    const keys = Reflect.ownKeys(Object.prototype)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.oneof(anything, almostUser), async (name, said) => {
        const before = stored()
        const alerts: string[] = []
        const client = new SecureSiteClient(
          { request: async asked => (asked === name ? said : undefined) },
          { dapp: () => REQUESTS.SYNC_DAPP_DATA, networks: () => undefined, alert: alert => void alerts.push(alert) },
        )
        const read = z.safeParse(MESSAGES[name].reply, said)
        try {
          const answer = await client.request(name, REQUESTS[name])
          expect(read.success && answer).to.deep.equal(read.success && read.data)
        } catch (error) {
          expect(error).to.be.instanceOf(WalletModalError)
          expect(error).to.have.property('code', 'REPLY_MALFORMED')
          expect(read.success).to.equal(false)
        }
        expect(alerts).to.deep.equal([])
        expect(stored()).to.equal(before)
        expect(Reflect.ownKeys(Object.prototype)).to.deep.equal(keys)
      }),
      { numRuns: 500 },
    )
  })

  it('to a user request connects an address of the family, or none', async () => {
    await fc.assert(
      fc
        .asyncProperty(almostUser, async said => {
          const { modal } = embeddedSite({ GET_USER: async () => said as SecureSiteUser }) // whatever it is
          const outcome = await connectFamilies('eip155', new AbortController().signal).then(
            () => 'connected',
            (error: unknown) => (error instanceof WalletModalError ? 'refused' : String(error)),
          )
          for (const namespace of ['eip155', 'solana'] as const) {
            const { isConnected, address } = modal.getAccount(namespace)
            expect(isConnected).to.equal(address !== undefined)
            if (address !== undefined) expect(isAddress(namespace, address)).to.equal(true)
          }
          const isAny = ['eip155', 'solana'].some(namespace => modal.getAccount(namespace as 'eip155').isConnected)
          expect(outcome).to.equal(isAny ? 'connected' : 'refused')
        })
        .afterEach(endInstance),
      { numRuns: 40 },
    )
  }).timeout(20_000)
})
