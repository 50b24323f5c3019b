import { createControl } from './control.mjs'
import { serveFrame } from './server.mjs'
import { createService } from './service.mjs'

/** Sites on this machine may hold the frame, whatever origins a project allows. */
const LOCAL = ['http://127.0.0.1:*', 'http://localhost:*', 'https://127.0.0.1:*', 'https://localhost:*']

/**
 * Starts the secure site of the embedded wallet.
 * @param {object} parts
 * @param {number} [parts.port] a taken port is replaced by a free one
 * @param {ReadonlySet<number>} [parts.reserved] ports that it must not take
 * @param {import('../index.d.mts').DevMail} parts.mail
 * @param {import('../social/start.mjs').Social} parts.social
 * @param {readonly { caipNetworkId: string, name?: string, rpcUrl: string }[]} parts.chains
 * @param {readonly { mint: string, symbol: string }[]} [parts.tokens] of Solana
 * @param {() => readonly string[]} [parts.origins] that the project allows; none: every site may hold the frame
 * @param {() => readonly string[]} parts.nodeOrigins where a page's own `rpcUrl` may be
 * @param {string | undefined} [parts.folder] keeps users and sessions
 * @param {(line: string) => void} [parts.print]
 */
export async function startFrame({
  port = 0,
  reserved,
  mail,
  social,
  chains,
  tokens = [],
  origins = () => [],
  nodeOrigins,
  folder,
  print = () => undefined,
}) {
  const ancestors = () => {
    const allowed = origins()
    return allowed.length ? [...LOCAL, ...allowed].join(' ') : 'http: https:'
  }
  const { url, service, stop } = await serveFrame({
    port,
    reserved,
    ancestors,
    print,
    service: ownUrl => createService({ mail, social, chains, tokens, nodeOrigins, folder, print, url: ownUrl }),
  })
  return { ...createControl(service), url, frameUrl: `${url}/sdk`, stop }
}
