import type { CallsProgress, CallsRequest, PreparedCalls } from '../../src/chains/ports/calls.js'
import type { WalletModalOptions } from '../../src/client/types.js'
import { connect } from '../../src/controllers/connect/connect.js'
import type { SendCallsOptions } from '../../src/core/entities/calls.js'
import { aspen, BOB, type Script } from './fake-adapter.js'
import { instance } from './instance.js'

/** A hash that ends in a number. */
export const hashOf = (index: number): string => `0x${String(index).padStart(64, '0')}`

/** Three calls: ether to Bob, an approval of 5 units of a token, and a call of a contract. */
export const CALLS: SendCallsOptions['calls'] = [
  { to: BOB, value: 5n * 10n ** 17n },
  {
    to: '0x1111111111111111111111111111111111111111',
    data: `0x095ea7b3${BOB.slice(2).toLowerCase().padStart(64, '0')}${(5n * 10n ** 18n).toString(16).padStart(64, '0')}`,
  },
  { to: '0x2222222222222222222222222222222222222222', value: '0x1', data: '0x12345678' },
]

/** What a wallet does with calls that go in turn; each answer is given when it is asked for. */
export interface Turns {
  /** Answers for the call at a place, or throws. */
  readonly sign: (index: number) => Promise<void> | void
  /** Settles once the call at a place is through, or has failed. */
  readonly mine?: (index: number) => Promise<void> | void
  /** The owners of a Safe have yet to agree to each. */
  readonly isProposed?: boolean
}

/** Calls of a family whose wallet is asked for one after the other, and what was asked. */
export function inTurn({ sign, mine, isProposed }: Turns) {
  const requests: CallsRequest[] = []
  const signed: number[] = []
  const prepareCalls = async (request: CallsRequest): Promise<PreparedCalls> => {
    requests.push(request)
    return {
      fee: 21_000n * 10n ** 9n,
      requests: request.calls.length,
      async send(_signal, onStep) {
        const hashes: string[] = []
        const tell = (progress: Omit<CallsProgress, 'hashes'>): void => onStep?.({ ...progress, hashes: [...hashes] })
        for (const index of request.calls.keys()) {
          signed.push(index)
          await sign(index)
          hashes.push(hashOf(index))
          if (index === request.calls.length - 1) break
          tell({ sent: index + 1, done: index })
          await mine?.(index)
          tell({ sent: index + 1, ...(isProposed ? { done: 0, proposed: true } : { done: index + 1 }) })
        }
        const last = request.calls.length - 1
        return { hash: hashOf(last), hashes, confirmed: Promise.resolve(mine?.(last)).then(() => hashOf(last)) }
      },
    }
  }
  return { prepareCalls, requests, signed }
}

/** Connected with Aspen, whose family takes calls. */
export async function connectedFor(script: Script, site?: Partial<WalletModalOptions>) {
  const made = instance(script, site)
  await connect(aspen.id, 'eip155')
  return made
}
