import { expect } from '@open-wc/testing'

import { SessionNetworks } from '../../../../src/chains/shared/walletconnect/session-networks.js'
import { SessionState } from '../../../../src/chains/shared/walletconnect/session-state.js'
import type { CaipNetwork } from '../../../../src/core/entities/network.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../../../src/core/errors/network.js'
import { arbitrum, mainnet, polygon } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import type { RelayClient } from '../../../../src/services/relay/relay-client.js'
import { parseSession, type RelaySession } from '../../../../src/services/relay/session.js'
import { ALICE } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'
import { SOL, SOLANA } from '../../../helpers/two-families.js'

const OLD_SOLANA = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const listed = parseNetworks([mainnet, polygon, arbitrum, SOLANA]).networks
const networkOf = (id: string): CaipNetwork => {
  const network = listed.find(({ caipNetworkId }) => caipNetworkId === id)
  if (!network) throw new Error(`no ${id}`)
  return network
}

const sessionOf = (...accounts: readonly string[]): RelaySession => {
  const namespaces = Object.fromEntries(
    [...new Set(accounts.map(account => account.split(':')[0] ?? ''))].map(namespace => [
      namespace,
      { accounts: accounts.filter(account => account.startsWith(namespace)), methods: [], events: [] },
    ]),
  )
  const session = parseSession({ topic: 't', expiry: 2e9, namespaces, peer: { metadata: { name: 'x' } } })
  if (!session) throw new Error('not a session')
  return session
}

/** The networks of a session whose wallet answers each call as `answer` says. */
function make({
  accounts = [`eip155:1:${ALICE}`, `eip155:137:${ALICE}`],
  answer = async (_method: string): Promise<unknown> => null,
} = {}) {
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const state = new SessionState(() => undefined)
  state.open(sessionOf(...accounts), () => [])
  const client = {
    setDefaultChain: async (id: string) => void calls.push(`default ${id}`),
    call: ({ method }: { method: string }, id: string) => (calls.push(`${method} on ${id}`), answer(method)),
  } as unknown as RelayClient // what the networks use of it
  const networks = new SessionNetworks(client, state, {
    listed: () => listed,
    changes: listener => (listeners.add(listener), () => void listeners.delete(listener)),
  })
  const approve = (...more: readonly string[]): void => {
    state.update(sessionOf(...accounts, ...more))
    for (const listener of [...listeners]) listener()
  }
  return { networks, state, calls, listeners, approve }
}

describe('a network that the wallet approved', () => {
  it('becomes the active one without a question', async () => {
    const { networks, state, calls } = make()
    expect(await networks.switchTo(networkOf('eip155:137'))).to.equal('eip155:137')
    expect(state.network('eip155')).to.equal('eip155:137')
    expect(calls).to.deep.equal(['default eip155:137'])
  })

  it('is where requests go afterwards', async () => {
    const { networks, calls } = make()
    await networks.switchTo(networkOf('eip155:137'))
    await networks.call('eip155', { method: 'personal_sign' })
    expect(calls.at(-1)).to.equal('personal_sign on eip155:137')
  })

  it('is passed to the client when the session starts', async () => {
    const { networks, calls } = make()
    await networks.settle()
    expect(calls).to.deep.equal(['default eip155:1'])
  })

  it('uses the old id with a wallet that knows only that', async () => {
    const { networks, calls } = make({ accounts: [`${OLD_SOLANA}:${SOL}`] })
    await networks.call('solana', { method: 'solana_signMessage' })
    expect(calls).to.deep.equal([`solana_signMessage on ${OLD_SOLANA}`])
  })
})

describe('a network that the wallet did not approve', () => {
  it('is requested, and awaited in the session', async () => {
    const { networks, calls, approve, listeners } = make()
    const switched = networks.switchTo(networkOf('eip155:42161'))
    await new Promise(resolve => setTimeout(resolve))
    expect(calls).to.deep.equal(['wallet_switchEthereumChain on eip155:1'])
    approve(`eip155:42161:${ALICE}`)
    expect(await switched).to.equal('eip155:42161')
    expect(listeners.size).to.equal(0)
  })

  it('is added when the wallet does not know it', async () => {
    const { networks, calls, approve } = make({
      answer: async method => {
        if (method === 'wallet_switchEthereumChain') throw { code: 4902, message: 'Unrecognized chain' }
        approve(`eip155:42161:${ALICE}`)
        return null
      },
    })
    expect(await networks.switchTo(networkOf('eip155:42161'))).to.equal('eip155:42161')
    expect(calls.slice(0, 2)).to.deep.equal([
      'wallet_switchEthereumChain on eip155:1',
      'wallet_addEthereumChain on eip155:1',
    ])
  })

  it('stays where it is after a refusal, and nothing else is asked', async () => {
    const { networks, state, calls } = make({ answer: () => Promise.reject({ code: 4001, message: 'no' }) })
    expect(await rejection(networks.switchTo(networkOf('eip155:42161')))).to.be.instanceOf(SwitchRejectedError)
    expect(state.network('eip155')).to.equal('eip155:1')
    expect(calls).to.have.length(1)
  })

  it('fails as the wallet does', async () => {
    const { networks } = make({ answer: () => Promise.reject(new Error('boom')) })
    expect(await rejection(networks.switchTo(networkOf('eip155:42161')))).to.be.instanceOf(SwitchNetworkError)
  })

  it('is not supported when adding it fails', async () => {
    const { networks } = make({ answer: () => Promise.reject({ code: 4902, message: 'x' }) })
    expect(await rejection(networks.switchTo(networkOf('eip155:42161')))).to.be.instanceOf(ChainNotSupportedError)
  })

  it('cannot be had in a family whose wallets add none', async () => {
    const { networks, calls } = make()
    expect(await rejection(networks.switchTo(networkOf(SOLANA.caipNetworkId ?? '')))).to.be.instanceOf(
      ChainNotSupportedError,
    )
    expect(calls).to.deep.equal([])
  })

  it('is not supported when the wallet says yes and does not take it', async function () {
    this.timeout(6_000)
    const { networks, listeners } = make()
    expect(await rejection(networks.switchTo(networkOf('eip155:42161')))).to.be.instanceOf(ChainNotSupportedError)
    expect(listeners.size).to.equal(0)
  })
})

describe('a network by its id', () => {
  it('may be one of the session that the site does not list', async () => {
    const { networks, state } = make({ accounts: [`eip155:1:${ALICE}`, `eip155:5:${ALICE}`] })
    await networks.goTo('eip155:5')
    expect(state.network('eip155')).to.equal('eip155:5')
  })

  it('that no one has is not supported', async () => {
    const { networks, calls } = make()
    expect(await rejection(networks.goTo('eip155:5'))).to.be.instanceOf(ChainNotSupportedError)
    expect(calls).to.deep.equal([])
  })
})
