import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { slugOf } from '../../scripts/site/slug.mjs'
import { sidebarOf } from '../../scripts/site/navigation.mjs'
import { NAVIGATION } from '../navigation.mjs'
import { CODE_THEME, withClasses } from './code-theme.mjs'

const PLACE = fileURLToPath(new URL('../../.tmp/site', import.meta.url))
const PAGES = join(PLACE, 'pages')

/** A component of the theme in place of the generator's own. */
const inPlaceOf = (name, own) => ({
  find: new RegExp(`^.*/${name}\\.vue$`),
  replacement: fileURLToPath(new URL(`theme/${own}.vue`, import.meta.url)),
})

const pages = new Map(
  (existsSync(PAGES) ? readdirSync(PAGES, { recursive: true, encoding: 'utf8' }) : [])
    .filter(path => path.endsWith('.md') && !path.startsWith('public'))
    .map(path => [path.replaceAll('\\', '/'), readFileSync(join(PAGES, path), 'utf8')]),
)

const hashOf = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Makes classes of the sides that cells keep to, as a strict policy takes no `style` attribute. */
function alignByClass({ tokens }) {
  for (const token of tokens) {
    const [, side] = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '') ?? []
    if (!side) continue
    token.attrs = token.attrs.filter(([name]) => name !== 'style')
    token.attrJoin('class', `to-${side}`)
  }
}

/** Styles that a page would be rendered with, though its policy takes them off; the scripts set them again. */
const RENDERED_STYLES = / style="--vp-vh:0px;"/g

/** Where the development stack is that is served with the site, if there is one. */
function stackSources() {
  const file = join(PAGES, 'public/live/stack.json')
  const stack = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  if (!stack) return { connected: [], pictures: [], frames: [] }
  const { api, relay, frame, evm } = stack
  return {
    connected: [api.url, relay.url, ...evm.map(({ rpcUrl }) => rpcUrl)],
    pictures: [api.url],
    frames: [frame.url],
  }
}

const { connected, pictures, frames } = stackSources()

/**
 * The policy of a page: its own files, the two inline scripts of the generator by their hashes, and the development stack
 * that is served with it.
 */
function policyOf(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => hashOf(text))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(inline)].join(' ')}`,
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...connected].join(' '),
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

export default {
  title: 'wallet-modal',
  description:
    'Wallet connection for websites: a light, accessible, vendor-free modal as web components with a typed React layer.',
  lang: 'en',
  appearance: { disableTransition: false }, // it would write a style sheet into the page
  srcDir: PAGES,
  outDir: join(PLACE, 'html'),
  cacheDir: join(PLACE, 'cache'),
  srcExclude: ['public/**'],
  metaChunk: true,
  contentProps: { class: 'page' }, // in place of a `style` attribute, which the policy takes off
  head: [
    [
      'link',
      {
        rel: 'icon',
        type: 'image/svg+xml',
        href: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="9" fill="%231f62e0"/%3E%3Cpath d="M9 12h14v9H9zM19 16.5h4" fill="none" stroke="%23fff" stroke-width="2" stroke-linejoin="round"/%3E%3C/svg%3E',
      },
    ],
  ],
  markdown: {
    anchor: { slugify: slugOf },
    theme: CODE_THEME,
    codeTransformers: [withClasses],
    image: { lazyLoading: true },
    config: md => void md.core.ruler.push('align-by-class', alignByClass),
  },
  vite: {
    resolve: {
      alias: [
        inPlaceOf('VPHome', 'Home'), // which has no `main`
        inPlaceOf('VPSidebarGroup', 'SidebarGroups'), // which makes a button of every title
      ],
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: tag => tag.startsWith('wallet-modal') } } },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'React', link: '/react' },
      { text: 'Options', link: '/options' },
      { text: 'API', link: '/api/' },
      { text: 'Errors', link: '/errors' },
    ],
    sidebar: sidebarOf(NAVIGATION, pages),
    outline: { level: [2, 3], label: 'On this page' },
    search: { provider: 'local' },
    externalLinkIcon: true,
  },
  transformHtml: html =>
    html
      .replace(RENDERED_STYLES, '')
      .replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`),
}
