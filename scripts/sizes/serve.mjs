import { createServer } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/**
 * Serves a folder on a free port of this machine. `isCompressed`: as a good host does, compressed once and kept by the
 * browser where the name has a hash.
 */
export async function serve(folder, { isCompressed = false } = {}) {
  const bodies = new Map()
  const compressed = file => {
    if (!bodies.has(file)) bodies.set(file, brotliCompressSync(readFileSync(file)))
    return bodies.get(file)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    const type = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }
    if (!isCompressed) return response.writeHead(200, type).end(readFileSync(file))
    const age = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, { ...type, 'content-encoding': 'br', 'cache-control': age }).end(compressed(file))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${server.address().port}/`, close }
}
