import { describe, it } from 'node:test'

import { KNOWN_FILE } from '../../scripts/layers/known.mjs'
import { accepts, refuses, thing } from './layers-project.mjs'

describe('check-layers: the list of known problems', () => {
  const loose = { 'core/a.ts': 'let count = 0\nvoid count\n', 'core/b.ts': thing() }
  const known = list => ({ [KNOWN_FILE]: JSON.stringify(list) })

  it('accepts what the list has', () => {
    accepts({ ...loose, ...known({ 'core/a.ts variable': 1 }) })
  })

  it('refuses one more of the same kind, and another kind', () => {
    refuses({ ...loose, ...known({}) }, /count outlives its instance/)
    refuses({ ...loose, ...known({ 'core/a.ts variable': 1, 'core/b.ts name': 1 }) }, /lists 1 problems of "name"/)
    refuses({ 'core/a.ts': 'let count = 0\nvoid count\n', ...known({ 'core/a.ts layer': 0 }) }, /count outlives/)
  })

  it('refuses a row for what is mended, so that the list gets shorter', () => {
    refuses({ 'core/b.ts': thing(), ...known({ 'core/b.ts variable': 1 }) }, /there are 0: lower it/)
  })
})
