import { expect } from '@open-wc/testing'

import { SiwxDisabledError } from '../../src/core/errors/sign-in.js'
import { createSIWEConfig, type SIWEConfig, type SIWESession } from '../../src/siwx/index.js'
import { ALICE, BOB } from '../helpers/fake-adapter.js'
import { rejection } from '../helpers/rejection.js'

function site(options: Partial<SIWEConfig> = {}, session?: SIWESession) {
  const calls: string[] = []
  const known: { session: SIWESession | undefined } = { session }
  const siwx = createSIWEConfig({
    getNonce: async address => (calls.push(`nonce ${address}`), 'abcdefgh1234'),
    getMessageParams: async () => ({ domain: 'a.example', uri: 'https://a.example', chains: [1], statement: 'Hi' }),
    createMessage: ({ address, nonce, version, chainId, iat }) =>
      `${address} ${nonce} ${version} ${chainId} ${iat !== undefined}`,
    verifyMessage: async ({ signature }) => {
      if (signature !== '0xright') return false
      known.session = { address: ALICE, chainId: 1 }
      return true
    },
    getSession: async () => known.session ?? null,
    signOut: async () => {
      calls.push('sign out')
      known.session = undefined
      return true
    },
    onSignIn: signed => calls.push(`signed in ${signed?.address}`),
    onSignOut: () => calls.push('signed out'),
    ...options,
  })
  return { siwx, calls, known }
}

const ACCOUNT = { accountAddress: ALICE, chainId: 'eip155:1' } as const

describe('createSIWEConfig', () => {
  it('makes the site’s own message, with a nonce for the account', async () => {
    const { siwx, calls } = site()
    const message = await siwx.createMessage(ACCOUNT)
    expect(calls).to.deep.equal([`nonce did:pkh:eip155:1:${ALICE}`])
    expect(String(message)).to.equal(`did:pkh:eip155:1:${ALICE} abcdefgh1234 1 1 true`)
    expect(message).to.include({ ...ACCOUNT, domain: 'a.example', statement: 'Hi', nonce: 'abcdefgh1234' })
  })

  it('refuses a nonce that no message may have', async () => {
    for (const nonce of ['short', undefined, 12345678]) {
      const { siwx } = site({ getNonce: async () => nonce as string })
      expect(await rejection(siwx.createMessage(ACCOUNT))).to.have.property('code', 'SIGN_IN_FAILED')
    }
  })

  it('has the site verify the message, and reports the result to it', async () => {
    const { siwx, calls } = site()
    const data = { ...ACCOUNT, domain: 'a.example', uri: 'https://a.example', version: '1', nonce: 'abcdefgh1234' }
    expect(await siwx.getSessions(ACCOUNT.chainId, ALICE)).to.deep.equal([])
    const wrong = rejection(siwx.addSession({ data, message: 'm', signature: '0xwrong' }))
    expect(await wrong).to.have.property('message', 'Error signing message')
    await siwx.addSession({ data, message: 'm', signature: '0xright' })
    expect(calls).to.deep.equal([`signed in ${ALICE}`])
    const [session] = await siwx.getSessions(ACCOUNT.chainId, ALICE)
    expect(session?.data).to.include(ACCOUNT)
  })

  it('signs out by each way of ending a session', async () => {
    const { siwx, calls, known } = site({}, { address: ALICE, chainId: 1 })
    await siwx.setSessions([])
    await siwx.revokeSession('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'x')
    known.session = { address: ALICE, chainId: 1 }
    await siwx.getSessions('eip155:1', ALICE)
    await siwx.revokeSession('eip155:1', ALICE)
    expect(calls).to.deep.equal(['sign out', 'signed out', 'sign out', 'signed out'])
  })

  const ENDS: readonly (readonly [string, Partial<SIWEConfig>])[] = [
    ['is ended', {}],
    ['is still reported', { getSession: async () => ({ address: ALICE, chainId: 1 }) }],
    ['cannot be read', { getSession: () => Promise.reject(new Error('500')) }],
  ]
  for (const [name, options] of ENDS)
    it(`signs out once for an account with several chains, where the session ${name}`, async () => {
      const { siwx, calls } = site(options, { address: ALICE, chainId: 1 })
      await Promise.all([siwx.revokeSession('eip155:1', ALICE), siwx.revokeSession('eip155:10', ALICE)])
      await siwx.revokeSession('eip155:137', ALICE)
      expect(calls).to.deep.equal(['sign out', 'signed out'])
    })

  it('signs out again after another sign-in', async () => {
    const { siwx, calls } = site({}, { address: ALICE, chainId: 1 })
    await siwx.revokeSession('eip155:1', ALICE)
    const data = { ...ACCOUNT, domain: 'a.example', uri: 'https://a.example', version: '1', nonce: 'abcdefgh1234' }
    await siwx.addSession({ data, message: 'm', signature: '0xright' })
    await siwx.revokeSession('eip155:1', ALICE)
    expect(calls.filter(call => call === 'sign out')).to.have.length(2)
  })

  it('tries again after the site did not sign out', async () => {
    const answers = [false, true]
    const { siwx, calls } = site({ signOut: async () => answers.shift() ?? false }, { address: ALICE, chainId: 1 })
    expect(await rejection(siwx.revokeSession('eip155:1', ALICE))).to.have.property('code', 'SIGN_IN_FAILED')
    await siwx.revokeSession('eip155:1', ALICE)
    expect(calls).to.deep.equal(['signed out'])
  })

  it('does not sign out the account that is signed in when another is disconnected', async () => {
    const { siwx, calls } = site({}, { address: ALICE, chainId: 1 })
    await siwx.revokeSession('eip155:1', BOB)
    expect(calls).to.deep.equal([])
  })

  it('signs out a disconnected account when the session cannot be read', async () => {
    const { siwx, calls } = site({ getSession: () => Promise.reject(new Error('500')) })
    await siwx.revokeSession('eip155:1', ALICE)
    expect(calls).to.deep.equal(['sign out', 'signed out'])
  })

  for (const [name, account, chain, option] of [
    ['another account', BOB, 'eip155:1', 'signOutOnAccountChange'],
    ['another network', ALICE, 'eip155:10', 'signOutOnNetworkChange'],
  ] as const) {
    it(`ends a session of ${name}`, async () => {
      const { siwx, calls } = site({}, { address: ALICE, chainId: 1 })
      expect(await siwx.getSessions(chain, account)).to.deep.equal([])
      expect(calls).to.deep.equal(['sign out', 'signed out'])
    })

    it(`keeps a session for ${name} where the site wants it`, async () => {
      const { siwx, calls } = site({ [option]: false }, { address: ALICE, chainId: 1 })
      expect(await siwx.getSessions(chain, account)).to.have.length(1)
      expect(calls).to.deep.equal([])
    })
  }

  it('asks nothing of other families, and nothing if it is off', async () => {
    const { siwx } = site()
    expect(await siwx.getSessions('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'x')).to.have.length(1)
    const { siwx: off } = site({ enabled: false })
    expect(await off.getSessions('eip155:1', ALICE)).to.have.length(1)
    expect(off.getRequired?.()).to.equal(false)
    const onSolana = { accountAddress: 'x', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } as const
    expect(await rejection(siwx.createMessage(onSolana))).to.be.instanceOf(SiwxDisabledError)
    const onEvm = { accountAddress: ALICE, chainId: 'eip155:1' } as const
    expect(await rejection(off.createMessage(onEvm))).to.be.instanceOf(SiwxDisabledError)
    expect(siwx.getRequired?.()).to.equal(true)
    expect(site({ required: false }).siwx.getRequired?.()).to.equal(false)
  })

  it('signs out on disconnect unless configured otherwise', () => {
    expect(site().siwx.signOutOnDisconnect).to.equal(true)
    expect(site({ signOutOnDisconnect: false }).siwx.signOutOnDisconnect).to.equal(false)
  })
})
