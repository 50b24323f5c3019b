// Angular type-checks templates only by the directives that match their tags. Each public element therefore gets a
// directive, in the "partial" format in which libraries are published and which the site's own Angular compiles.
import { attributesOf, docComment, publicElements } from './editor-data.mjs'

/** The oldest Angular release that can compile the partial declarations. */
const VERSION = '18.0.0'

/** The function that converts an attribute to a value, and the type that templates may pass. */
const TRANSFORMS = {
  boolean: { by: 'booleanAttribute', accepts: "boolean | '' | 'true' | 'false' | undefined" },
  number: { by: 'numberAttribute', accepts: 'number | `${number}`' },
}

const pascal = name => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const classOf = ({ tagName }) => `${pascal(tagName)}Directive`

/** The inputs of an element in templates: its properties, and its attributes without a property. */
function inputsOf(element) {
  const fields = new Map((element.members ?? []).map(({ name, type }) => [name, type?.text]))
  return attributesOf(element).map(item => {
    const name = item.fieldName ?? item.name
    const isProperty = fields.has(name)
    const given = fields.get(name) ?? item.type?.text ?? 'string'
    const type = isProperty || given === 'boolean' ? given : `${given} | undefined`
    return { name, key: camel(name), isProperty, type, transform: TRANSFORMS[given], comment: docComment(item, '  ') }
  })
}

const eventsOf = ({ events = [] }) =>
  events.map(item => ({ name: item.name, type: item.type.text, comment: docComment(item, '  ') }))

const lines = (items, toLine) => items.map(item => `${toLine(item)}\n`).join('')
const list = (items, toText, separator = ', ') => `{ ${items.map(toText).join(separator)} }`

const outputMap = events => list(events, ({ name }) => `'${name}': '${name}'`)

function declaration(element) {
  const name = classOf(element)
  const inputs = inputsOf(element)
  const events = eventsOf(element)
  const inputMap = list(inputs, item => `'${item.key}': { 'alias': '${item.name}'; 'required': false }`, '; ')
  return `${docComment(element, '')}export declare class ${name} {
${lines(inputs, ({ key, type, comment }) => `${comment}  set ${key}(value: ${type})`)}${lines(
    inputs.filter(({ transform }) => transform),
    ({ key, transform }) => `  static ngAcceptInputType_${key}: ${transform.accepts}`,
  )}${lines(events, item => `${item.comment}  readonly '${item.name}': OutputEmitterRef<${item.type}>`)}  static ɵfac: ɵɵFactoryDeclaration<${name}, never>
  static ɵdir: ɵɵDirectiveDeclaration<${name}, '${element.tagName}', never, ${inputMap}, ${outputMap(events)}, never, never, true, never>
}
`
}

function setter({ name, key, isProperty }) {
  const set = isProperty ? `this.#element.${name} = value` : `setAttribute(this.#element, '${name}', value)`
  return `  set ${key}(value) {\n    ${set}\n  }`
}

/** An input as Angular declares it: its name in templates, the key in the class, and the transform. */
const inputOf = ({ name, key, transform }) => {
  if (transform) return `${key}: ['${name}', '${key}', i0.${transform.by}]`
  return name === key ? `${key}: '${key}'` : `${key}: ['${name}', '${key}']`
}

function implementation(element) {
  const name = classOf(element)
  const inputs = inputsOf(element)
  const events = eventsOf(element)
  const about = `version: '${VERSION}', ngImport: i0, type: ${name}`
  const parts = `selector: '${element.tagName}', inputs: ${list(inputs, inputOf)}, outputs: ${outputMap(events)}`
  return `export class ${name} {
  #element = i0.inject(i0.ElementRef).nativeElement
${lines(inputs, setter)}${lines(events, event => `  '${event.name}' = i0.output()`)}  static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: '12.0.0', ${about}, deps: [], target: i0.ɵɵFactoryTarget.Directive })
  static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: '16.1.0', ${about}, isStandalone: true, ${parts} })
}
`
}

/**
 * The directives of the public elements: their declarations and code. Outputs only declare the types of events and
 * never emit: Angular also listens to the element, so each handler would be called twice.
 */
export function angularDirectives(manifest) {
  const elements = publicElements(manifest)
  const names = elements.map(classOf)
  const types = `import type { OutputEmitterRef, ɵɵDirectiveDeclaration, ɵɵFactoryDeclaration } from '@angular/core'
import type { ChainNamespace, NetworkInput, OpenOptions, OpenOutcome } from '../index.js'

${elements.map(declaration).join('\n')}
/** All of them, for the \`imports\` of a component. */
export declare const WALLET_MODAL_DIRECTIVES: readonly [${names.map(name => `typeof ${name}`).join(', ')}]
`
  const code = `import * as i0 from '@angular/core'

function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : value)
}

${elements.map(implementation).join('\n')}
export const WALLET_MODAL_DIRECTIVES = [${names.join(', ')}]
`
  return { types, code }
}
