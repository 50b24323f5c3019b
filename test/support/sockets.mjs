import { isReplaced } from './engine.mjs'

/** Runs in each document before anything else: tells of the sockets that its scripts construct. */
function tellOfSockets() {
  window.WebSocket = new Proxy(window.WebSocket, {
    construct(Socket, given, target) {
      const socket = Reflect.construct(Socket, given, target)
      window.__recordSocket(socket.url)
      return socket
    },
  })
}

/**
 * Calls back with the address of each socket that a page opens from its next load on.
 *
 * @param pages - A page, or a context that has no page yet.
 */
export async function followSockets(pages, record) {
  if (isReplaced('sockets')) {
    await pages.exposeBinding('__recordSocket', (_source, url) => record(url))
    await pages.addInitScript(tellOfSockets)
    return
  }
  const follow = page => page.on('websocket', socket => record(socket.url()))
  if ('newPage' in pages) pages.on('page', follow)
  else follow(pages)
}
