/**
 * Compiles `contracts/*.sol` into `artifacts.json`. The result is committed, so this runs only after a contract changed:
 *
 *   npm install --no-save solc@0.8.37 && node dev/evm/compile.mjs
 *
 * `SOLC_DIR` names another folder whose `node_modules` holds `solc`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname
const folder = join(here, 'contracts')

function loadCompiler() {
  try {
    return createRequire(join(process.env.SOLC_DIR ?? here, 'compile.mjs'))('solc')
  } catch (cause) {
    throw new Error('solc is not installed. Run `npm install --no-save solc@0.8.37` first.', { cause })
  }
}

const sources = Object.fromEntries(
  readdirSync(folder)
    .filter(file => file.endsWith('.sol'))
    .map(file => [file, { content: readFileSync(join(folder, file), 'utf8') }]),
)

/**
 * @type {{
 *   errors?: { severity: string, formattedMessage: string }[],
 *   contracts: Record<string, Record<string, { abi: unknown, evm: Record<'bytecode' | 'deployedBytecode', { object: string }> }>>
 * }}
 */
const output = JSON.parse(
  loadCompiler().compile(
    JSON.stringify({
      language: 'Solidity',
      sources,
      settings: {
        evmVersion: 'paris',
        optimizer: { enabled: true, runs: 200 },
        metadata: { bytecodeHash: 'none' },
        outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
      },
    }),
  ),
)

const problems = (output.errors ?? []).filter(entry => entry.severity === 'error')
if (problems.length > 0) throw new Error(problems.map(entry => entry.formattedMessage).join('\n'))

/** The contracts whose code is put at an address as it is. */
const placed = ['TestExchange']
/** @type {Record<string, { abi: unknown, bytecode: string, code?: string }>} */
const artifacts = {}
for (const contracts of Object.values(output.contracts)) {
  for (const [name, { abi, evm }] of Object.entries(contracts)) {
    if (!evm.bytecode.object) continue
    const code = placed.includes(name) ? { code: `0x${evm.deployedBytecode.object}` } : {}
    artifacts[name] = { abi, bytecode: `0x${evm.bytecode.object}`, ...code }
  }
}
writeFileSync(join(here, 'artifacts.json'), `${JSON.stringify(artifacts)}\n`)
console.log(
  Object.entries(artifacts)
    .map(([name, { bytecode }]) => `${name}: ${bytecode.length / 2 - 1} bytes`)
    .join('\n'),
)
