import { titleOf } from './markdown.mjs'

const rowOf = entry => (typeof entry === 'string' ? { page: entry } : entry)

/** The pages that a folder has on the site, by their titles. */
const pagesBelow = (folder, pages) =>
  [...pages.keys()]
    .filter(place => place.startsWith(`${folder}/`) && place !== `${folder}/index.md`)
    .sort()
    .map(place => ({ page: place.replace(/\.md$/, '') }))

/**
 * The sections of the navigation for these pages: without optional rows whose page is missing, and without empty
 * sections.
 */
export function sectionsOf(navigation, pages) {
  return navigation.flatMap(({ text, pages: entries, folded }) => {
    const rows = entries
      .map(rowOf)
      .flatMap(row => (row.every ? pagesBelow(row.every, pages) : [row]))
      .filter(({ page, maybe }) => !maybe || pages.has(`${page}.md`))
    return rows.length ? [{ text, folded, rows }] : []
  })
}

const linkOf = ({ page, anchor }) => `/${page.replace(/(^|\/)index$/, '$1')}${anchor ? `#${anchor}` : ''}`

/** The sidebar of the site. */
export const sidebarOf = (navigation, pages) =>
  sectionsOf(navigation, pages).map(({ text, folded, rows }) => ({
    text,
    ...(folded ? { collapsed: true } : {}),
    items: rows.map(row => ({ text: row.text ?? titleOf(pages.get(`${row.page}.md`)), link: linkOf(row) })),
  }))

/** What is wrong with the navigation: rows without a page, and pages of the docs without a row. */
export function navigationFaults(navigation, pages, ofDocs) {
  const rows = sectionsOf(navigation, pages).flatMap(section => section.rows)
  const shown = new Set(rows.map(({ page }) => `${page}.md`))
  return [
    ...rows.filter(({ page }) => !pages.has(`${page}.md`)).map(({ page }) => `no page for the row ${page}`),
    ...ofDocs.filter(place => !shown.has(place)).map(place => `no row for the page ${place}`),
  ]
}
