#!/usr/bin/env node
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { explain } from './packages.mjs'
import { MAX_PORT, MAX_WALLETS } from './options.mjs'
import { defaultPorts } from './ports.mjs'

const help = `Usage: wallet-modal-dev [options]

Starts two local EVM chains, Solana, Bitcoin, a WalletConnect relay with a wallet, an embedded wallet with a mailbox, and a
server that imitates the hosted services, for trying and testing a site offline.
\`wallet-modal-dev csp\` starts nothing: it prints the content security policy that a site needs. \`csp --help\` lists its options.

  --api-port N      port of the API server          (default ${defaultPorts.api})
  --evm-port N      port of the first chain, 31337  (default ${defaultPorts.evm})
  --evm2-port N     port of the second chain, 31338 (default ${defaultPorts.evm2})
  --bitcoin-port N  port of the Bitcoin service     (default ${defaultPorts.bitcoin})
  --solana-port N   port of the Solana chain        (default ${defaultPorts.solana})
  --relay-port N    port of the WalletConnect relay (default ${defaultPorts.relay})
  --frame-port N    port of the embedded wallet     (default ${defaultPorts.frame})
  --social-port N   port of the social providers    (default ${defaultPorts.social})
  --data DIR        keeps the embedded wallet's users there, with their keys
  --wallets N       wallets in the catalogue        (default 600)
  --log             print a line for every request
  --quiet           print the API address only
  --help            print this

A port that is taken is replaced by a free one; 0 means any. Ctrl-C stops everything.
The chains need anvil: ANVIL_PATH, or its npm package, or Foundry on the PATH.`

/** @returns {{ help?: boolean, quiet: boolean, options: import('./index.d.mts').DevStackOptions }} */
function readArguments() {
  const parts = /** @type {(keyof typeof defaultPorts)[]} */ (Object.keys(defaultPorts))
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(parts.map(part => [`${part}-port`, { type: /** @type {const} */ ('string') }])),
      data: { type: 'string' },
      wallets: { type: 'string' },
      log: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  /** @param {string} option @param {number} max */
  const count = (option, max) => {
    const value = /** @type {Record<string, unknown>} */ (values)[option]
    if (value === undefined) return undefined
    if (typeof value === 'string' && /^\d{1,6}$/.test(value) && Number(value) <= max) return Number(value)
    throw new RangeError(`--${option} takes a whole number from 0 to ${max}, not "${value}".`)
  }
  const ports = Object.fromEntries(parts.map(part => [part, count(`${part}-port`, MAX_PORT)]))
  const options = { ports, wallets: count('wallets', MAX_WALLETS), log: values.log && !values.quiet, data: values.data }
  return { help: values.help, quiet: values.quiet, options }
}

/**
 * The preferred ports that no part of the stack got, because another program uses them.
 * @param {import('./index.d.mts').DevStack} stack @param {import('./index.d.mts').DevStackOptions['ports']} asked
 * @returns {number[]}
 */
function takenPorts({ api, evm, bitcoin, solana, relay, frame, social }, asked = {}) {
  const urls = [api.url, ...evm.map(({ rpcUrl }) => rpcUrl), bitcoin.url, solana.url, relay.url, frame.url, social.url]
  const had = new Set(urls.map(url => Number(new URL(url).port)))
  const wanted = Object.entries(defaultPorts).map(
    ([part, usual]) => asked[/** @type {keyof typeof asked} */ (part)] ?? usual,
  )
  return wanted.filter(port => port > 0 && !had.has(port))
}

/**
 * @param {import('./index.d.mts').DevStack} stack
 * @param {number[]} taken ports that were replaced
 * @returns {string}
 */
function describe({ api, evm, accounts, contracts, bitcoin, solana, relay, wallet, frame, mail, social }, taken) {
  const chains = evm.map(({ chainId, name, rpcUrl }) => {
    const { token, nft } = contracts[chainId] ?? {}
    return `${name.padEnd(10)} ${rpcUrl}  chain ${chainId}  ${token?.symbol} ${token?.address}  NFT ${nft?.address}`
  })
  return [
    `API        ${api.url}  (${api.url}/__dev/info lists everything)`,
    ...chains,
    `Bitcoin    ${bitcoin.url}  ${bitcoin.accounts[0]?.payment.address}`,
    `Solana     ${solana.url}  ${solana.accounts[0]?.address}`,
    `Relay      ${relay.url}`,
    `Wallet     ${wallet.url}  (paste a WalletConnect link there)`,
    `Embedded   ${frame.url}  (embedded wallet; its mails are at ${mail.url})`,
    `Social     ${social.url}  (logins by Google and the like)`,
    `Account    ${accounts[0]?.address}`,
    `Key        ${accounts[0]?.privateKey}  (public test key, never use it elsewhere)`,
    ...(taken.length ? [`Taken      ${taken.join(', ')}: free ports are used instead`] : []),
    'Ctrl-C stops everything.',
  ].join('\n')
}

/**
 * Starts a stack. Its code is loaded only here, so that an outdated Node.js or a missing package is reported in one line.
 * @param {import('./index.d.mts').DevStackOptions} options
 */
async function start(options) {
  await import('./node-version.mjs')
  const { startDevStack } = await import('./index.mjs').catch(error => {
    throw explain(error)
  })
  return startDevStack(options)
}

/** @param {unknown} error @param {number} code */
function fail(error, code) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(code)
}

/** @param {string[]} args */
async function printPolicy(args) {
  const { policyCommand } = await import('./policy/command.mjs')
  try {
    console.log(policyCommand(args))
  } catch (error) {
    fail(error, 2)
  }
}

async function main() {
  const [command, ...args] = process.argv.slice(2)
  if (command === 'csp') return printPolicy(args)
  let settings
  try {
    settings = readArguments()
  } catch (error) {
    return fail(error, 2)
  }
  if (settings.help) return console.log(help)

  /** @type {import('./index.d.mts').DevStack | undefined} */
  let stack
  const stop = async () => {
    // While the stack is still starting, ending this process ends all of its parts.
    await stack?.stop().catch(error => fail(error, 1))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
  try {
    stack = await start(settings.options)
    console.log(settings.quiet ? stack.api.url : describe(stack, takenPorts(stack, settings.options.ports)))
  } catch (error) {
    // Ctrl-C in a terminal also ends the chains, and their failure may be noticed before the signal arrives.
    await wait(100)
    fail(error, error instanceof RangeError ? 2 : 1)
  }
}

await main()
