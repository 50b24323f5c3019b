import { ModalClosedError } from '../../core/errors/attempt.js'
import { logger } from '../../services/logger.js'
import { snackController } from './snack.js'

/** How an error of background work is presented. */
export interface ReportOptions {
  /** Text of an error snack to show. */
  readonly snack?: string
  /** The view shows the error itself; it is neither logged nor reported. */
  readonly shown?: boolean
}

const isCancelled = (error: unknown): boolean =>
  error instanceof ModalClosedError || (error instanceof DOMException && error.name === 'AbortError')

/**
 * Follows work that is not awaited: the single place that turns an error into a snack, alert, console message and error
 * report.
 */
export function report(task: Promise<unknown>, options: ReportOptions = {}): void {
  task.catch((error: unknown) => reportFailure(error, options))
}

/** Reports an error, like `report`. */
export function reportFailure(error: unknown, { snack, shown = false }: ReportOptions = {}): void {
  if (isCancelled(error)) return
  if (snack) snackController.show(snack, 'error')
  if (!shown) logger.error(error)
  import('./report-error.js').then(({ reportError }) => reportError(error, { shown })).catch(() => undefined) // offline: no service can be reached
}
