import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build as bundle } from 'esbuild'
import { build, createServer as createVite } from 'vite'

import { onlyOnce } from '../scripts/lock.mjs'
import { STRICT_POLICY } from './policy.mjs'
import { signInServer } from './sign-in-server.mjs'

const DEMO = fileURLToPath(new URL('.', import.meta.url))
const CDN = join(DEMO, '../dist/cdn')
const BUILT = join(DEMO, '../.tmp/demo')
const HOST = '127.0.0.1'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
}

/** Files whose name has a hash of what they hold. */
const NEVER_CHANGES = /^\/?(?:assets|chunks)\//

const send = (response, type, body, caching = 'no-cache') =>
  response
    .writeHead(200, {
      'content-type': TYPES[type],
      'content-security-policy': STRICT_POLICY,
      'cache-control': caching,
    })
    .end(body)

/** Sends a file below `folder`, or says that there is none. */
function sendFile(response, folder, path) {
  const file = join(folder, normalize(`/${path}`))
  if (!existsSync(file) || !statSync(file).isFile()) return false
  const caching = NEVER_CHANGES.test(path) ? 'max-age=31536000, immutable' : 'no-cache'
  send(response, extname(file), readFileSync(file), caching)
  return true
}

const escape = text => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;')

/** What the pages need to know of the development stack. */
const describe = ({
  api,
  evm,
  accounts,
  contracts,
  networks,
  relay,
  wallet,
  frame,
  mail,
  safe,
  onramp,
  bitcoin,
  solana,
}) => ({
  api: { url: api.url },
  evm: evm.map(({ chainId, caipNetworkId, name, rpcUrl }) => ({ chainId, caipNetworkId, name, rpcUrl })),
  accounts,
  contracts,
  networks,
  relay: { url: relay.url },
  wallet: { url: wallet.url },
  frame: { url: frame.url },
  mail: { url: mail.url },
  safe: { url: safe.url },
  onramp: { url: onramp.url },
  bitcoin: bitcoin.describe(),
  solana: { url: solana.url, accounts: solana.accounts, network: solana.network },
})

async function bundleWallets() {
  const options = { bundle: true, format: 'esm', target: 'es2022', write: false, logLevel: 'error', minify: true }
  const { outputFiles } = await bundle({ ...options, entryPoints: [join(DEMO, 'plain-wallets.mjs')] })
  return outputFiles[0].text
}

/** The plain page and what belongs to it. */
function plainPages(stack) {
  let wallets
  const page = embedded =>
    readFileSync(join(DEMO, 'plain.html'), 'utf8')
      .replace('<wallet-modal\n', embedded ? '<wallet-modal embedded\n' : '<wallet-modal\n')
      .replaceAll('%api%', stack.api.url)
      .replaceAll('%relay%', stack.relay.url)
      .replaceAll('%frame%', stack.frame.url)
      .replaceAll('%mail%', stack.mail.url)
      .replaceAll('%wallet%', stack.wallet.url)
      .replaceAll('%networks%', escape(JSON.stringify(stack.networks)))
  return async (path, response) => {
    if (path === '/stack.json') return send(response, '.json', JSON.stringify(describe(stack)))
    if (path === '/plain.html') return send(response, '.html', page(false))
    if (path === '/embedded.html') return send(response, '.html', page(true))
    if (path === '/plain.css') return sendFile(response, DEMO, path)
    if (path === '/test-wallets.js') return send(response, '.js', await (wallets ??= bundleWallets()))
    if (path.startsWith('/cdn/')) return sendFile(response, CDN, path.slice(5))
    return false
  }
}

/** Builds the React page unless it is built from just this package and these sources. */
async function buildOnce(configFile) {
  const stamp = join(BUILT, '../demo-stamp')
  const sources = readdirSync(join(DEMO, 'src'), { recursive: true }).map(name => join(DEMO, 'src', name))
  const files = [configFile, join(DEMO, 'index.html'), join(BUILT, '../build-stamp'), ...sources.sort()]
  const hash = createHash('sha256')
  for (const file of files) if (existsSync(file) && statSync(file).isFile()) hash.update(readFileSync(file))
  const now = hash.digest('hex')
  const isBuilt = () => existsSync(BUILT) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now
  // Servers that start side by side would take each other's files away.
  await onlyOnce(join(BUILT, '../demo-lock'), isBuilt, async () => {
    await build({ configFile })
    writeFileSync(stamp, now)
  })
}

/** The React page: by Vite while people work on it, or as built for production. */
async function reactPages(server, built) {
  const configFile = join(DEMO, 'vite.config.mjs')
  if (built) {
    await buildOnce(configFile)
    const answer = (path, _request, response) => {
      if (!sendFile(response, BUILT, path === '/' ? 'index.html' : path)) response.writeHead(404).end()
    }
    return { answer, stop: () => undefined }
  }
  const vite = await createVite({ configFile, server: { middlewareMode: true, ws: { server } } })
  return {
    answer: (_path, request, response) => vite.middlewares(request, response),
    stop: () => vite.close(),
  }
}

/** Listens on the port, or on the next free one. */
async function listen(server, port) {
  for (let tried = port; ; tried++) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(tried, HOST, () => {
          server.off('error', reject)
          resolve()
        })
      })
      return `http://${HOST}:${server.address().port}/`
    } catch (error) {
      if (!['EADDRINUSE', 'EACCES'].includes(error.code) || tried > port + 50) throw error
    }
  }
}

/**
 * Serves the playground and the plain page for a running development stack.
 * @param {{ stack: import('../dev/index.d.mts').DevStack, port?: number, built?: boolean }} options a taken port is
 *   replaced by the next free one; 0 means any; `built` serves the production build under the strict policy
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDemo({ stack, port = 5173, built = false }) {
  const plain = plainPages(stack)
  const signIn = signInServer(stack)
  let pages
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      if (pathname.startsWith('/sign-in/') && (await signIn(request, response)) !== false) return
      if ((await plain(pathname, response)) === false) pages.answer(pathname, request, response)
    } catch (error) {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })
  pages = await reactPages(server, built)
  const url = await listen(server, port)
  const stop = async () => {
    await pages.stop()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { url, stop }
}
