/** One row an attribute: lit observes the lower-case name, whether it comes from a property or from `@attr`. */
function mergeAttributes(attributes) {
  const rows = new Map()
  for (const attribute of attributes) {
    const name = attribute.name.toLowerCase()
    const given = Object.entries(attribute).filter(([, value]) => value !== undefined)
    rows.set(name, { ...Object.fromEntries(given), ...rows.get(name), name })
  }
  return [...rows.values()]
}

const isPublic = ({ name, privacy }) => !['private', 'protected'].includes(privacy) && !/^[#_]/.test(name)

/** Takes out what is no one's business outside: private members, and events whose name is a variable in the source. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const declaration of customElementsManifest.modules.flatMap(module => module.declarations ?? [])) {
      const hidden = new Set(declaration.members?.filter(member => !isPublic(member)).map(({ name }) => name))
      declaration.members &&= declaration.members.filter(isPublic)
      declaration.attributes &&= mergeAttributes(
        declaration.attributes.filter(({ fieldName }) => !hidden.has(fieldName)),
      )
      declaration.events &&= declaration.events.filter(({ name }) => name.startsWith('w3m-'))
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

/** Our own `element(tag)` names the tag, above the class or called with it; the analyzer knows only lit's decorator. */
function ownElements() {
  const tags = new Map()
  const note = (ts, call, className) => {
    const isOurs = call && ts.isCallExpression(call) && call.expression.getText() === 'element'
    const [tag] = isOurs ? call.arguments : []
    if (tag && ts.isStringLiteralLike(tag) && className) tags.set(className, tag.text)
  }
  return {
    name: 'own-elements',
    analyzePhase({ ts, node }) {
      if (ts.isClassDeclaration(node)) {
        for (const { expression } of ts.getDecorators?.(node) ?? []) note(ts, expression, node.name?.getText())
      }
      if (ts.isCallExpression(node)) note(ts, node.expression, node.arguments[0]?.getText())
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const { path, declarations = [], ...module } of customElementsManifest.modules) {
        for (const declaration of declarations) {
          const tagName = tags.get(declaration.name)
          if (!tagName) continue
          Object.assign(declaration, { customElement: true, tagName })
          const isListed = module.exports?.some(
            item => item.kind === 'custom-element-definition' && item.name === tagName,
          )
          const definition = {
            kind: 'custom-element-definition',
            name: tagName,
            declaration: { name: declaration.name, module: path },
          }
          if (!isListed) module.exports?.push(definition)
        }
      }
    },
  }
}

export default {
  globs: ['src/elements/**/*.ts'],
  exclude: ['src/elements/**/*.styles.ts'],
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [ownElements(), publicOnly, elementsOnly],
}
