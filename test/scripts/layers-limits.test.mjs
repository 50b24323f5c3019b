import { describe, it } from 'node:test'

import { accepts, padding, refuses, thing } from './layers-project.mjs'

describe('check-layers: limits', () => {
  /** Keeps the mean low beside a long file. */
  const small = Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`core/small-${place}.ts`, thing()]))

  it('refuses a file of 351 lines and accepts one of 350', () => {
    accepts({ ...small, 'core/long.ts': padding(350) })
    refuses({ ...small, 'core/long.ts': padding(351) }, /351 lines, at most 350/)
  })

  it('refuses a mean of 120 lines', () => {
    accepts({ 'core/a.ts': padding(119) })
    refuses({ 'core/a.ts': padding(120) }, /mean {2}120\.0 lines/)
  })

  it('refuses a function of 61 lines and accepts one of 60', () => {
    const body = count => `const f = () => {\n${'  void 0\n'.repeat(count - 2)}}\nvoid f\n`
    accepts({ ...small, 'core/a.ts': body(60) })
    refuses({ ...small, 'core/a.ts': body(61) }, /61 lines, at most 60/)
  })

  it('refuses a class of 21 members', () => {
    const members = count =>
      `class A {\n${Array.from({ length: count }, (_, place) => `  m${place} = 0\n`).join('')}}\nvoid A\n`
    accepts({ 'core/a.ts': members(20) })
    refuses({ 'core/a.ts': members(21) }, /21 members, at most 20/)
  })

  it('refuses any and non-null assertions', () => {
    refuses({ 'core/a.ts': 'const a: any = 1\nvoid a\n' }, /any {2}say what it is/)
    refuses({ 'core/a.ts': 'const a: { b?: { c: 1 } } = {}\nvoid a.b!.c\n' }, /narrow it/)
  })

  it('refuses more than 3 casts in 1000 lines; const assertions do not count', () => {
    const casts = count => 'void (1 as number)\n'.repeat(count)
    const files = {
      ...small,
      'core/b.ts': padding(300),
      'core/c.ts': padding(300),
      'core/d.ts': padding(300),
      'core/e.ts': padding(100),
    }
    accepts({ ...files, 'core/a.ts': `${casts(3)}void ([1] as const)\n` })
    refuses({ ...files, 'core/a.ts': casts(4) }, /casts {2}4 casts/)
  })

  it('refuses an export without a docstring, of every kind', () => {
    const bare = [
      'const thing = 1',
      'function thing(): void {}',
      'class Thing {}',
      'type Thing = 1',
      'interface Thing { a: 1 }',
    ]
    for (const declaration of bare) refuses({ 'core/a.ts': `export ${declaration}\n` }, /docs {2}\w+ has no docstring/)
    refuses({ 'core/a.ts': 'const thing = 1\nexport { thing }\n' }, /docs {2}thing has no docstring/)
  })

  it('asks for a docstring on the first overload only', () => {
    accepts({
      'core/a.ts': `/** A thing. */\nexport function f(a: 1): void\nexport function f(a: 2): void\nexport function f(a: 1 | 2): void {\n  void a\n}\n`,
    })
  })

  it('asks for as many test lines as source lines at the end, and only then', () => {
    accepts({ 'core/a.ts': padding(20) })
    accepts({ 'core/a.ts': padding(20), 'test/core/a.test.ts': padding(20) }, { isFinal: true })
    refuses({ 'core/a.ts': padding(20), 'test/core/a.test.ts': padding(19) }, /19 lines of tests for 20/, {
      isFinal: true,
    })
  })

  it('leaves the texts in other languages out, and English in', () => {
    const texts = 'export const send = {}\n'
    accepts({ 'core/a.ts': thing(), 'locales/pt-BR/send.ts': texts, 'locales/pt-BR/swap.ts': texts })
    refuses({ 'core/a.ts': thing(), 'locales/en/send.ts': texts }, /send has no docstring/)
  })
})
