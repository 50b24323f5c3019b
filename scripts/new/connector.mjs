import { addImport, addToBlock, failing, KEBAB, splitName, toCamel, toPascal, toTitle } from './text.mjs'

const REGISTRY = 'src/services/wallets/bitcoin-registry.ts'
const CONNECTORS = 'src/chains/bitcoin/wallets/connectors.ts'

/** Families whose wallets make themselves known, so that each is found without a line of code. */
const FOUND = {
  evm: 'EIP-6963 announces every EVM wallet',
  solana: 'Wallet Standard registers every Solana wallet',
  polkadot: 'they are reached over WalletConnect alone',
  universal: 'they are reached over WalletConnect alone',
}

const dialect = name => `import { UnisatWallet } from './unisat.js'

/**
 * ${toTitle(name)}, which puts its object into the page as \`${toCamel(name)}\`. Calls are those of Unisat until its own
 * are written here: override what differs.
 */
export class ${toPascal(name)}Wallet extends UnisatWallet {
  /** It has no events that could be listened to. */
  override watch(): () => void {
    return () => undefined
  }
}
`

const test = name => `import { expect } from '@open-wc/testing'

import { cleanUp } from '../../../shared/harness.js'
import { ACCOUNT, makeAdapter, putInPage } from '../../harness.js'

describe('the ${name} wallet', () => {
  afterEach(cleanUp)

  it('is found where it stands in the page, and connects', async () => {
    const accounts = (): Promise<readonly string[]> => Promise.resolve([ACCOUNT.paymentAddress])
    putInPage('${toCamel(name)}', { requestAccounts: accounts, getAccounts: accounts })
    const { adapter } = makeAdapter()
    expect(adapter.wallets.connectors().map(({ id, name }) => [id, name])).to.deep.include(['${name}', '${toTitle(name)}'])
    expect((await adapter.wallets.connect('${name}')).accounts).to.have.length(1)
  })
${failing('signs and sends as its own documentation says')}})
`

const place = name =>
  `  { id: '${name}', name: '${toTitle(name)}', place: '${toCamel(name)}', dialect: '${name}', methods: UNISAT_METHODS },`

/** A Bitcoin wallet that stands in the page: its dialect, its test, where it is found, and what speaks its dialect. */
export function connector(project, path) {
  const [family, name] = splitName(path, KEBAB, 'bitcoin/paper-key')
  if (Object.hasOwn(FOUND, family)) throw new Error(`${FOUND[family]}: there is nothing to write`)
  if (family !== 'bitcoin') throw new Error(`no family ${family} finds its wallets in the page`)
  const pascal = toPascal(name)
  return {
    files: {
      [`src/chains/bitcoin/wallets/dialects/${name}.ts`]: dialect(name),
      [`test/chains/bitcoin/wallets/dialects/${name}.test.ts`]: test(name),
    },
    edits: [
      { path: REGISTRY, edit: text => text.replace(/export type BitcoinDialect = .*$/m, `$& | '${name}'`) },
      { path: REGISTRY, edit: addToBlock('const PLACES', place(name)) },
      { path: CONNECTORS, edit: addImport(`import { ${pascal}Wallet } from './dialects/${name}.js'`) },
      {
        path: CONNECTORS,
        edit: addToBlock('const WALLETS', `  '${name}': ({ bound }) => new ${pascal}Wallet(bound),`),
      },
    ],
    next: [`say in ${REGISTRY} where its object is and which functions it has`],
  }
}
