// `npm run api`: writes the API of each entry point to `docs/api/*.api.md`, from the built declarations.
//   --check   writes nothing, and fails if a committed report does not match the build
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REPORTS = join(ROOT, 'docs/api')
const TEMP = join(ROOT, '.tmp/api')

/** The entry points with a public API, by the name of their report. */
function entries() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([name, entry]) => entry?.types?.startsWith('./dist/') && !/\*|\.js$|^\.\/(types|cdn)/.test(name))
    .map(([name, { types }]) => [name === '.' ? 'wallet-modal' : name.slice(2).replaceAll('/', '-'), join(ROOT, types)])
}

const silent = { default: { logLevel: 'none' } }

function configOf(name, mainEntryPointFilePath) {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, 'package.json'),
    configObject: {
      projectFolder: ROOT,
      mainEntryPointFilePath,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            types: [],
          },
          files: [mainEntryPointFilePath],
        },
      },
      apiReport: { enabled: true, reportFileName: `${name}.api.md`, reportFolder: REPORTS, reportTempFolder: TEMP },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  })
}

const isCheck = process.argv.includes('--check')
for (const folder of [REPORTS, TEMP]) mkdirSync(folder, { recursive: true })
const known = new Set()
for (const [name, file] of entries()) {
  known.add(`${name}.api.md`)
  if (!existsSync(file)) throw new Error(`${file} is not there: run \`npm run build\``)
  const { apiReportChanged } = Extractor.invoke(configOf(name, file), {
    localBuild: !isCheck,
    messageCallback: message => (message.handled = true),
  })
  if (!isCheck || !apiReportChanged) continue
  console.error(`[api] docs/api/${name}.api.md is not what the package offers: run \`npm run api\``)
  process.exitCode = 1
}
for (const report of readdirSync(REPORTS).filter(report => report.endsWith('.api.md') && !known.has(report))) {
  if (!isCheck) rmSync(join(REPORTS, report))
  else {
    console.error(`[api] docs/api/${report} is about no entry point: run \`npm run api\``)
    process.exitCode = 1
  }
}
console.log(`[api] ${known.size} entry points`)
