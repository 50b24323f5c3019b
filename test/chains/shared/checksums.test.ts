import { expect } from '@open-wc/testing'

import type { ConnectorPort, WalletsPort } from '../../../src/chains/ports/wallets.js'
import { withChecksums } from '../../../src/chains/shared/checksums.js'
import { ALICE, result } from '../../helpers/fake-adapter.js'

/** A connector of an EVM family, as the rest of the product gets it. */
function checksummed(own: ConnectorPort): ConnectorPort | undefined {
  const wallets: WalletsPort = {
    discover: () => undefined,
    connectors: () => [],
    subscribe: () => () => undefined,
    connector: () => own,
  }
  return withChecksums({ namespace: 'eip155', wallets }).wallets?.connector('any')
}

const connect = (): Promise<ReturnType<typeof result>> =>
  Promise.resolve(result('any', { accounts: [{ address: ALICE.toLowerCase() }] }))

describe('a connector whose addresses get their checksum', () => {
  it('keeps every ability it has, and gets no other', async () => {
    const calls: string[] = []
    const connector = checksummed({
      connect,
      reconnect: connect,
      disconnect: async () => void calls.push('disconnect'),
      provider: () => 'its own',
      leave: () => void calls.push('leave'),
      choose: address => void calls.push(`choose ${address}`),
      recheck: async () => void calls.push('recheck'),
    })
    expect((await connector?.connect())?.accounts).to.deep.equal([{ address: ALICE }])
    expect((await connector?.reconnect())?.accounts).to.deep.equal([{ address: ALICE }])
    connector?.choose?.(ALICE)
    connector?.leave?.()
    await connector?.recheck?.()
    await connector?.disconnect()
    expect(calls).to.deep.equal([`choose ${ALICE}`, 'leave', 'recheck', 'disconnect'])
    expect(connector?.provider()).to.equal('its own')
    expect(connector).not.to.have.any.keys('balance', 'switchNetwork', 'signMessage', 'awaitReturn')
  })

  it('may be of a class of its family', async () => {
    class Own implements ConnectorPort {
      readonly #provider = 'its own'
      isLeft = false
      readonly connect = connect
      readonly reconnect = connect
      async disconnect(): Promise<void> {
        this.isLeft = true
      }
      provider(): string {
        return this.#provider
      }
    }
    const own = new Own()
    const connector = checksummed(own)
    expect(connector?.provider()).to.equal('its own')
    await connector?.disconnect()
    expect(own.isLeft).to.equal(true)
  })
})
