import { expect } from '@open-wc/testing'

import { type ThemeVariable, parseThemeValue, parseThemeVariables } from '../../src/styles/theme.js'

const accepted: readonly (readonly [ThemeVariable, unknown, string])[] = [
  ['--w3m-accent', '#0988F0', '#0988F0'],
  ['--w3m-accent', ' rebeccapurple ', 'rebeccapurple'],
  ['--w3m-accent', 'rgb(10 20 30 / 50%)', 'rgb(10 20 30 / 50%)'],
  ['--w3m-accent', 'hsl(210, 80%, 50%)', 'hsl(210, 80%, 50%)'],
  ['--w3m-background', 'oklch(0.7 0.15 250)', 'oklch(0.7 0.15 250)'],
  ['--w3m-color-mix-strength', 40, '40'],
  ['--w3m-color-mix-strength', '40%', '40'],
  ['--w3m-color-mix-strength', -5, '0'],
  ['--w3m-color-mix-strength', 101, '100'],
  ['--w3m-font-family', '"Inter", system-ui, sans-serif', '"Inter", system-ui, sans-serif'],
  ['--w3m-font-family', 'Noto Sans JP', 'Noto Sans JP'],
  ['--w3m-font-size-master', '12px', '12px'],
  ['--w3m-border-radius-master', '0.5rem', '0.5rem'],
  ['--w3m-border-radius-master', 2, '2px'],
  ['--w3m-border-radius-master', 0, '0px'],
  ['--w3m-border-radius-master', '0', '0px'],
  ['--w3m-z-index', 1000, '1000'],
  ['--w3m-z-index', '2147483647', '2147483647'],
]

const refused: readonly (readonly [ThemeVariable, unknown])[] = [
  ['--w3m-accent', 'url(https://evil.example/beacon)'],
  ['--w3m-accent', 'red;background:url(x)'],
  ['--w3m-accent', 'rgb(url(x))'],
  ['--w3m-accent', 'rgb(1,2)'],
  ['--w3m-accent', 'notacolour'],
  ['--w3m-accent', 'currentcolor'],
  ['--w3m-accent', 'var(--x)'],
  ['--w3m-accent', '#12345'],
  ['--w3m-accent', ''],
  ['--w3m-accent', 7],
  ['--w3m-accent', { toString: () => 'red' }],
  ['--w3m-font-family', 'x</style><script>window.__pwn=1</script>'],
  ['--w3m-font-family', "a';} * {visibility:hidden} b{c:'"],
  ['--w3m-font-family', '"unbalanced'],
  ['--w3m-font-family', 'a\u0000b'],
  ['--w3m-font-family', 'a,'],
  ['--w3m-font-family', 'x'.repeat(400)],
  ['--w3m-color-mix-strength', 'abc'],
  ['--w3m-color-mix-strength', null],
  ['--w3m-color-mix-strength', NaN],
  ['--w3m-color-mix-strength', 'NaN'],
  ['--w3m-color-mix-strength', '1e3'],
  ['--w3m-font-size-master', '10'],
  ['--w3m-font-size-master', '1e9px'],
  ['--w3m-font-size-master', 'calc(1px)'],
  ['--w3m-z-index', 'auto'],
  ['--w3m-z-index', -1],
  ['--w3m-z-index', '1e99'],
  ['--w3m-z-index', 2147483648],
  ['--w3m-z-index', 1.5],
  ['--w3m-z-index', '999;position:static'],
]

describe('theme values of a site', () => {
  for (const [name, value, result] of accepted)
    it(`accepts ${name}: ${String(value)}`, () => expect(parseThemeValue(name, value)).to.equal(result))

  for (const [name, value] of refused)
    it(`refuses ${name}: ${String(value).slice(0, 40)}`, () => expect(parseThemeValue(name, value)).to.equal(undefined))

  it('names what it ignored and never reads unknown keys or prototypes', () => {
    const evil: unknown = JSON.parse('{"__proto__":{"--w3m-accent":"red"},"unknown-key":"1","--w3m-z-index":"auto"}')
    const { values, ignored } = parseThemeVariables(evil)
    expect([...values]).to.deep.equal([])
    expect(ignored).to.deep.equal(['--w3m-z-index'])
    expect(parseThemeVariables(Object.create({ '--w3m-accent': 'red' })).values.size).to.equal(0)
    expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined)
  })

  it('accepts the other spelling and prefers it', () => {
    const { values } = parseThemeVariables({ '--w3m-accent': '#111111', '--apkt-accent': '#222222' })
    expect(values.get('--w3m-accent')).to.equal('#222222')
  })

  for (const junk of [null, undefined, 'red', 7, []])
    it(`survives ${JSON.stringify(junk)} in place of variables`, () =>
      expect(parseThemeVariables(junk).values.size).to.equal(0))
})
