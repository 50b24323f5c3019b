import { WalletModalError } from '../../core/errors/base.js'
import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../../core/errors/service.js'
import { ERROR_REPORTS, ERROR_REPORTS_WINDOW } from '../../core/limits.js'
import type { ServiceOptions } from '../endpoints.js'
import { postReport, type Send, type SendResult } from './post.js'
import { redactText } from './redact.js'

/** The category of a reported error (WIRE 2.4). */
export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** Longest message and longest stack of a report, in characters. */
const MAX_MESSAGE = 500
const MAX_STACK = 4_000

/** The category of an error, by its class. */
export function categoryOf(error: unknown): ErrorCategory {
  if (error instanceof MalformedReplyError) return 'DATA_PARSING_ERROR'
  return error instanceof HttpStatusError || error instanceof HttpUnreachableError ? 'API_ERROR' : 'INTERNAL_SDK_ERROR'
}

/** Sends error reports, at most 5 in any 60 s (SPEC 7); any more are dropped. */
export interface ErrorReporter {
  /**
   * @returns `forbidden` if the origin may not use the project, `limited` if too many were sent
   * @throws {ServiceOffError} analytics is off
   */
  send(error: unknown, options: ServiceOptions): Promise<SendResult | 'limited'>
}

/** Creates a reporter with its own count; `send` and `now` are for tests. */
export function createErrorReporter(send?: Send, now: () => number = Date.now): ErrorReporter {
  let sentAt: readonly number[] = []
  return {
    async send(error, options) {
      const time = now()
      // A clock that was set back must not silence the reports, so times in the future do not count.
      sentAt = sentAt.filter(past => past <= time && time - past < ERROR_REPORTS_WINDOW)
      if (sentAt.length >= ERROR_REPORTS) return 'limited'
      sentAt = [...sentAt, time]
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
      const props = {
        type: 'error',
        event: categoryOf(error),
        errorType: error instanceof WalletModalError ? error.code : error instanceof Error ? error.name : typeof error,
        errorMessage: redactText(message, MAX_MESSAGE),
        stackTrace: redactText(stack ?? '', MAX_STACK),
      }
      return postReport(new Date(time).toISOString(), props, { ...props, stackTrace: '' }, options, send)
    },
  }
}

const reporter = createErrorReporter()

/**
 * Reports an error to the analytics service, counted for the whole page; see `ErrorReporter.send`.
 *
 * @throws {ServiceOffError} analytics is off
 */
export const sendErrorReport = (error: unknown, options: ServiceOptions): Promise<SendResult | 'limited'> =>
  reporter.send(error, options)
