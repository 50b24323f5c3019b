import { WalletModalError } from '../core/errors/base.js'
import { instanceValue } from '../core/instance.js'
import { NOTED_ANSWERS } from '../core/limits.js'

/** A request to a service and its answer, for diagnostics. Stored unredacted: reports omit private data. */
export interface Answer {
  readonly method: string
  /** The base URL of the service, or the URL of an RPC endpoint. */
  readonly base: string
  /** The path below the base, with its slash; for an RPC endpoint, the method names. */
  readonly path: string
  /** In ms since 1970. */
  readonly at: number
  /** In ms; `undefined` while pending. */
  duration: number | undefined
  /** `undefined` without an answer. */
  status: number | undefined
  /** The error code it ended with. */
  error: string | undefined
}

const noted = instanceValue((): Answer[] => [])

/** The latest requests of this instance, oldest first. */
export const notedAnswers = (): readonly Answer[] => noted()

/** Records a request about to be made; the caller fills in the status. */
export function noteRequest(method: string, base: string, path = ''): Answer {
  const answers = noted()
  const answer: Answer = {
    method,
    base,
    path,
    at: Date.now(),
    duration: undefined,
    status: undefined,
    error: undefined,
  }
  if (answers.push(answer) > NOTED_ANSWERS) answers.shift()
  return answer
}

/** Records a request's duration and failure, and passes on its result. */
export async function noteEnd<T>(answer: Answer, work: Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work
  } catch (error) {
    answer.error = error instanceof WalletModalError ? error.code : error instanceof Error ? error.name : typeof error
    throw error
  } finally {
    answer.duration = Math.round(performance.now() - started)
  }
}
