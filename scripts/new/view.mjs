import { expectFeature, withTexts } from './features.mjs'
import { addToBlock, failing, splitName, toKebab, toTitle } from './text.mjs'

const element = (name, tag, key) => `import { html } from 'lit'

import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { element, W3mElement } from '../base/w3m-element.js'
import './texts.js'

/**
 * The ${name} view.
 *
 * @internal
 */
@element('${tag}')
export class W3m${name}View extends W3mElement {
  static override styles = [reset, viewStyles]

  protected override render() {
    return html\`<p>\${t('${key}.title')}</p>\`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': W3m${name}View
  }
}
`

const test = (name, tag) => `import { expect } from '@open-wc/testing'

import { readText } from '../../helpers/deep.js'
import { endInstance } from '../../helpers/instance.js'
import { openView } from '../../helpers/view.js'

describe('<${tag}>', () => {
  afterEach(endInstance)

  it('shows its title and is accessible', async () => {
    const { view } = await openView({ view: '${name}' })
    expect(view.localName).to.equal('${tag}')
    expect(readText(view)).to.include('${toTitle(name)}')
    await expect(view).to.be.accessible()
  })
${failing('shows what a visitor comes for')}})
`

/** The package lists every module that does something when it is imported, as a view that registers itself does. */
const withSideEffect = path => text => {
  const packageJson = JSON.parse(text)
  const listsElements = packageJson.sideEffects?.some?.(name => name.startsWith('./dist/elements/'))
  if (!listsElements) return text
  return `${JSON.stringify({ ...packageJson, sideEffects: [...packageJson.sideEffects, path] }, null, 2)}\n`
}

const lowerFirst = name => name[0].toLowerCase() + name.slice(1)

/** The files and lines of a view in the folder of a feature. */
export function viewParts(project, feature, name) {
  const tag = `w3m-${toKebab(name)}-view`
  const key = lowerFirst(name)
  const registered = `  ${name}: { load: () => import('./${feature}/${tag}.js'), title: () => t('${key}.title') },`
  const texts = withTexts(project, feature, `  '${key}.title': '${toTitle(name)}',`)
  return {
    files: {
      ...texts.files,
      [`src/elements/${feature}/${tag}.ts`]: element(name, tag, key),
      [`test/elements/${feature}/${tag}.test.ts`]: test(name, tag),
    },
    edits: [
      ...texts.edits,
      { path: 'src/core/views.ts', edit: addToBlock('export interface ViewArguments {', `  ${name}: undefined`) },
      { path: 'src/core/views.ts', edit: addToBlock('export const VIEWS', `  ${name}: {},`) },
      { path: 'package.json', edit: withSideEffect(`./dist/elements/${feature}/${tag}.js`) },
      { path: 'src/elements/registry.ts', edit: addToBlock('export const REGISTRY', registered) },
    ],
    next: [
      'say in src/core/views.ts what the view must be given',
      'put a state that shows it into test/e2e/support/states/ and run `npm run pictures`: the end-to-end tests want both',
    ],
  }
}

/** A view of the modal: its element, its test, and its line in each table of views. */
export function view(project, path) {
  const [feature, name] = splitName(path, /[A-Z][A-Za-z0-9]*/, 'send/TransactionReceipt')
  expectFeature(project, feature)
  return viewParts(project, feature, name)
}
