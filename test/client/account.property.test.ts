import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import type { AdapterEvent, ConnectResult } from '../../src/chains/ports/wallets.js'
import type { WalletModal } from '../../src/client/types.js'
import { ConnectionRejectedError } from '../../src/core/errors/connection.js'
import '../../src/elements/public/wallet-modal-button.js'
import { ALICE, aspen, birch, BOB, type FakeAdapter, result } from '../helpers/fake-adapter.js'
import { endInstance, endVisit, settle } from '../helpers/instance.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../helpers/two-families.js'

const FAMILIES = ['eip155', 'solana'] as const
type Family = (typeof FAMILIES)[number]

const WALLETS = { eip155: [aspen.id, birch.id], solana: [cedar.id] } as const
const NETWORKS = { eip155: ['eip155:1', 'eip155:137', 'eip155:999'], solana: [SOLANA.caipNetworkId] } as const
const ADDRESSES = { eip155: [ALICE, BOB], solana: [SOL] } as const

type Step =
  | { readonly do: 'connect' | 'disconnect' | 'answer' | 'refuse' | 'accounts' | 'network'; readonly n: number }
  | { readonly do: 'end' | 'lock' | 'return' | 'close' | 'reload'; readonly n: number }

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constantFrom('connect', 'answer', 'accounts', 'network'), n: fc.nat(11) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('refuse', 'disconnect', 'reload'), n: fc.nat(11) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('end', 'lock', 'return', 'close', 'reload'), n: fc.nat(11) }),
    },
  ) as fc.Arbitrary<Step>, // the union of the records, which the library widens
  { minLength: 4, maxLength: 16 },
)

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T // no list is empty

/** A question that a wallet has not answered yet. */
interface Asked {
  readonly answer: (is: 'given' | 'none' | 'refused') => void
}

/** What a wallet gives once it agrees. */
const given = (family: Family, id: string): ConnectResult =>
  result(id, {
    accounts: ADDRESSES[family].map(address => ({ address })),
    caipNetworkId: NETWORKS[family][0],
  })

/** A page with two families, whose wallets answer when the test says so. */
class Visit {
  readonly modal: WalletModal
  readonly #adapters: Readonly<Record<Family, FakeAdapter>>
  readonly #asked: Asked[] = []
  /** The families whose former connection has not been answered for, or replaced by hand. */
  readonly restoring: Set<Family>

  constructor() {
    const script = (family: Family) => ({
      connect: (id: string) => this.#ask(family, id, { isSilent: false }),
      reconnect: (id: string) => this.#ask(family, id, { isSilent: true }),
      recheck: async (id: string) => given(family, id),
    })
    const { modal, evm, solana } = twoFamilies(script('eip155'), script('solana'))
    this.modal = modal
    this.#adapters = { eip155: evm, solana }
    this.restoring = new Set(FAMILIES.filter(family => modal.getAccount(family).status === 'reconnecting'))
  }

  #ask(family: Family, id: string, { isSilent }: { readonly isSilent: boolean }): Promise<ConnectResult> {
    return new Promise((resolve, reject) =>
      this.#asked.push({
        answer: is => {
          if (isSilent || is !== 'refused') this.restoring.delete(family)
          if (is === 'refused') reject(new ConnectionRejectedError())
          else resolve(isSilent && is === 'none' ? (undefined as never) : given(family, id))
        },
      }),
    )
  }

  take(step: Exclude<Step, { readonly do: 'reload' }>): void {
    const { n } = step
    const family = pick(FAMILIES, n)
    const id = pick(WALLETS[family], n >> 1)
    const emit = (event: AdapterEvent): void => this.#adapters[family].emit(event)
    const quietly = (task: Promise<unknown>): void => void task.catch(() => undefined)
    if (step.do === 'connect') quietly(this.modal.connect(id, family))
    if (step.do === 'answer') this.#asked.shift()?.answer(n === 11 ? 'none' : 'given')
    if (step.do === 'refuse') this.#asked.shift()?.answer('refused')
    if (step.do === 'disconnect') quietly(this.modal.disconnect(n > 7 ? undefined : family))
    if (step.do === 'close') quietly(this.modal.close())
    if (step.do === 'lock') emit({ type: 'locked', connectorId: id })
    if (step.do === 'end') emit({ type: 'disconnect', connectorId: id })
    if (step.do === 'return') emit({ type: 'returned', connectorId: id })
    if (step.do === 'network') emit({ type: 'network', connectorId: id, caipNetworkId: pick(NETWORKS[family], n >> 2) })
    if (step.do === 'accounts') {
      const address = pick(ADDRESSES[family], n >> 2)
      emit({ type: 'accounts', connectorId: id, accounts: n === 11 ? [] : [{ address }] })
    }
  }

  /** Everything that tells of an account says the same. */
  check(): void {
    const { modal } = this
    for (const family of [undefined, ...FAMILIES]) {
      const account = modal.getAccount(family)
      const { status, isConnected, address, caipAddress } = account
      expect(['disconnected', 'connecting', 'reconnecting', 'connected']).to.include(status)
      expect(isConnected).to.equal(status === 'connected')
      expect(address !== undefined).to.equal(isConnected)
      expect(modal.getAddress(family)).to.equal(address)
      expect(modal.getCaipAddress(family)).to.equal(caipAddress)
      expect(modal.getWalletInfo(family) !== undefined).to.equal(isConnected)
      if (!isConnected) continue
      expect(caipAddress).to.equal(`${modal.getCaipNetworkId(family)}:${address}`)
      expect(account.allAccounts[0]?.address).to.equal(address)
    }
    expect(modal.getIsConnectedState()).to.equal(FAMILIES.some(family => modal.getAccount(family).isConnected))
    for (const family of this.restoring) expect(modal.getAccount(family).isConnected, 'while restoring').to.equal(false)
  }
}

/** What the button shows. */
const shown = (button: Element): string | undefined =>
  ['restoring', 'disconnected', 'connecting', 'connected'].find(state => button.matches(`:state(${state})`))

async function follow(all: readonly Step[]): Promise<void> {
  const button = document.createElement('wallet-modal-button')
  document.body.append(button)
  let visit = new Visit()
  const listen = (): (() => void) =>
    visit.modal.subscribeAccount(account => {
      expect(account).to.equal(visit.modal.getAccount())
      visit.check()
    })
  let stop = listen()
  for (const step of all) {
    if (step.do === 'reload') {
      stop()
      await endVisit(visit.modal)
      visit = new Visit()
      stop = listen()
    } else visit.take(step)
    visit.check()
    await settle()
    visit.check()
    await button.updateComplete
    const { status } = visit.modal.getAccount()
    const isOpening = status === 'disconnected' && visit.modal.getState().loading
    expect(shown(button)).to.equal(isOpening ? 'connecting' : status === 'reconnecting' ? 'restoring' : status)
  }
  stop()
  button.remove()
  await endInstance()
}

describe('the account of a page', () => {
  it('is the same for every reader, and none while it is being restored, whatever happens in any order', async function () {
    this.timeout(60_000)
    await fc.assert(fc.asyncProperty(steps, follow), { numRuns: 60, endOnFailure: true })
  })
})
