const APP = '@w3m-app/'
const FRAME = '@w3m-frame/'
/** Longest id that a page may give a request. */
const MAX_ID = 200

/** The origin of the surrounding page, if the browser reports it before the first message. @returns {string | undefined} */
function knownOrigin() {
  const reported = location.ancestorOrigins?.[0] ?? (document.referrer ? new URL(document.referrer).origin : undefined)
  return reported && reported !== 'null' ? reported : undefined
}

/**
 * Exchanges messages with the surrounding page: only with that window, and only while it has its first origin.
 * @param {(request: { name: string, payload: unknown, id: string, origin: string }) => void} heard
 */
export function openChannel(heard) {
  const site = window.parent
  let origin = knownOrigin()
  addEventListener('message', event => {
    if (event.source !== site || event.origin === 'null') return
    const { type, payload, id } = Object(event.data)
    if (typeof type !== 'string' || !type.startsWith(APP) || typeof id !== 'string' || id === '' || id.length > MAX_ID)
      return
    origin ??= event.origin
    if (event.origin !== origin) return
    heard({ name: type.slice(APP.length), payload, id, origin })
  })
  return {
    /** Holds no secret, so it may go out before the page's origin is known. */
    ready: () => site.postMessage({ type: `${FRAME}READY`, payload: { version: '4' } }, origin ?? '*'),
    /** @param {string} name @param {string} id @param {{ ok: boolean, payload?: unknown, message?: string }} outcome */
    toReply: (name, id, { ok, payload, message }) => ({
      type: `${FRAME}${name}_${ok ? 'SUCCESS' : 'ERROR'}`,
      ...(ok ? (payload === undefined || payload === null ? {} : { payload }) : { payload: { message } }),
      id,
    }),
    /** @param {object} message */
    send(message) {
      if (origin) site.postMessage(message, origin)
    },
  }
}
