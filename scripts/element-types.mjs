import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { angularDirectives } from './angular-directives.mjs'
import { attributesOf, docComment, publicElements } from './editor-data.mjs'

const HEAD = `import type { ChainNamespace, NetworkInput, OpenOptions, OpenOutcome } from '../index.js'
import type * as Elements from '../elements/index.js'
`

const member = (name, type, item, indent) => `${docComment(item, indent)}${indent}'${name}'?: ${type} | undefined\n`

/** The name of an attribute, and that of its property, because frameworks may set either. */
const eitherName = ({ name, fieldName = name }) => [name, fieldName]

/** Solid sets computed values as properties, so attributes without a property need a prefix (`attr:` or `bool:`). */
const solidNames = ({ name, fieldName, type }, fields) => {
  if (fieldName) return [fieldName]
  return fields.has(name) ? [name] : [name, `${type?.text === 'boolean' ? 'bool' : 'attr'}:${name}`]
}

/** The attributes of an element, by the names that a framework uses. */
function attributeMembers(element, toNames, indent) {
  const names = new Set()
  const fields = new Map((element.members ?? []).map(({ name, type }) => [name, type?.text]))
  return attributesOf(element)
    .flatMap(item => toNames(item, fields).map(name => [name, item]))
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
  preact: {
    head: `import type { HTMLAttributes } from 'preact'\n${HEAD}`,
    open: `declare module 'preact' {\n  namespace JSX {\n    interface IntrinsicElements {`,
    close: '    }\n  }\n}',
    indent: '      ',
    base: element => `HTMLAttributes<${classOf(element)}>`,
    event: name => `on${name}`,
    wrap: (base, members) => `${base} & {\n${members}      }`,
  },
  solid: {
    head: `import type { JSX as Solid } from 'solid-js'\n${HEAD}`,
    open: `declare module 'solid-js' {\n  namespace JSX {\n    interface IntrinsicElements {`,
    close: '    }\n  }\n}',
    indent: '      ',
    base: element => `Solid.HTMLAttributes<${classOf(element)}>`,
    names: solidNames,
    event: name => `on:${name}`,
    wrap: (base, members) => `${base} & {\n${members}      }`,
  },
}

/** The declarations of the public elements for one framework. */
export function elementTypes(manifest, framework) {
  const { head, open, close, indent, base, names = eitherName, event, wrap } = FRAMEWORKS[framework]
  const rows = publicElements(manifest).map(element => {
    const members = attributeMembers(element, names, `${indent}  `) + eventMembers(element, event, `${indent}  `)
    return `${docComment(element, indent)}${indent}'${element.tagName}': ${wrap(base(element), members, element)}`
  })
  return `${head}\n${open}\n${rows.join('\n')}\n${close}\n\nexport {}\n`
}

/** Writes `types/FRAMEWORK` into a folder: declarations and modules that do nothing; for Angular, directives. */
export function writeElementTypes(manifestFile, folder) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const place = join(folder, 'types')
  mkdirSync(place, { recursive: true })
  const write = (framework, { types, code }) => {
    writeFileSync(join(place, `${framework}.d.ts`), types)
    writeFileSync(join(place, `${framework}.js`), code)
  }
  for (const framework of Object.keys(FRAMEWORKS))
    write(framework, { types: elementTypes(manifest, framework), code: 'export {}\n' })
  write('angular', angularDirectives(manifest))
}
