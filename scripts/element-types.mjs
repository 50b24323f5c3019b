import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { attributesOf, publicElements } from './editor-data.mjs'

const HEAD = `import type { NetworkInput, OpenOptions, OpenOutcome } from '../index.js'
import type * as Elements from '../elements/index.js'
`

/** A doc comment, when there is something to say. */
const doc = ({ summary, description }, indent) =>
  summary || description ? `${indent}/** ${(summary ?? description).replaceAll('\n', ' ')} */\n` : ''

const member = (name, type, item, indent) => `${doc(item, indent)}${indent}'${name}'?: ${type} | undefined\n`

/** The attributes of an element, by their own name and, where a framework sets properties, by the property's. */
function attributeMembers(element, indent) {
  const names = new Set()
  const fields = new Map((element.members ?? []).map(({ name, type }) => [name, type?.text]))
  return attributesOf(element)
    .flatMap(item => [item.name, item.fieldName ?? item.name].map(name => [name, item]))
    .filter(([name]) => !names.has(name) && names.add(name))
    .map(([name, item]) => member(name, fields.get(name) ?? item.type?.text ?? 'string', item, indent))
    .join('')
}

const eventMembers = ({ events = [] }, toName, indent) =>
  events.map(item => member(toName(item.name), `(event: ${item.type.text}) => void`, item, indent)).join('')

/** The class of an element in the index of the elements. */
const classOf = ({ name }) => `Elements.${name}`

const pascal = name => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/** How each framework names the attributes of an element. */
const FRAMEWORKS = {
  react: {
    head: `import type { DetailedHTMLProps, HTMLAttributes } from 'react'\n${HEAD}`,
    open: `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {`,
    close: '    }\n  }\n}',
    indent: '      ',
    base: element => `DetailedHTMLProps<HTMLAttributes<${classOf(element)}>, ${classOf(element)}>`,
    event: name => `on${name}`,
    wrap: (base, members) => `${base} & { class?: string | undefined\n${members}      }`,
  },
  vue: {
    head: `import type { HTMLAttributes, PublicProps } from 'vue'\n${HEAD}`,
    open: `declare module 'vue' {\n  interface GlobalComponents {`,
    close: '  }\n}',
    indent: '    ',
    base: () => 'HTMLAttributes & PublicProps',
    event: name => `on${pascal(name)}`,
    wrap: (base, members, element) => `new () => ${classOf(element)} & { $props: ${base} & {\n${members}    } }`,
  },
  svelte: {
    head: `import type { HTMLAttributes } from 'svelte/elements'\n${HEAD}`,
    open: `declare module 'svelte/elements' {\n  interface SvelteHTMLElements {`,
    close: '  }\n}',
    indent: '    ',
    base: element => `HTMLAttributes<${classOf(element)}>`,
    event: name => `on${name}`,
    wrap: (base, members) => `${base} & {\n${members}    }`,
  },
}

/** The declarations of the public elements for one framework. */
export function elementTypes(manifest, framework) {
  const { head, open, close, indent, base, event, wrap } = FRAMEWORKS[framework]
  const rows = publicElements(manifest).map(element => {
    const members = attributeMembers(element, `${indent}  `) + eventMembers(element, event, `${indent}  `)
    return `${doc(element, indent)}${indent}'${element.tagName}': ${wrap(base(element), members, element)}`
  })
  return `${head}\n${open}\n${rows.join('\n')}\n${close}\n\nexport {}\n`
}

/** Writes `types/react`, `types/vue` and `types/svelte` into a folder: declarations, and modules that do nothing. */
export function writeElementTypes(manifestFile, folder) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const place = join(folder, 'types')
  mkdirSync(place, { recursive: true })
  for (const framework of Object.keys(FRAMEWORKS)) {
    writeFileSync(join(place, `${framework}.d.ts`), elementTypes(manifest, framework))
    writeFileSync(join(place, `${framework}.js`), 'export {}\n')
  }
}
