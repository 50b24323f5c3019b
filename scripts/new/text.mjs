/** `WhatIsAWallet` as `what-is-a-wallet`, the rule by which a view finds its element. */
export const toKebab = name => name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()

/** `transaction-receipt` or `pt-BR` as `transactionReceipt` or `ptBR`. */
export const toCamel = name => name.replace(/-([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase())

/** `transaction-receipt` as `TransactionReceipt`. */
export const toPascal = name => toCamel(`-${name}`)

/** Fails unless a name is given in the expected shape. */
export function expectName(name, pattern, example) {
  if (!name || !pattern.test(name)) throw new Error(`expected a name such as ${example}, not ${name ?? 'nothing'}`)
}

/** An edit that adds a line at the end of the block that starts with `opening`. */
export const addToBlock = (opening, line) => text => {
  const start = text.indexOf(opening)
  const end = start < 0 ? -1 : text.indexOf('\n}', start)
  if (end < 0) throw new Error(`nowhere to add ${line.trim()}: "${opening}" is not there`)
  return `${text.slice(0, end + 1)}${line}\n${text.slice(end + 1)}`
}

/** An edit that adds a line at the end. */
export const addLine = line => text => `${text.trimEnd()}\n${line}\n`
