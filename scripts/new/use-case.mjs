import { expectFeature } from './features.mjs'
import { failing, splitName, toCamel } from './text.mjs'

const source = name => `/**
 * Does what its name says, for the view that calls it.
 *
 * @throws the signal's reason, once it is aborted
 */
export function ${toCamel(name)}(signal?: AbortSignal): void {
  signal?.throwIfAborted()
}
`

const test = (feature, name) => `import { expect } from '@open-wc/testing'

import { ${toCamel(name)} } from '../../../src/controllers/${feature}/${name}.js'

describe('${toCamel(name)}', () => {
  it('does nothing once it is aborted', () => {
    expect(() => ${toCamel(name)}(AbortSignal.abort(new Error('aborted')))).to.throw('aborted')
  })
${failing('changes what a visitor sees')}})
`

/** A use-case of a feature: one function, named as its file, and its test. */
export function useCase(project, path) {
  const [feature, name] = splitName(path, /[a-z]+(?:-[a-z0-9]+)+/, 'send/cancel-send')
  expectFeature(project, feature)
  return {
    files: {
      [`src/controllers/${feature}/${name}.ts`]: source(name),
      [`test/controllers/${feature}/${name}.test.ts`]: test(feature, name),
    },
    next: ['call it from an element or the client'],
  }
}
