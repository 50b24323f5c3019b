import { ConnectError } from '../../core/errors/attempt.js'
import { InvalidPairingUriError, RelayUnreachableError } from '../../core/errors/relay.js'
import { RELAY_CONNECT_TIMEOUT, RELAY_TIMEOUT } from '../../core/limits.js'
import { isPairingUri } from '../../core/links/pairing-uri.js'
import { memberOf } from '../readers.js'
import type { Proposal, ProtocolProvider, SignInRequest } from './protocol.js'
import { toProposalError } from './relay-errors.js'

/** The options of a proposal. */
export interface ProposeParams {
  readonly proposal: Proposal
  /** A sign-in to include in the same step (WIRE 4.6). */
  readonly signIn?: SignInRequest | undefined
  /** Whether another relay could be tried, so that this one is abandoned sooner. */
  readonly hasNext: boolean
}

/** A pending proposal. */
export interface Proposed {
  readonly uri: string
  /** The session from the protocol client once a wallet approves; rejects with whatever it throws. */
  readonly approved: Promise<unknown>
  /** The whole result, including what the wallet signed if there is a sign-in. */
  readonly answer: Promise<unknown>
}

/** Rejects once the relay has failed for good, or been silent for too long. */
function relayTrouble({ client }: ProtocolProvider, hasNext: boolean) {
  const { relayer } = client.core
  const timers: ReturnType<typeof setTimeout>[] = []
  let stop = (): void => undefined
  const trouble = new Promise<never>((_, reject) => {
    const fail = (error: unknown): void => reject(toProposalError(error))
    const timedOut = (): void => fail(new RelayUnreachableError())
    relayer.on('relayer_error', fail)
    timers.push(setTimeout(timedOut, RELAY_TIMEOUT))
    if (hasNext) timers.push(setTimeout(() => relayer.connected || timedOut(), RELAY_CONNECT_TIMEOUT))
    stop = () => {
      relayer.off('relayer_error', fail)
      timers.forEach(clearTimeout)
    }
  })
  return { trouble, stop }
}

/** The session in the client's sign-in result; a wallet that grants nothing in its signature creates none. */
function sessionIn(answer: unknown): unknown {
  const session = memberOf(answer, 'session')
  if (!session) throw new ConnectError({ details: 'The wallet signed in, but returned no session' })
  return session
}

/**
 * Begins a proposal; also returns its own URI, where the client tells. The client announces the URIs of all attempts by the
 * same event, so that after a stalled relay an earlier one may come first; it is not the one whose approval is awaited.
 */
function begin(provider: ProtocolProvider, proposal: Proposal) {
  const { client } = provider
  const connect = client.connect?.bind(client)
  if (!connect) return { answer: provider.connect({ optionalNamespaces: proposal }), own: undefined }
  let settle = (_uri: unknown): void => undefined
  const own = new Promise<unknown>(resolve => (settle = resolve))
  client.connect = async params => {
    const made = await connect(params)
    settle(memberOf(made, 'uri'))
    return made
  }
  try {
    return { answer: provider.connect({ optionalNamespaces: proposal }), own } // it calls the client before it returns
  } finally {
    client.connect = connect
  }
}

/**
 * Sends a proposal and resolves with its URI as soon as the relay has it.
 *
 * @throws {RelayUnreachableError} no relay accepted it in time
 * @throws {ConnectError} the relay refused the page, or the proposal is invalid
 * @throws {InvalidPairingUriError} the provider returned an invalid URI
 */
export async function propose(
  provider: ProtocolProvider,
  { proposal, signIn, hasNext }: ProposeParams,
): Promise<Proposed> {
  let onEvent = (_uri: unknown): void => undefined
  const displayed = new Promise<unknown>(resolve => (onEvent = resolve))
  provider.on('display_uri', onEvent)
  const { trouble, stop } = relayTrouble(provider, hasNext)
  const signing = signIn && provider.authenticate?.({ ...signIn, optionalNamespaces: proposal })
  const { answer, own = displayed } = signing ? { answer: signing } : begin(provider, proposal)
  const approved = signing?.then(sessionIn) ?? answer
  const early = approved.then(
    () => Promise.reject(new ConnectError({ details: 'A session came without a URI' })),
    (cause: unknown) => Promise.reject(toProposalError(cause)),
  )
  early.catch(() => undefined) // once the URI is there, the caller follows `approved`
  try {
    const uri = await Promise.race([own, early, trouble])
    if (!isPairingUri(uri)) throw new InvalidPairingUriError()
    return { uri, approved, answer }
  } finally {
    stop()
    provider.removeListener('display_uri', onEvent)
  }
}
