import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import ts from 'typescript'

const SCRIPT = /\.[cm]?[jt]sx?$/
const TEXT = /\.(?:html|css)$/
const PASSED_OVER = new Set(['node_modules', 'dist', 'build', 'out', 'coverage'])

/** The files below a folder that people write. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name.startsWith('.') || PASSED_OVER.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** What the site's own tsconfig says of where modules are. */
function pathsOf(root) {
  const file = join(root, 'tsconfig.json')
  if (!existsSync(file)) return {}
  const { config = {} } = ts.readConfigFile(file, path => readFileSync(path, 'utf8'))
  const { paths } = config.compilerOptions ?? {}
  return paths ? { paths, pathsBasePath: root, baseUrl: root } : {}
}

/** A host that follows imports among the site's own files, and looks into no package. */
function createHost(options, own) {
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const isAlias = Object.keys(options.paths ?? {}).some(pattern => text.startsWith(pattern.replace(/\*.*$/, '')))
      if (!text.startsWith('.') && !isAlias) return { resolvedModule: undefined }
      const { resolvedModule } = ts.resolveModuleName(text, containing, options, host)
      return {
        resolvedModule:
          resolvedModule && own.has(resolve(resolvedModule.resolvedFileName)) ? resolvedModule : undefined,
      }
    })
  return host
}

/** A site's sources, with what each name in them stands for. */
export class Project {
  /** @param {string} root */
  constructor(root) {
    this.root = resolve(root)
    const files = filesBelow(this.root)
    this.texts = files.filter(path => TEXT.test(path))
    const scripts = files.filter(path => SCRIPT.test(path) && !/\.d\.[cm]?ts$/.test(path))
    const options = {
      allowJs: true,
      noLib: true,
      types: [],
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      ...pathsOf(this.root),
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

/** The dependencies that the nearest package.json names. @param {string} root @returns {string[]} */
export function dependenciesOf(root) {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return dirname(root) === root ? [] : dependenciesOf(dirname(root))
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
}
