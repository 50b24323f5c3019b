import { pairingController, type PairingStatus } from '../../src/controllers/pairing/pairing.js'
import { pairingLifecycle } from '../../src/controllers/pairing/pairing-lifecycle.js'
import { polkadot } from '../../src/networks.js'
import { BOB } from './fake-adapter.js'
import { approvedSession, type FakeProtocol } from './fake-protocol.js'
import { SOL, SOLANA } from './two-families.js'
import { waitUntil } from './wait-until.js'

/** What a phone approves of both families. */
export const bothFamilies = () =>
  approvedSession({
    namespaces: {
      eip155: { accounts: [`eip155:1:${BOB}`], methods: [], events: [] },
      solana: { accounts: [`${SOLANA.caipNetworkId}:${SOL}`], methods: [], events: [] },
    },
  })

/** What a phone approves of Polkadot, whose balances nothing can read. */
export const onPolkadot = () =>
  approvedSession({
    namespaces: {
      polkadot: {
        accounts: [`${polkadot.caipNetworkId}:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5`],
        methods: ['polkadot_signMessage'],
        events: [],
      },
    },
  })

/** Waits until the pairing has a status; its code is loaded on demand. */
export const untilPairing = (status: PairingStatus): Promise<void> =>
  waitUntil(() => pairingController.state.status === status, `the pairing is not ${status}`)

/** Waits until a link is ready for a wallet. */
export const untilLink = (): Promise<void> => untilPairing('waiting')

/** Connects a phone over WalletConnect, with one EVM account or the given session. */
export async function connectPhone(protocol: FakeProtocol, session: unknown = approvedSession()): Promise<void> {
  const task = pairingLifecycle.pair()
  await untilLink()
  protocol.attempts.at(-1)?.approve(session)
  await task
}
