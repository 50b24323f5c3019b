import { addToBlock, expectName, toPascal } from './text.mjs'

const index = folder => `export { ${folder}Adapter } from './${folder}-adapter.js'
`

const factory = (folder, namespace) => `import type { AdapterFactory } from '../adapter.js'

/** The ${folder} family for \`createWalletModal({ adapters })\`, loaded when a visitor shows intent. */
export const ${folder}Adapter = (): AdapterFactory => ({
  namespace: '${namespace}',
  load: async context => new (await import('./adapter.js')).${toPascal(folder)}Adapter(context),
})
`

const adapter = (folder, namespace) => `import type { Connector } from '../../core/entities/connector.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import type { AdapterContext, AdapterEvent, ChainAdapter, ConnectResult, NativeBalance } from '../adapter.js'

/** The ${folder} family. It knows no wallet by itself: connectors are added in \`connectors/\`. */
export class ${toPascal(folder)}Adapter implements ChainAdapter {
  readonly namespace = '${namespace}'
  readonly #context: AdapterContext
  readonly #listeners = new Set<(event: AdapterEvent) => void>()

  constructor(context: AdapterContext) {
    this.#context = context
  }

  /** Tells of the connectors known now. */
  discover(): void {
    for (const listener of this.#listeners) listener({ type: 'connectors', connectors: this.connectors() })
  }

  /** The connectors known now. */
  connectors(): readonly Connector[] {
    return []
  }

  /** Hears what changes, until the returned function is called. */
  subscribe(listener: (event: AdapterEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** @throws {ConnectorNotFoundError} no connector has this id */
  async connect(connectorId: string): Promise<ConnectResult> {
    return Promise.reject(new ConnectorNotFoundError(connectorId))
  }

  /** Nothing was connected, so nothing is restored. */
  reconnect(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  /** @throws {ConnectorNotFoundError} no connector has this id */
  disconnect(connectorId: string): Promise<void> {
    return Promise.reject(new ConnectorNotFoundError(connectorId))
  }

  /** The raw provider of a connector; there is none. */
  provider(): undefined {
    return undefined
  }

  /** @throws {ConnectorNotFoundError} when the site did not list the network */
  balance({ network }: Parameters<ChainAdapter['balance']>[0]): Promise<NativeBalance> {
    const known = this.#context.networks().find(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
    return Promise.reject(new ConnectorNotFoundError(known?.name ?? network.caipNetworkId))
  }

  /** Forgets everything. */
  destroy(): void {
    this.#listeners.clear()
  }
}
`

const test = (folder, namespace) => `import { expect } from '@open-wc/testing'

import { ${folder}Adapter } from '../../../src/chains/${folder}/index.js'
import { FAMILIES } from '../../../src/chains/registry.js'

const context = { networks: () => [], endpoints: () => Promise.resolve([]), announced: true, injected: true }

describe('${folder} family', () => {
  it('is found by its namespace and loads', async () => {
    const found = await FAMILIES['${namespace}']?.()
    expect(found?.namespace).to.equal('${namespace}')
    const adapter = await ${folder}Adapter().load(context, '${namespace}')
    expect(adapter.connectors()).to.deep.equal([])
    adapter.destroy()
  })
})
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

/** A chain family: its entry, its adapter, a test, its line in the registry and its entry point. */
export function chain(project, folder, namespace) {
  expectName(folder, /^[a-z][a-z0-9]*$/, 'solana')
  const [, list = ''] = /CHAIN_NAMESPACES = \[([^\]]*)\]/.exec(project.read('src/core/caip.ts')) ?? []
  const known = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  if (!known.includes(namespace)) throw new Error(`the namespace is one of ${known.join(', ')}`)
  const line = `  ${namespace}: async () => (await import('./${folder}/index.js')).${folder}Adapter(),`
  return {
    files: {
      [`src/chains/${folder}/index.ts`]: index(folder),
      [`src/chains/${folder}/${folder}-adapter.ts`]: factory(folder, namespace),
      [`src/chains/${folder}/adapter.ts`]: adapter(folder, namespace),
      [`test/chains/${folder}/registry.test.ts`]: test(folder, namespace),
    },
    edits: [
      { path: 'src/chains/registry.ts', edit: addToBlock('export const FAMILIES', line) },
      { path: 'package.json', edit: withExport(folder) },
    ],
    next: [
      `list its networks in src/chains/networks/${folder}.ts`,
      `add a connector: npm run new -- connector ${folder} NAME`,
    ],
  }
}
