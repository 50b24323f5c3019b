import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import ts from 'typescript'

const SCRIPT = /\.[cm]?[jt]sx?$/
const TEXT = /\.(?:html|css|scss|sass|less)$/
/** Files that are only searched: components in languages of their own, and declarations. */
const OTHER = /\.(?:vue|svelte|astro|mdx|d\.[cm]?ts)$/
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'out', 'coverage'])

/** The source files below a folder. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/**
 * The module paths that a config sets, including what it extends. A config that only refers to others has the paths of
 * the first of those that sets any.
 */
function pathsIn(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return undefined
  seen.add(file)
  const { config = {} } = ts.readConfigFile(file, path => readFileSync(path, 'utf8'))
  const host = { ...ts.sys, readDirectory: () => [] }
  const { options } = ts.parseJsonConfigFileContent(config, host, dirname(file), undefined, file)
  const { paths, pathsBasePath, baseUrl } = options
  if (baseUrl) return { paths: { '*': ['./*'], ...paths }, pathsBasePath: baseUrl }
  if (paths) return { paths, pathsBasePath }
  if (config.files?.length || !Array.isArray(config.references)) return undefined
  for (const { path = '' } of config.references) {
    const target = resolve(dirname(file), path)
    const found = pathsIn(target.endsWith('.json') ? target : join(target, 'tsconfig.json'), seen)
    if (found) return found
  }
  return undefined
}

/** Returns a function that looks up the module paths of a folder in the nearest config. */
function createPathsOf() {
  /** @type {Map<string, ReturnType<typeof pathsIn>>} */
  const known = new Map()
  const pathsOf = folder => {
    if (known.has(folder)) return known.get(folder)
    const file = ['tsconfig.json', 'jsconfig.json'].map(name => join(folder, name)).find(path => existsSync(path))
    const found = file ? pathsIn(file) : dirname(folder) === folder ? undefined : pathsOf(dirname(folder))
    known.set(folder, found)
    return found
  }
  return pathsOf
}

/** A host that resolves imports among the site's own files, and never into packages. */
function createHost(options, own) {
  const host = ts.createCompilerHost(options)
  const pathsOf = createPathsOf()
  const isInPackages = path => /[\\/]node_modules(?:[\\/]|$)/.test(path)
  const ownFiles = {
    ...host,
    fileExists: path => own.has(resolve(path)),
    directoryExists: path => !isInPackages(path) && existsSync(path),
    realpath: undefined,
  }
  host.resolveModuleNameLiterals = (literals, containing) => {
    const paths = pathsOf(dirname(resolve(containing)))
    return literals.map(({ text }) => {
      if (!text.startsWith('.') && !paths) return { resolvedModule: undefined }
      return ts.resolveModuleName(text, containing, { ...options, ...paths }, ownFiles)
    })
  }
  return host
}

/** A site's sources, with what each name in them stands for. */
export class Project {
  /** @param {string} root */
  constructor(root) {
    this.root = resolve(root)
    const files = filesBelow(this.root)
    this.texts = files.filter(path => TEXT.test(path))
    this.others = files.filter(path => OTHER.test(path))
    const scripts = files.filter(path => SCRIPT.test(path) && !OTHER.test(path))
    const options = {
      allowJs: true,
      noLib: true,
      types: [],
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    }
    this.program = ts.createProgram(scripts, options, createHost(options, new Set(scripts)))
    this.checker = this.program.getTypeChecker()
    this.sources = scripts.flatMap(path => this.program.getSourceFile(path) ?? [])
  }

  /** A path as people write it, from the folder of the site. @param {string} path */
  nameOf(path) {
    return relative(this.root, path).replaceAll('\\', '/')
  }

  /** Whether a file can be read at all. @param {ts.SourceFile} source */
  isBroken(source) {
    return this.program.getSyntacticDiagnostics(source).length > 0
  }

  /** Whether any file imports a package. @param {string} name */
  imports(name) {
    return this.sources.some(({ statements }) =>
      statements.some(node => ts.isImportDeclaration(node) && node.moduleSpecifier.text === name),
    )
  }

  /** What a name stands for where it is used: the symbol of this file. @param {ts.Identifier} node */
  localSymbol(node) {
    const { parent } = node
    if (ts.isShorthandPropertyAssignment(parent) && parent.name === node)
      return this.checker.getShorthandAssignmentValueSymbol(parent)
    if (ts.isExportSpecifier(parent)) return this.checker.getExportSpecifierLocalTargetSymbol(node)
    return this.checker.getSymbolAtLocation(node)
  }

  /** What declares a name, in whatever file of the site. @param {ts.Identifier} node @returns {ts.Declaration | undefined} */
  declarationOf(node) {
    const symbol = this.localSymbol(node)
    if (!symbol) return undefined
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
    const target = isAlias ? this.checker.getAliasedSymbol(symbol) : symbol
    return target.declarations?.[0] ?? symbol.declarations?.[0]
  }

  /** The name and the package that an import brought. @param {ts.Identifier} node */
  originOf(node) {
    const declaration = this.localSymbol(node)?.declarations?.[0]
    if (!declaration || !ts.isImportSpecifier(declaration)) return undefined
    const { propertyName, name, parent } = declaration
    return { name: (propertyName ?? name).text, module: parent.parent.parent.moduleSpecifier.text }
  }
}

/** The packages that the nearest package.json names. @param {string} folder @returns {string[]} */
export function dependenciesOf(folder) {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return dirname(folder) === folder ? [] : dependenciesOf(dirname(folder))
  try {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
  } catch {
    return [] // npm reports what is wrong with it
  }
}
