import { expectFeature, featuresOf, withFeature } from './features.mjs'
import { expectName, failing, KEBAB, toCamel, toPascal } from './text.mjs'
import { viewParts } from './view.mjs'

const state = (name, pascal, camel) => `import { Controller } from '../../core/controller.js'

/** What is known of ${name}. */
export interface ${pascal}State {
  /** Whether it has been asked for. */
  readonly isWanted: boolean
}

/** Holds the state of ${name}. */
export class ${pascal}Controller extends Controller<${pascal}State> {
  constructor() {
    super({ isWanted: false })
  }

  /** Records that it is wanted. */
  want(): void {
    this.set({ isWanted: true })
  }
}

/** The page's ${name}. */
export const ${camel}Controller = new ${pascal}Controller()
`

const test = (name, pascal) => `import { expect } from '@open-wc/testing'

import { ${pascal}Controller } from '../../../src/controllers/${name}/${name}.js'

describe('${pascal}Controller', () => {
  it('is not wanted before it is asked for', () => {
    const controller = new ${pascal}Controller()
    expect(controller.state.isWanted).to.equal(false)
    controller.want()
    expect(controller.state.isWanted).to.equal(true)
  })
${failing('holds what the feature is about')}})
`

/** A feature: its row in the table, its state, its texts and its first view, each with a test. */
export function feature(project, name, below = 'connections') {
  expectName(name, new RegExp(`^${KEBAB.source}$`), 'staking')
  if (featuresOf(project).includes(name)) throw new Error(`already there: ${name}`)
  expectFeature(project, below)
  const [pascal, camel] = [toPascal(name), toCamel(name)]
  const view = viewParts(project, name, pascal)
  return {
    files: {
      [`src/controllers/${name}/${name}.ts`]: state(name, pascal, camel),
      [`test/controllers/${name}/${name}.test.ts`]: test(name, pascal),
      ...view.files,
    },
    edits: [withFeature(name, below), ...view.edits],
    next: [...view.next, `add what it does: npm run new -- use-case ${name}/load-${name}`],
  }
}
