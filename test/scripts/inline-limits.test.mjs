import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { withLimits } from '../../scripts/inline-limits.mjs'

const LIMITS = `/** Once. */
export const PATIENCE = 2_500;
export const PATIENCE_MORE = 7;
export const CHAINS = [1, 2];
`
const inline = code => withLimits(code, LIMITS)?.code

describe('inline limits', () => {
  it('writes numbers where they are used, and nothing else', () => {
    const code = `import { PATIENCE } from '../../src/core/limits.js';
const PATIENCE_MORE = 3;
export const wait = () => [PATIENCE, PATIENCE_MORE, own.PATIENCE, 'PATIENCE', { PATIENCE: 1 }];
`
    const made = inline(code)
    assert.doesNotMatch(made, /import/)
    assert.match(made, /\[2500, PATIENCE_MORE, own\.PATIENCE, 'PATIENCE', \{ PATIENCE: 1 \}\]/)
  })

  it('keeps the import of a non-number', () => {
    const made = inline(
      "import { CHAINS, PATIENCE } from '../../src/core/limits.js';\nexport default [CHAINS, PATIENCE];\n",
    )
    assert.equal(made, "import { CHAINS } from '../../src/core/limits.js';\nexport default [CHAINS, 2500];\n")
  })

  it('leaves files without numbers unchanged', () => {
    assert.equal(inline("import { CHAINS } from '../../src/core/limits.js';\nexport default CHAINS;\n"), undefined)
    assert.equal(inline('export default 1;\n'), undefined)
  })
})
