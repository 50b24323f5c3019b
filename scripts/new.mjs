// `npm run new -- KIND NAME`: writes the files of a new part with a failing test, and its line in each registry.
//   feature NAME [BELOW]       a feature with state, texts and a view, on top of another: `feature staking holdings`
//   view FEATURE/NAME          a view of the modal, by its PascalCase name: `view send/TransactionReceipt`
//   use-case FEATURE/VERB-NOUN `use-case send/cancel-send`
//   chain FOLDER NAMESPACE     a chain family: `chain near near`
//   connector bitcoin/NAME     a Bitcoin wallet that stands in the page: `connector bitcoin/paper-key`
//   endpoint SERVICE/RESOURCE  a request to a service, with its schema: `endpoint blockchain/gas-price`
//   error AREA/NAME            `error send/SendLimit`
//   hook NAME                  a React hook: `hook use-wallet-modal-receipt`
//   locale TAG                 a language: `locale pt-BR`
//   frame-message NAME         a message to the secure site: `frame-message SHOW_BACKUP`
//   storage-key NAME           `storage-key last-receiver`
//   theme-token NAME           a colour: `theme-token highlight`
//   --root DIR                 in another copy of the project
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { chain } from './new/chain.mjs'
import { connector } from './new/connector.mjs'
import { endpoint } from './new/endpoint.mjs'
import { error } from './new/error.mjs'
import { feature } from './new/feature.mjs'
import { hook } from './new/hook.mjs'
import { locale } from './new/locale.mjs'
import { apply, projectAt } from './new/project.mjs'
import { frameMessage, storageKey, themeToken } from './new/rows.mjs'
import { useCase } from './new/use-case.mjs'
import { view } from './new/view.mjs'

const KINDS = {
  feature,
  view,
  'use-case': useCase,
  chain,
  connector,
  endpoint,
  error,
  hook,
  locale,
  'frame-message': frameMessage,
  'storage-key': storageKey,
  'theme-token': themeToken,
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } })
  const [kind, ...names] = positionals
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('..', import.meta.url))
  const make = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined
  if (!make) throw new Error(`say what: ${Object.keys(KINDS).join(', ')}`)
  const project = projectAt(root)
  await apply(project, make(project, ...names))
} catch (cause) {
  console.error(`[new] ${cause.message}`)
  process.exitCode = 1
}
