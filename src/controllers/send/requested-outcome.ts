import type { CaipNetworkId } from '../../core/caip.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import type { Readable } from '../../core/signal.js'
import { modalController } from '../shell/modal.js'

/** A send or a swap that a site may have requested. */
interface Requested {
  readonly asked: boolean
  readonly start: number
  readonly sent:
    | { readonly hash: string; readonly batchId?: string; readonly quote: { readonly caipNetworkId: CaipNetworkId } }
    | undefined
}

function outcomeOf({ hash, batchId, quote: { caipNetworkId } }: NonNullable<Requested['sent']>): OpenOutcome {
  return { status: 'sent', hash, ...(batchId === undefined ? {} : { batchId }), caipNetworkId }
}

/** The controller of such a transaction. */
interface RequestedController<S extends Requested> extends Readable<S> {
  readonly state: S
  subscribe(listener: (state: S) => void): () => void
  /** Starts over. */
  start(): void
}

/**
 * The outcome of a transaction that a site requested: `sent` as soon as the network has it, otherwise that of the closed
 * modal, or `dismissed` when another one replaces it. Leaving cancels nothing that a wallet is asked for, so its answer is
 * awaited first; what was not sent is discarded.
 *
 * @param isSigning whether a wallet is asked now
 * @param closed the outcome of the modal
 */
export async function requestedOutcome<S extends Requested>(
  controller: RequestedController<S>,
  isSigning: () => boolean,
  closed: Promise<OpenOutcome>,
): Promise<OpenOutcome> {
  const stops: (() => void)[] = []
  const { start } = controller.state
  const sent = new Promise<OpenOutcome>(resolve =>
    stops.push(
      controller.subscribe(({ sent: made, asked, start: current }) => {
        if (current !== start) resolve({ status: 'dismissed' })
        else if (made && asked) resolve(outcomeOf(made))
      }),
    ),
  )
  const answered = async (outcome: OpenOutcome): Promise<OpenOutcome> => {
    if (isSigning())
      await new Promise<void>(resolve => stops.push(controller.subscribe(() => isSigning() || resolve())))
    return outcome
  }
  const outcome = await Promise.race([sent, closed.then(answered)])
  for (const stop of stops) stop()
  const isMine = controller.state.start === start
  if (isMine && outcome.status !== 'sent' && !modalController.state.open) controller.start()
  return outcome
}
