import { WalletModalError } from '../core/errors/base.js'
import { instanceValue } from '../core/instance.js'
import { NOTED_ANSWERS } from '../core/limits.js'

/** A request to a service and how it was answered, for diagnostics. Kept as it was made: a report leaves out what is private. */
export interface Answer {
  readonly method: string
  /** The base URL of the service, or the URL of an RPC endpoint. */
  readonly base: string
  /** What was asked for below the base, from a slash on; of an RPC endpoint, the names of the calls. */
  readonly path: string
  /** In ms since 1970. */
  readonly at: number
  /** In ms; `undefined` while it is open. */
  duration: number | undefined
  /** `undefined` without an answer. */
  status: number | undefined
  /** The code of the error that it ended with. */
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

/** Notes how long a request takes and how it fails, and passes its result on. */
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
