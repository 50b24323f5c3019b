/** `WhatIsAWallet` as `what-is-a-wallet`, the rule by which a view finds its element. */
export const toKebab = name => name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()

/** `transaction-receipt` or `pt-BR` as `transactionReceipt` or `ptBR`. */
export const toCamel = name => name.replace(/-([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase())

/** `transaction-receipt` as `TransactionReceipt`. */
export const toPascal = name => toCamel(`-${name}`)

/** `transaction-receipt` or `TransactionReceipt` as `Transaction Receipt`. */
export const toTitle = name => toPascal(name).replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$& ')

/** Fails unless a name is given in the expected shape. */
export function expectName(name, pattern, example) {
  if (!name || !pattern.test(name)) throw new Error(`expected a name such as ${example}, not ${name ?? 'nothing'}`)
}

/** The two parts of `send/cancel-send`; fails unless both have the expected shape. */
export function splitName(name, pattern, example) {
  expectName(name, new RegExp(`^[a-z][a-z0-9-]*/(?:${pattern.source})$`), example)
  return name.split('/')
}

/** A name of files: `cancel-send`. */
export const KEBAB = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/

/** An edit that adds a line at the end of the block that starts with `opening`. */
export const addToBlock = (opening, line) => text => {
  const start = text.indexOf(opening)
  const end = start < 0 ? -1 : text.slice(start).search(/\n[}\]]/)
  if (end < 0) throw new Error(`nowhere to add ${line.trim()}: "${opening}" is not there`)
  const place = start + end + 1
  return `${text.slice(0, place)}${line}\n${text.slice(place)}`
}

/** An edit that adds a line at the end. */
export const addLine = line => text => `${text.trimEnd()}\n${line}\n`

/** An edit that adds an import after the last of a file, or before everything else. */
export const addImport = line => text => {
  const last = [...text.matchAll(/^import .*$|^\} from .*$/gm)].at(-1)
  if (!last) return `${line}\n\n${text}`
  const place = last.index + last[0].length
  return `${text.slice(0, place)}\n${line}${text.slice(place)}`
}

/** A test that fails until someone has written it. */
export const failing = what => `
  it('${what}', () => {
    expect.fail('write this test, then the code that it asks for')
  })
`
