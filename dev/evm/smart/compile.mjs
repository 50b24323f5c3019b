/**
 * Compiles the smart account and its paymaster into `artifacts.json`, beside the published EntryPoint. The result is
 * committed, so this runs only after a contract changed:
 *
 *   npm install --no-save solc@0.8.37 @account-abstraction/contracts@0.8.0 @openzeppelin/contracts@5.4.0
 *   node dev/evm/smart/compile.mjs
 *
 * `SOLC_DIR` names another folder whose `node_modules` holds the three.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname
const require = createRequire(join(process.env.SOLC_DIR ?? here, 'compile.mjs'))
const files = ['StackAccount.sol', 'StackPaymaster.sol']
const wanted = ['StackAccountFactory', 'StackAccount', 'StackPaymaster', 'ERC1967Proxy']

/** @param {string} path of an import @returns {{ contents: string } | { error: string }} */
function findImport(path) {
  try {
    return { contents: readFileSync(require.resolve(path), 'utf8') }
  } catch (error) {
    return { error: String(error) }
  }
}

const input = {
  language: 'Solidity',
  sources: Object.fromEntries(files.map(file => [file, { content: readFileSync(join(here, file), 'utf8') }])),
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    metadata: { bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
}
const output = JSON.parse(require('solc').compile(JSON.stringify(input), { import: findImport }))
/** @type {{ severity: string, formattedMessage: string }[]} */
const problems = (output.errors ?? []).filter((/** @type {{ severity: string }} */ entry) => entry.severity === 'error')
if (problems.length > 0) throw new Error(problems.map(entry => entry.formattedMessage).join('\n'))

const published = require('@account-abstraction/contracts/artifacts/EntryPoint.json')
/** The contracts that are called by their own ABI; viem holds that of the EntryPoint. */
const called = ['StackAccountFactory', 'StackAccount']
/** @type {Record<string, { abi?: unknown, bytecode: string }>} */
const artifacts = { EntryPoint: { bytecode: published.bytecode } }
for (const contracts of Object.values(output.contracts)) {
  for (const [name, { abi, evm }] of Object.entries(/** @type {any} */ (contracts))) {
    if (!wanted.includes(name)) continue
    artifacts[name] = { ...(called.includes(name) && { abi }), bytecode: `0x${evm.bytecode.object}` }
  }
}
writeFileSync(join(here, 'artifacts.json'), `${JSON.stringify(artifacts)}\n`)
console.log(
  Object.entries(artifacts)
    .map(([name, { bytecode }]) => `${name}: ${bytecode.length / 2 - 1} bytes`)
    .join('\n'),
)
