import { addToBlock, expectName, toKebab } from './text.mjs'

const element = (name, tag, key) => `import { html } from 'lit'

import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { element, W3mElement } from '../w3m-element.js'

/**
 * The ${name} view.
 *
 * @internal
 */
@element('${tag}')
export class W3m${name}View extends W3mElement {
  static override styles = [reset]

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

const test = (name, tag, key) => `import { expect, fixture, html } from '@open-wc/testing'

import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { en } from '../../../src/core/i18n/locales/en.js'
import '../../../src/elements/views/${tag}.js'

describe('${tag}', () => {
  before(() => addMessages(en))

  it('shows its title and is accessible', async () => {
    const view = await fixture(html\`<${tag}></${tag}>\`)
    expect(view.shadowRoot?.textContent).to.include(en['${key}.title'])
    await expect(view).to.be.accessible()
  })
})
`

const spaced = name => name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$& ')
const lowerFirst = name => name[0].toLowerCase() + name.slice(1)

/** A view of the modal: its element, its test, and its line in each table of views. */
export function view(project, name) {
  expectName(name, /^[A-Z][A-Za-z0-9]*$/, 'TransactionReceipt')
  const tag = `w3m-${toKebab(name)}-view`
  const key = lowerFirst(name)
  const registered = `  ${name}: { load: () => import('./views/${tag}.js'), title: () => t('${key}.title') },`
  const title = `  '${key}.title': '${spaced(name)}',`
  return {
    files: {
      [`src/elements/views/${tag}.ts`]: element(name, tag, key),
      [`test/elements/views/${tag}.test.ts`]: test(name, tag, key),
    },
    edits: [
      { path: 'src/core/views.ts', edit: addToBlock('export interface ViewArguments {', `  ${name}: undefined`) },
      { path: 'src/core/views.ts', edit: addToBlock('export const VIEWS', `  ${name}: {},`) },
      { path: 'src/core/i18n/locales/en.ts', edit: addToBlock('export const en = {', title) },
      { path: 'src/elements/registry.ts', edit: addToBlock('export const REGISTRY', registered) },
    ],
    next: [
      'say in src/core/views.ts what the view must be given',
      'run `npm run manifest`, and after a build `node scripts/check-side-effects.mjs --write`',
      'put a state that shows it into test/e2e/support/states.mjs and run `npm run pictures`: the end-to-end tests want both',
    ],
  }
}
