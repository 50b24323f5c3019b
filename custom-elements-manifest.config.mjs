/** Takes out what is no one's business outside: private members, and what `@internal` hides. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations ?? []) {
        if (!declaration.members) continue
        declaration.members = declaration.members.filter(
          member =>
            !['private', 'protected'].includes(member.privacy) &&
            !member.name.startsWith('#') &&
            !member.name.startsWith('_'),
        )
      }
    }
  },
}

/** Keeps the modules that define an element, in a stable order; the rest is noise in the diff. */
const elementsOnly = {
  name: 'elements-only',
  packageLinkPhase({ customElementsManifest }) {
    customElementsManifest.modules = customElementsManifest.modules
      .filter(module => module.declarations?.some(declaration => declaration.customElement && declaration.tagName))
      .sort((one, other) => (one.path < other.path ? -1 : 1))
  },
}

/** Our own decorator names the tag as lit's does; the analyzer knows only lit's. */
const tagDecorator = {
  name: 'tag-decorator',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isClassDeclaration(node)) return
    for (const decorator of ts.getDecorators?.(node) ?? []) {
      const call = decorator.expression
      if (!ts.isCallExpression(call) || !/^(element|customElement|define\w*)$/.test(call.expression.getText())) continue
      const [tag] = call.arguments
      const declaration = moduleDoc.declarations?.find(({ name }) => name === node.name?.getText())
      if (!declaration || !tag || !ts.isStringLiteralLike(tag)) continue
      declaration.tagName = tag.text
      declaration.customElement = true
      moduleDoc.exports ??= []
      const isListed = moduleDoc.exports.some(
        item => item.kind === 'custom-element-definition' && item.name === tag.text,
      )
      if (!isListed) {
        const target = { name: declaration.name, module: moduleDoc.path }
        moduleDoc.exports.push({ kind: 'custom-element-definition', name: tag.text, declaration: target })
      }
    }
  },
}

export default {
  globs: ['src/elements/**/*.ts'],
  exclude: ['src/elements/**/*.styles.ts'],
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [tagDecorator, publicOnly, elementsOnly],
}
