// `npm start`: builds what is stale, starts the development stack and the playground, prints its address. Ctrl-C ends all.
//   PORT=4000   the port to use; a taken one is replaced by the next free one
//   WALLETS=6000   how many wallets the catalogue holds, 600 by default
//   DATA=folder   keeps the users of the embedded wallet there, with their keys
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The started parts, which are stopped in reverse order. */
const running = []
let stopping

/** Stops everything, once; nothing that was started stays. */
function stop(code) {
  stopping ??= (async () => {
    for (const part of running.reverse()) await Promise.resolve(part.stop()).catch(error => console.error(error))
    process.exit(code)
  })()
}

/** Registers a starting part, so that it is stopped even if `stop` is called while it is still starting. */
function follow(starting) {
  const stopStarted = part => part.stop()
  running.push({ stop: () => starting.then(stopStarted, () => undefined) })
  return starting
}

/** Builds the package if necessary; the output of the build is shown only if it fails. */
function build() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: ROOT })
    running.push({ stop: () => child.kill() })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => said.push(chunk))
    child.once('error', reject)
    child.once('exit', code => {
      running.splice(0)
      if (code === 0) resolve()
      else reject(new Error(`The package does not build.\n${Buffer.concat(said)}`))
    })
  })
}

function portOf(text) {
  if (text === undefined || text === '') return 5173
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`)
}

function countOf(text) {
  if (text === undefined || text === '') return undefined
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0 && count <= 100_000) return count
  throw new Error(`WALLETS must be a number from 0 to 100000, not "${text}".`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
try {
  const port = portOf(process.env.PORT)
  await build()
  const [{ startDevStack }, { startDemo }] = await Promise.all([
    import('../dev/index.mjs'),
    import('../demo/server.mjs'),
  ])
  const stack = await follow(
    startDevStack({ wallets: countOf(process.env.WALLETS), data: process.env.DATA || undefined }),
  )
  const demo = await follow(startDemo({ stack, port }))
  if (!stopping) {
    console.log(
      `wallet-modal playground: ${demo.url} – WalletConnect wallet: ${stack.wallet.url} – mailbox: ${stack.mail.url} (Ctrl-C stops everything)`,
    )
  }
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error)
    stop(1)
  }
}
