import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildWithVite8 } from '../scripts/sizes/bundlers/vite.mjs'

const PLACE = fileURLToPath(new URL('../.tmp/sites', import.meta.url))

/**
 * The smallest Lit page with a button that opens a dialog with a few rows. The other times are compared with its times.
 */
const SITE = `
import { LitElement, html } from 'lit'
class BareButton extends LitElement {
  render() {
    return html\`<button @click=\${() => import('./dialog.js').then(({ open }) => open())}>Connect</button>\`
  }
}
customElements.define('bare-button', BareButton)
`
const DIALOG = `
import { LitElement, html } from 'lit'
class BareDialog extends LitElement {
  render() {
    const rows = Array.from({ length: 6 }, (_, index) => html\`<li><button>Wallet \${index}</button></li>\`)
    return html\`<section><ul>\${rows}</ul></section>\`
  }
}
customElements.define('bare-dialog', BareDialog)
export const open = () => document.body.append(document.createElement('bare-dialog'))
`
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">
<style>bare-dialog { display: block }</style></head><body><main><bare-button></bare-button></main><script type="module" src="/site.js"></script></body></html>
`

/** Builds the bare page with Vite 8; `remove` it after use. */
export async function buildBarePage() {
  mkdirSync(PLACE, { recursive: true })
  const root = mkdtempSync(join(PLACE, 'bare-'))
  const files = { 'index.html': PAGE, 'site.js': SITE, 'dialog.js': DIALOG, 'package.json': '{"type":"module"}' }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const folder = join(root, 'public')
  await buildWithVite8(root, folder)
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}
