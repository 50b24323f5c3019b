import ts from 'typescript'

/** Calls `visit` with every node below one, those inside before those around them. */
export function visitInsideOut(node, visit) {
  ts.forEachChild(node, child => visitInsideOut(child, visit))
  visit(node)
}

/** An expression without what only types see. @param {ts.Expression} node @returns {ts.Expression} */
export function bare(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression)
  return node
}

/** The name of a property, when it is written out. @param {ts.ObjectLiteralElementLike} property */
export function propertyName({ name }) {
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined
}

/** The value of a property as an expression. @param {ts.ObjectLiteralElementLike} property */
export const propertyValue = property =>
  ts.isPropertyAssignment(property)
    ? property.initializer
    : ts.isShorthandPropertyAssignment(property)
      ? property.name
      : undefined

/** The object literal that a call is given first. @param {ts.CallExpression | ts.NewExpression} call */
export function firstObject(call) {
  const [argument] = call.arguments ?? []
  return argument && ts.isObjectLiteralExpression(bare(argument)) ? bare(argument) : undefined
}

/** The statement of the module that holds a node, when no function stands between. @param {ts.Node} node */
export function moduleStatement(node) {
  if (ts.isSourceFile(node.parent)) return node
  if (ts.isFunctionLike(node.parent) || ts.isClassLike(node.parent)) return undefined
  return moduleStatement(node.parent)
}

/** Where a statement starts, with the comments right above it. @param {ts.SourceFile} source @param {ts.Node} statement */
export function startWithComments({ text }, statement) {
  const comments = ts.getLeadingCommentRanges(text, statement.pos) ?? []
  const isApart = (end, start) => /\n[ \t]*\r?\n/.test(text.slice(end, start))
  return comments.reduceRight(
    ({ start, isEnd }, { pos, end }) =>
      isEnd || isApart(end, start) ? { start, isEnd: true } : { start: pos, isEnd: false },
    { start: statement.getStart(), isEnd: false },
  ).start
}

/** The function around a node, or the file. @param {ts.Node} node */
export const scopeOf = node =>
  ts.findAncestor(node.parent, parent => ts.isFunctionLike(parent) || ts.isSourceFile(parent))

/** The tag of an element that opens. @param {ts.Node} node */
export const isOpening = node => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)

/** Whether a node is a string, or a part of a template, other than a module's name. @param {ts.Node} node */
export const isText = node =>
  (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent) && !ts.isExportDeclaration(node.parent)) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

const TESTS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

/** Whether code tests a value for being present. @param {ts.Expression} node @returns {boolean} */
export function isTested(node) {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent)) return isTested(parent)
  if (ts.isBinaryExpression(parent)) return parent.left === node && TESTS.has(parent.operatorToken.kind)
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken
  if (ts.isConditionalExpression(parent)) return parent.condition === node
  return ts.isIfStatement(parent) && parent.expression === node
}
