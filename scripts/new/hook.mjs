import { addLine, expectName, failing, toCamel, toPascal } from './text.mjs'

const source = name => `'use client'
import { SERVER_STATE } from '../client/bindings/server-snapshots.js'
import { stateSnapshot } from '../client/snapshots.js'
import { useReadable } from './use-readable.js'

/** Whether the modal is open: put in its place what the hook is for. */
export function ${toCamel(name)}(): { readonly open: boolean } {
  const { open } = useReadable(stateSnapshot, SERVER_STATE)
  return { open }
}
`

const test = name => `import { expect } from '@open-wc/testing'

import { ${toCamel(name)} } from '../../src/react/index.js'
import { endInstance } from '../helpers/instance.js'
import { mountHook, unmountAll } from './render.js'

describe('${toCamel(name)}', () => {
  afterEach(async () => {
    unmountAll()
    await endInstance()
  })

  it('has its initial state before createWalletModal', () => {
    expect(mountHook(${toCamel(name)}).last()).to.deep.equal({ open: false })
  })
${failing(`follows what ${toPascal(name).replace(/^Use/, '')} stands for`)}})
`

/** A React hook, its test, and its line in the index. */
export function hook(project, name) {
  expectName(name, /^use(?:-[a-z0-9]+)+$/, 'use-wallet-modal-receipt')
  return {
    files: { [`src/react/${name}.ts`]: source(name), [`test/react/${name}.test.tsx`]: test(name) },
    edits: [{ path: 'src/react/index.ts', edit: addLine(`export { ${toCamel(name)} } from './${name}.js'`) }],
  }
}
