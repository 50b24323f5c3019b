import { summaryOf, titleOf } from './markdown.mjs'
import { sectionsOf } from './navigation.mjs'

/** The rows without repeated pages: several rows may lead to sections of the same file. */
function once(rows, seen) {
  return rows.filter(({ page }) => {
    if (seen.has(page)) return false
    seen.add(page)
    return true
  })
}

/** `llms.txt`: what the product is, and every page as plain Markdown with a sentence on it (https://llmstxt.org). */
export function llmsText(description, navigation, pages) {
  const seen = new Set()
  const sections = sectionsOf(navigation, pages).flatMap(({ text, rows }) => {
    const lines = once(rows, seen).map(({ page }) => {
      const place = `${page}.md`
      const summary = summaryOf(pages.get(place))
      return `- [${titleOf(pages.get(place))}](/${place})${summary ? `: ${summary}` : ''}`
    })
    return lines.length ? [`## ${text}\n\n${lines.join('\n')}`] : []
  })
  return `${['# wallet-modal', `> ${description}`, ...sections].join('\n\n')}\n`
}
