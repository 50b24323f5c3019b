import MagicString from 'magic-string'
import ts from 'typescript'

import { propertyName } from './nodes.mjs'

/** @typedef {'left' | 'removed'} NoteKind `left`: for a person to do; `removed`: taken out, for a person to know */
/** @typedef {{ path: string, line: number, kind: NoteKind, text: string }} Note */

/** How the file is written, so that what is added looks like the rest. */
function styleOf(source) {
  const first = source.statements.find(ts.isImportDeclaration)
  const text = first?.getText(source) ?? ''
  return { quote: text.includes('"') ? '"' : "'", end: text.endsWith(';') || !first ? ';' : '' }
}

/** Every name that a file declares or uses, but for those of properties. */
function namesIn(source) {
  const names = new Set()
  const visit = node => {
    const { parent } = node
    const isKey =
      parent && (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
    if (ts.isIdentifier(node) && !isKey) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** The changes of one file. */
export class Change {
  /** @param {ts.SourceFile} source @param {string} path as it is reported */
  constructor(source, path) {
    this.source = source
    this.path = path
    this.text = new MagicString(source.text)
    this.style = styleOf(source)
    this.names = namesIn(source)
    /** @type {Note[]} */
    this.notes = []
    /** What is imported in addition: by module, by name. @type {Map<string, Map<string, { local: string, isType: boolean }>>} */
    this.imports = new Map()
    /** What is gone, so that names in it no longer count. @type {{ pos: number, end: number }[]} */
    this.gone = []
  }

  /** What a node's text has become. @param {ts.Node} node */
  textOf(node) {
    return this.text.slice(node.getStart(this.source), node.end)
  }

  /** @param {ts.Node} node @param {string} text */
  replace(node, text) {
    this.text.overwrite(node.getStart(this.source), node.end, text)
  }

  /** Says that what stands in a node is used no more. @param {ts.Node} node */
  drop(node) {
    this.gone.push({ pos: node.getStart(this.source), end: node.end })
  }

  /** @param {ts.Node} node */
  isGone(node) {
    const start = node.getStart(this.source)
    return this.gone.some(({ pos, end }) => pos <= start && node.end <= end)
  }

  /** @param {ts.Node} node @param {NoteKind} kind @param {string} text */
  note(node, kind, text) {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart(this.source))
    this.notes.push({ path: this.path, line: line + 1, kind, text })
  }

  /** The import of a name that the file has already. @param {string} module @param {string} name */
  #existing(module, name) {
    for (const node of this.source.statements) {
      if (!ts.isImportDeclaration(node) || node.moduleSpecifier.text !== module || node.importClause?.isTypeOnly)
        continue
      const named = node.importClause?.namedBindings
      const found =
        named && ts.isNamedImports(named) && named.elements.find(one => (one.propertyName ?? one.name).text === name)
      if (found && !found.isTypeOnly) return found.name.text
    }
    return undefined
  }

  /**
   * Has a name imported; gives what it is called in this file.
   *
   * @param {string} module @param {string} name
   * @param {{ isType?: boolean, local?: string }} [wish] `local` is what it should be called
   */
  need(module, name, { isType = false, local } = {}) {
    const existing = this.#existing(module, name)
    if (existing && !local) return existing
    const ofModule = this.imports.get(module) ?? new Map()
    this.imports.set(module, ofModule)
    const before = ofModule.get(name)
    if (before) {
      before.isType &&= isType
      return before.local
    }
    const free = this.names.has(name) ? `walletModal${name[0]?.toUpperCase()}${name.slice(1)}` : name
    const entry = { local: local ?? free, isType }
    ofModule.set(name, entry)
    return entry.local
  }

  /** Changes the name of something where it is used. @param {ts.Identifier} node @param {string} name */
  rename(node, name) {
    const { parent } = node
    if (ts.isShorthandPropertyAssignment(parent)) this.replace(node, `${node.text}: ${name}`)
    else if (ts.isExportSpecifier(parent) && !parent.propertyName) this.replace(node, `${name} as ${node.text}`)
    else this.replace(node, name)
  }

  /** The white space at the start of the line of a position. @param {number} position */
  indentAt(position) {
    const start = this.source.text.lastIndexOf('\n', position - 1) + 1
    return /^[ \t]*/.exec(this.source.text.slice(start))?.[0] ?? ''
  }

  /**
   * Rewrites an object literal with these properties, keeping its layout.
   * @param {ts.ObjectLiteralExpression} node @param {readonly string[]} properties
   */
  writeObject(node, properties) {
    this.replace(node, this.layOut(node, properties))
  }

  /** The text of an object literal with these properties. @param {ts.Node} node where it stands @param {readonly string[]} properties */
  layOut(node, properties) {
    const [first] = ts.isObjectLiteralExpression(node) ? node.properties : []
    const start = node.getStart(this.source)
    const wasTall = first && this.source.text.slice(start, first.getStart(this.source)).includes('\n')
    const short = `{ ${properties.join(', ')} }`
    if (!properties.length) return '{}'
    if (!wasTall && short.length < 80 && !short.includes('\n')) return short
    const outer = this.indentAt(start)
    const inner = wasTall ? this.indentAt(first.getStart(this.source)) : `${outer}  `
    return `{\n${properties.map(text => `${inner}${text},\n`).join('')}${outer}}`
  }

  /** A property with the comments above it, as it is now. @param {ts.ObjectLiteralElementLike} property */
  propertyText(property) {
    const comments = ts.getLeadingCommentRanges(this.source.text, property.pos) ?? []
    const own = comments.filter(({ pos }) => this.source.text.slice(property.pos, pos).includes('\n'))
    const start = own[0]?.pos ?? property.getStart(this.source)
    return this.text.slice(start, property.end)
  }

  /** A property under another name. @param {ts.ObjectLiteralElementLike} property @param {string} name */
  renameProperty(property, name) {
    const old = propertyName(property)
    if (ts.isShorthandPropertyAssignment(property)) return `${name}: ${this.textOf(property).replace(/^[^:]*:\s*/, '')}`
    const text = this.propertyText(property)
    const key = property.name?.getText(this.source) ?? ''
    const written = /^['"]/.test(key) ? `${key[0]}${name}${key[0]}` : name
    return old === undefined ? text : text.replace(key, () => written)
  }
}
