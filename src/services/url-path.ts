import { MalformedReplyError } from '../core/errors/service.js'

/** Lone surrogates, which cannot be encoded. */
const LONE_SURROGATES = /[\ud800-\udfff]/gu

/** A path with values in it. */
export interface Path {
  readonly text: string
  /** The same for all values: a service limits calls by route (WIRE 1.3). */
  readonly route: string
}

/**
 * Builds a path in which every value stays one segment, whatever it contains (SECURITY: SEC-C2).
 *
 * @throws {MalformedReplyError} a value is empty or consists of dots, which no encoding preserves
 */
export function path(texts: TemplateStringsArray, ...values: readonly (string | number)[]): Path {
  const encoded = values.map(value => {
    const text = String(value)
    if (/^\.{0,2}$/.test(text)) throw new MalformedReplyError({ details: 'A path segment is empty or made of dots.' })
    return encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'))
  })
  return { text: String.raw({ raw: texts }, ...encoded), route: texts.join('*') }
}
