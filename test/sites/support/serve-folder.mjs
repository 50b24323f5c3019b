import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const HOST = '127.0.0.1'
/** @type {Readonly<Record<string, string>>} */
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves a built site.
 * @param {string} folder
 * @param {{ headers?: Readonly<Record<string, string>>, edit?: (page: string) => string }} [how] `edit` changes a page
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveFolder(folder, { headers = {}, edit = page => page } = {}) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, `http://${HOST}`)
    const name = pathname === '/' ? 'index.html' : normalize(pathname)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const body = await readFile(join(folder, name)).catch(() => undefined)
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, { ...headers, 'content-type': type })
    return response.end(name.endsWith('.html') ? edit(body.toString()) : body)
  })
  await new Promise(resolve => server.listen(0, HOST, () => resolve(undefined)))
  const address = server.address()
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { url: `http://${HOST}:${typeof address === 'object' ? address?.port : 0}/`, stop }
}
