import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const declarationsOf = manifest => manifest.modules.flatMap(module => module.declarations ?? [])

/** The public elements of a custom-elements manifest. */
export const publicElements = manifest =>
  declarationsOf(manifest)
    .filter(declaration => declaration.customElement && declaration.tagName?.startsWith('wallet-modal'))
    .sort((one, other) => (one.tagName < other.tagName ? -1 : 1))

/** The elements of some tags, in their order. */
export const elementsByTag = (manifest, tags) =>
  tags.flatMap(tag => declarationsOf(manifest).find(({ tagName }) => tagName === tag) ?? [])

/** The attributes that a description lists after "likewise", which are of the same kind. */
const alike = ({ description = '' }) =>
  [...description.replace(/^.*?(?:likewise|$)/s, '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name)

/** Every attribute of an element, including those documented with another. */
export const attributesOf = ({ attributes = [] }) =>
  attributes.flatMap(item => [item, ...alike(item).map(name => ({ ...item, name, fieldName: undefined }))])

const about = item => item.summary ?? item.description ?? ''

/** A doc comment; empty if the item has no description. */
export const docComment = (item, indent) =>
  about(item) ? `${indent}/** ${about(item).replaceAll('\n', ' ')} */\n` : ''

/** VS Code's custom data: completes the elements and their attributes in HTML files. */
function vsCodeData(elements) {
  const tags = elements.map(element => ({
    name: element.tagName,
    description: about(element),
    attributes: attributesOf(element).map(attribute => ({ name: attribute.name, description: about(attribute) })),
  }))
  return { version: 1.1, tags }
}

/** JetBrains' web-types: the same for WebStorm. */
function webTypes(elements, { name, version }) {
  const rows = elements.map(element => ({
    name: element.tagName,
    description: about(element),
    attributes: attributesOf(element).map(attribute => ({
      name: attribute.name,
      description: about(attribute),
      value: { type: attribute.type?.text ?? 'string' },
    })),
    js: { events: (element.events ?? []).map(event => ({ name: event.name, description: about(event) })) },
  }))
  const schema = 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json'
  return {
    $schema: schema,
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: rows } },
  }
}

/** Writes what editors need to know about the public elements into a folder; nothing when there is no manifest. */
export function writeEditorData(manifestFile, folder) {
  if (!existsSync(manifestFile)) return
  const elements = publicElements(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const packageJson = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  mkdirSync(folder, { recursive: true })
  const write = (name, data) => writeFileSync(join(folder, name), `${JSON.stringify(data)}\n`)
  write('vscode.html-custom-data.json', vsCodeData(elements))
  write('web-types.json', webTypes(elements, packageJson))
}
