import { addImport, addToBlock, toCamel } from './text.mjs'

const TABLE = 'scripts/layers/features.mjs'
const ENGLISH = 'src/locales/en'

/** The features that have a row in the table. */
export function featuresOf(project) {
  const [, rows = ''] = /export const FEATURES = \{\n([\s\S]*?)\n\}/.exec(project.read(TABLE)) ?? []
  return [...rows.matchAll(/^ {2}'?([a-z][a-z0-9-]*)'?: /gm)].map(([, name]) => name)
}

/** Fails unless the feature has a row in the table. */
export function expectFeature(project, name) {
  const known = featuresOf(project)
  if (!known.includes(name)) throw new Error(`no feature ${name}: it is one of ${known.join(', ')}, or a new one`)
}

/** The edit that gives a feature its row in the table. */
export const withFeature = (name, below) => ({
  path: TABLE,
  edit: addToBlock('export const FEATURES', `  '${name}': ['${below}'],`),
})

const texts = (feature, rows) => `/** The texts of ${feature}. */
export const ${toCamel(feature)} = {
${rows}
} as const
`

const registration = feature => `/** Registers the English texts of ${feature}, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { ${toCamel(feature)} } from '../../locales/en/${feature}.js'

addMessages(${toCamel(feature)})
`

/** What adds English texts to a feature: its file where it has none yet, and what joins that to the others. */
export function withTexts(project, feature, rows) {
  const file = `${ENGLISH}/${feature}.ts`
  const loader = `src/elements/${feature}/texts.ts`
  const isNew = !project.has(file)
  const edits = isNew
    ? [
        { path: `${ENGLISH}/index.ts`, edit: addImport(`import { ${toCamel(feature)} } from './${feature}.js'`) },
        { path: `${ENGLISH}/index.ts`, edit: addToBlock('export const en = {', `  ...${toCamel(feature)},`) },
      ]
    : [{ path: file, edit: addToBlock('export const', rows) }]
  return {
    files: {
      ...(isNew ? { [file]: texts(feature, rows) } : {}),
      ...(project.has(loader) ? {} : { [loader]: registration(feature) }),
    },
    edits,
  }
}
