import MagicString from 'magic-string'
import ts from 'typescript'

/** @typedef {'left' | 'removed'} NoteKind `left`: for a person to do; `removed`: for a person to know */
/** @typedef {{ path: string, line: number, kind: NoteKind, text: string }} Note */

/** How the file is written, so that what is added looks like the rest. */
function styleOf(source) {
  const first = source.statements.find(ts.isImportDeclaration)
  const text = first?.getText(source) ?? ''
  return {
    quote: text.includes('"') ? '"' : "'",
    end: text.endsWith(';') || !first ? ';' : '',
    newline: /\r?\n/.exec(source.text)?.[0] ?? '\n',
  }
}

/** A property to write: its text, and the comment after it on the same line. @typedef {{ text: string, behind: string }} Entry */

/** @param {string | Entry} entry @returns {Entry} */
const entryOf = entry => (typeof entry === 'string' ? { text: entry, behind: '' } : entry)

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

  /** The text of comments. @param {readonly ts.CommentRange[] | undefined} ranges */
  #comments(ranges = []) {
    return ranges.map(({ pos, end }) => this.source.text.slice(pos, end))
  }

  /** The comments above a property, on lines of their own. @param {ts.ObjectLiteralElementLike} property */
  #above(property) {
    const { text } = this.source
    return (ts.getLeadingCommentRanges(text, property.pos) ?? []).filter(({ pos }) =>
      text.slice(property.pos, pos).includes('\n'),
    )
  }

  /** Where a property begins, with the comments above it. @param {ts.ObjectLiteralElementLike} property */
  #start(property) {
    return this.#above(property)[0]?.pos ?? property.getStart(this.source)
  }

  /** Where a property ends, including its comma, and the comments after it on the same line. @param {ts.ObjectLiteralElementLike} property */
  #tail(property) {
    const { text } = this.source
    const before = ts.getTrailingCommentRanges(text, property.end) ?? []
    const last = before.at(-1)?.end ?? property.end
    const comma = /^\s*,/.exec(text.slice(last))?.[0].length ?? 0
    const after = comma ? (ts.getTrailingCommentRanges(text, last + comma) ?? []) : []
    return { end: after.at(-1)?.end ?? last + comma, comments: this.#comments([...before, ...after]) }
  }

  /**
   * The text of an object literal with these properties, in its current layout and with the comments at its end.
   * @param {ts.Node} node the literal, or the node that gives the indentation @param {readonly (string | Entry)[]} properties
   * @param {{ isTall?: boolean }} [how] `isTall`: one line for each property, however short
   */
  layOut(node, properties, { isTall = false } = {}) {
    const given = ts.isObjectLiteralExpression(node) ? node.properties : []
    const [first, last] = [given[0], given.at(-1)]
    const start = node.getStart(this.source)
    const end = last ? this.#tail(last).end : start
    const ending = last ? this.#comments(ts.getLeadingCommentRanges(this.source.text, end)) : []
    const entries = properties.map(entryOf)
    const wasTall = first && this.source.text.slice(start, first.getStart(this.source)).includes('\n')
    const short = `{ ${entries.map(({ text }) => text).join(', ')} }`
    const hasComments = ending.length > 0 || entries.some(({ behind }) => behind)
    if (!entries.length && !ending.length) return '{}'
    if (!isTall && !wasTall && !hasComments && short.length < 80 && !short.includes('\n')) return short
    const outer = this.indentAt(start)
    const inner = wasTall ? this.indentAt(first.getStart(this.source)) : `${outer}  `
    const lines = [...entries.map(({ text, behind }) => `${text},${behind && ` ${behind}`}`), ...ending]
    return ['{', ...lines.map(line => inner + line), `${outer}}`].join(this.style.newline)
  }

  /** The current text of a property, with the comments above it. @param {ts.ObjectLiteralElementLike} property */
  propertyText(property) {
    return this.text.slice(this.#start(property), property.end)
  }

  /** The current text of a property, with all of its comments. @param {ts.ObjectLiteralElementLike} property @returns {Entry} */
  propertyEntry(property) {
    return { text: this.propertyText(property), behind: this.#tail(property).comments.join(' ') }
  }

  /** Renames a property in place. @param {ts.ObjectLiteralElementLike} property @param {string} name */
  renameProperty(property, name) {
    if (ts.isShorthandPropertyAssignment(property))
      return this.replace(property, `${name}: ${this.textOf(property).replace(/^[^:]*:\s*/, '')}`)
    if (!property.name) return
    const [quote = ''] = /^['"]/.exec(property.name.getText(this.source)) ?? []
    this.replace(property.name, `${quote}${name}${quote}`)
  }

  /**
   * Removes properties from an object literal, with the comments that belong to them; everything else stays in place.
   * @param {ts.ObjectLiteralExpression} object @param {ReadonlySet<ts.ObjectLiteralElementLike>} removed
   */
  removeProperties(object, removed) {
    if (!removed.size) return
    if (object.properties.every(property => removed.has(property))) return this.replace(object, '{}')
    const { text } = this.source
    object.properties.forEach((property, index) => {
      if (!removed.has(property)) return
      const start = this.#start(property)
      const { end } = this.#tail(property)
      const lineStart = start - (/[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0)
      const rest = /^[ \t]*\r?\n/.exec(text.slice(end))
      const following = object.properties.slice(index + 1)
      if (rest && text[lineStart - 1] === '\n') this.text.remove(lineStart, end + rest[0].length)
      else if (following[0] && !following.every(one => removed.has(one)))
        this.text.remove(start, this.#start(following[0]))
      else {
        const kept = object.properties.slice(0, index).findLast(one => !removed.has(one))
        this.text.remove(kept?.end ?? start, property.end)
      }
    })
  }
}
