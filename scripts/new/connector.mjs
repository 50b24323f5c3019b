import { addLine, expectName, toCamel, toPascal } from './text.mjs'

const source = (family, name, namespace) => `import type { Connector } from '../../../core/entities/connector.js'

/** How ${toPascal(name)} is reached, as the Connect view shows it. */
export const ${toCamel(name)}: Connector = {
  id: '${name}',
  type: 'EXTERNAL',
  name: '${toPascal(name)}',
  chain: '${namespace}',
}
`

const test = (family, name, namespace) => `import { expect } from '@open-wc/testing'

import { ${toCamel(name)} } from '../../../../src/chains/${family}/connectors/${name}.js'

describe('${name} connector', () => {
  it('belongs to its family and is named', () => {
    expect(${toCamel(name)}).to.include({ chain: '${namespace}', id: '${name}' })
    expect(${toCamel(name)}.name).not.to.equal('')
  })
})
`

/** The CAIP-2 namespace of a family, as the registry has it. */
function namespaceOf(project, family) {
  const registry = project.read('src/chains/registry.ts')
  const [, namespace] = new RegExp(`(\\w+): .*\\./${family}/index\\.js`).exec(registry) ?? []
  if (!namespace) throw new Error(`src/chains/registry.ts knows no family ${family}`)
  return namespace
}

/** A way to reach a wallet in one chain family: what is shown of it, its test, and its line in the family's index. */
export function connector(project, family, name) {
  expectName(family, /^[a-z][a-z0-9-]*$/, 'evm')
  expectName(name, /^[a-z][a-z0-9-]*$/, 'ledger')
  const namespace = namespaceOf(project, family)
  return {
    files: {
      [`src/chains/${family}/connectors/${name}.ts`]: source(family, name, namespace),
      [`test/chains/${family}/connectors/${name}.test.ts`]: test(family, name, namespace),
    },
    edits: [
      {
        path: `src/chains/${family}/index.ts`,
        edit: addLine(`export { ${toCamel(name)} } from './connectors/${name}.js'`),
      },
    ],
    next: [`let the adapter of src/chains/${family} list it and connect through it`],
  }
}
