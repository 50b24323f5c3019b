/** The token kinds, each with a placeholder colour that is replaced with a class. */
const KINDS = {
  text: '#000001',
  comment: '#000002',
  string: '#000003',
  number: '#000004',
  keyword: '#000005',
  function: '#000006',
  type: '#000007',
  mark: '#000008',
}

const rule = (kind, scope) => ({ scope, settings: { foreground: KINDS[kind] } })

/** A theme whose colours are names of kinds: the style sheet has the real ones, of both themes. */
export const CODE_THEME = {
  name: 'kinds',
  type: 'light',
  fg: KINDS.text,
  bg: '#ffffff',
  colors: { 'editor.foreground': KINDS.text, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: KINDS.text, background: '#ffffff' } },
    rule('comment', ['comment', 'punctuation.definition.comment']),
    rule('string', ['string', 'punctuation.definition.string', 'markup.inline.raw']),
    rule('number', ['constant', 'support.constant', 'constant.language']),
    rule('keyword', ['keyword', 'storage', 'entity.name.tag', 'variable.language']),
    rule('function', ['entity.name.function', 'support.function', 'entity.other.attribute-name']),
    rule('type', ['entity.name.type', 'support.type', 'support.class', 'entity.name.class']),
    rule('mark', ['punctuation', 'keyword.operator', 'meta.brace']),
  ],
}

const kindOf = style => Object.keys(KINDS).find(kind => style?.toLowerCase().includes(KINDS[kind]))

/** Makes classes of colours, as a strict policy takes no `style` attribute. */
export const withClasses = {
  name: 'kinds-as-classes',
  span(node) {
    const kind = kindOf(node.properties.style)
    delete node.properties.style
    if (kind && kind !== 'text') node.properties.class = `code-${kind}`
  },
  pre(node) {
    delete node.properties.style
  },
}
