import { MalformedReplyError } from '../core/errors/service.js'

const tooLarge = (limit: number): MalformedReplyError =>
  new MalformedReplyError({ details: `The body is larger than ${limit} bytes.` })

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
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > limit) {
      await reader?.cancel()
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
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader?.read(); part && !part.done && text.length < limit; part = await reader?.read())
      text += decoder.decode(part.value, { stream: true })
    await reader?.cancel()
  } catch {
    return '' // the status is enough
  }
  return text.slice(0, limit)
}
