import { readFileSync } from 'node:fs'

const SOURCE = new URL('../../src/elements/public/wallet-modal-attributes.ts', import.meta.url)
const HOSTED = new URL('../../src/core/entities/services.ts', import.meta.url)

/** Attributes that the element reads by itself. */
const OTHERS = [
  ['networks', 'networks'],
  ['default-network', 'defaultNetwork'],
  ['nonce', 'nonce'],
]

/** The entries between a constant's brackets. */
const bodyOf = (text, name) => new RegExp(`const ${name}\\b[^=]*= [[{]\\n(.*?)\\n[\\]}]`, 's').exec(text)?.[1] ?? ''
const kebab = name => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/** Which option each attribute of `<wallet-modal>` sets, as its source says. @returns {Map<string, string>} */
export function attributeOptions() {
  const source = readFileSync(SOURCE, 'utf8')
  const pairs = name => [...bodyOf(source, name).matchAll(/^ {2}'?([\w-]+)'?: '(\w+)'/gm)].map(([, ...pair]) => pair)
  const flags = [...bodyOf(source, 'FLAGS').matchAll(/^ {2}'?([\w-]+)'?: \['(\w+)', (\w+)\]/gm)]
  const theme = [...bodyOf(source, 'THEME').matchAll(/'([\w-]+)'/g)]
  const services = [...bodyOf(readFileSync(HOSTED, 'utf8'), 'HOSTED').matchAll(/^ {2}(\w+):/gm)]
  return new Map([
    ...OTHERS,
    ...['TEXTS', 'LISTS', 'JSONS'].flatMap(pairs),
    ...flags.map(([, attribute, option, value]) => [attribute, value === 'true' ? option : `${option}: ${value}`]),
    ...['name', 'description', 'url', 'icons'].map(name => [`metadata-${name}`, `metadata.${name}`]),
    ...theme.map(([, name]) => [`theme-${name}`, 'themeVariables']),
    ...services.map(([, name]) => [kebab(name), `services.${name}`]),
  ])
}
