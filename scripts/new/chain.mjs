import { addToBlock, expectName, failing, toPascal } from './text.mjs'

const index = (folder, namespace) => `import type { AdapterFactory } from '../adapter.js'

/** The ${folder} family for \`createWalletModal({ adapters })\`, loaded when a visitor shows intent. */
export const ${folder}Adapter = (): AdapterFactory => ({
  namespace: '${namespace}',
  load: async context => new (await import('./adapter.js')).${toPascal(folder)}Adapter(context),
})
`

const adapter = (folder, namespace) => `import { lazy } from '../../core/lazy.js'
import type { AdapterContext, ChainAdapter, LazyPort } from '../adapter.js'
import type { ReadsPort } from '../ports/reads.js'

/** The ${folder} family: wallets over WalletConnect. An ability is a port; what it lacks is absent. */
export class ${toPascal(folder)}Adapter implements ChainAdapter {
  readonly namespace = '${namespace}'
  readonly reads: LazyPort<ReadsPort>

  constructor(context: AdapterContext) {
    this.reads = lazy(async () => new (await import('./reads/reads.js')).${toPascal(folder)}Reads(context))
  }
}
`

const reads = folder => `import { MalformedReplyError } from '../../../core/errors/service.js'
import { createRpc } from '../../../services/json-rpc.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import type { AdapterContext } from '../../adapter.js'
import type { BalanceQuery, NativeBalance, ReadsPort } from '../../ports/reads.js'

/** Reads accounts over the endpoints of a ${folder} network. */
export class ${toPascal(folder)}Reads implements ReadsPort {
  readonly #endpoints: AdapterContext['endpoints']

  constructor({ endpoints }: Pick<AdapterContext, 'endpoints'>) {
    this.#endpoints = endpoints
  }

  /**
   * Reads a native balance.
   *
   * @throws {MalformedReplyError} the answer is not an amount
   */
  async balance({ address, network, signal }: BalanceQuery): Promise<NativeBalance> {
    const rpc = createRpc(await this.#endpoints(network))
    const amount = parseQuantity(await rpc.request('balance', [address], signal))
    if (amount === undefined) throw new MalformedReplyError()
    return { amount, symbol: network.nativeCurrency.symbol, decimals: network.nativeCurrency.decimals }
  }
}
`

const test = (folder, namespace) => `import { expect } from '@open-wc/testing'

import type { AdapterContext } from '../../../src/chains/adapter.js'
import { ${folder}Adapter } from '../../../src/chains/${folder}/index.js'
import { FAMILIES } from '../../../src/chains/registry.js'

const context: AdapterContext = {
  networks: () => [],
  endpoints: () => Promise.resolve([]),
  announced: true,
  injected: true,
}

describe('the ${folder} family', () => {
  it('is found by its namespace and loads', async () => {
    const found = await FAMILIES['${namespace}']?.()
    expect(found?.namespace).to.equal('${namespace}')
    const adapter = await ${folder}Adapter().load(context, '${namespace}')
    expect(await adapter.reads?.()).to.respondTo('balance')
  })
${failing('reads a balance as its chain answers it')}})
`

/** The package's entry point for a family. */
const withExport = folder => text => {
  const packageJson = JSON.parse(text)
  const target = `./dist/chains/${folder}/index`
  const own = { [`./chains/${folder}`]: { types: `${target}.d.ts`, default: `${target}.js` } }
  const entries = Object.entries(packageJson.exports)
  const place = entries.findLastIndex(([name]) => name.startsWith('./chains/')) + 1
  packageJson.exports = {
    ...Object.fromEntries(entries.slice(0, place)),
    ...own,
    ...Object.fromEntries(entries.slice(place)),
  }
  return `${JSON.stringify(packageJson, null, 2)}\n`
}

/** A chain family: its entry, its adapter, its reads, a test, its line in the registry and its entry point. */
export function chain(project, folder, namespace) {
  expectName(folder, /^[a-z][a-z0-9]*$/, 'solana')
  const [, list = ''] = /CHAIN_NAMESPACES = \[([^\]]*)\]/.exec(project.read('src/core/caip.ts')) ?? []
  const known = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  if (!known.includes(namespace)) throw new Error(`the namespace is one of ${known.join(', ')}`)
  const line = `  ${namespace}: async () => (await import('./${folder}/index.js')).${folder}Adapter(),`
  return {
    files: {
      [`src/chains/${folder}/index.ts`]: index(folder, namespace),
      [`src/chains/${folder}/adapter.ts`]: adapter(folder, namespace),
      [`src/chains/${folder}/reads/reads.ts`]: reads(folder),
      [`test/chains/${folder}/family.test.ts`]: test(folder, namespace),
    },
    edits: [
      { path: 'src/chains/registry.ts', edit: addToBlock('export const FAMILIES', line) },
      { path: 'package.json', edit: withExport(folder) },
    ],
    next: [
      `list its networks in src/chains/networks/${folder}.ts, with a line in src/networks.ts`,
      `read balances in src/chains/${folder}/reads as its nodes answer, and add a port for each further ability`,
    ],
  }
}
