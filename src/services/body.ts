import { MalformedReplyError } from '../core/errors/service.js'

type Reader = ReadableStreamDefaultReader<Uint8Array>

const tooLarge = (limit: number): MalformedReplyError =>
  new MalformedReplyError({ details: `The body is larger than ${limit} bytes.` })

/**
 * Opens a reply's body for reading in parts, until `stop` is called. Chromium reports a request as aborted if a script
 * reads its body in parts, even to the end, but not if there is a copy of it.
 */
function open(response: Response): { readonly reader: Reader | undefined; readonly stop: () => Promise<unknown> } {
  const copy = response.clone()
  const reader = response.body?.getReader()
  return { reader, stop: () => Promise.all([reader?.cancel(), copy.body?.cancel()]) }
}

/**
 * Reads a reply's body, aborting as soon as it is too large.
 *
 * @param limit most bytes
 * @throws {MalformedReplyError} it is larger
 */
export async function readBody(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length')) > limit) {
    await response.body?.cancel()
    throw tooLarge(limit)
  }
  const { reader, stop } = open(response)
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > limit) {
      await stop()
      throw tooLarge(limit)
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Reads a reply's body as text; see `readBody`. */
export const readText = async (response: Response, limit: number): Promise<string> =>
  new TextDecoder().decode(await readBody(response, limit))

/** Reads the start of a reply's body for an error message; empty if unreadable. */
export async function readExcerpt(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    const { reader, stop } = open(response)
    let part = await reader?.read()
    for (; part && !part.done && text.length < limit; part = await reader?.read())
      text += decoder.decode(part.value, { stream: true })
    if (part && !part.done) await stop()
  } catch {
    return '' // the status is enough
  }
  return text.slice(0, limit)
}
