import { plainText, slugOf } from './slug.mjs'

const FENCE = /^\s*(`{3,}|~{3,})/
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/

/** The lines of a page, each with whether it is code. */
export function linesOf(text) {
  let fence = ''
  return text.split('\n').map(line => {
    const [, mark] = FENCE.exec(line) ?? []
    const isCode = fence !== '' || mark !== undefined
    if (mark && !fence) fence = mark
    else if (mark && mark.startsWith(fence)) fence = ''
    return { line, isCode }
  })
}

/** The headings of a page, with the anchors that they get. */
export function headingsOf(text) {
  const seen = new Map()
  return linesOf(text).flatMap(({ line, isCode }) => {
    const [, marks, title] = (!isCode && HEADING.exec(line)) || []
    if (!marks) return []
    const slug = slugOf(plainText(title))
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    return [{ level: marks.length, title: plainText(title), anchor: before ? `${slug}-${before}` : slug }]
  })
}

/** The title of a page. */
export const titleOf = text => headingsOf(text).find(({ level }) => level === 1)?.title

/** The summary of a page: the first sentence of its first paragraph, without markup. */
export function summaryOf(text) {
  const prose = linesOf(text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/<!--[\s\S]*?-->/g, ''))
    .map(({ line, isCode }) => (isCode ? '' : line))
    .join('\n')
  const paragraph = prose.split(/\n{2,}/).find(part => /^[^#|!<\-\s:>]/.test(part.trim()))
  if (!paragraph) return ''
  const plain = plainText(paragraph.replace(/\s+/g, ' ')).replaceAll('`', '')
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain
}

/** The part below a heading, up to the next of its level. */
export function partOf(text, title) {
  const lines = linesOf(text)
  const isHeading = ({ line, isCode }, most) => !isCode && (HEADING.exec(line)?.[1].length ?? 7) <= most
  const start = lines.findIndex(({ line, isCode }) => !isCode && HEADING.exec(line)?.[2] === title)
  if (start < 0) throw new Error(`no heading “${title}”`)
  const level = HEADING.exec(lines[start].line)[1].length
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(entry => isHeading(entry, level))
  return [lines[start], ...(end < 0 ? rest : rest.slice(0, end))]
    .map(({ line }) => line)
    .join('\n')
    .trim()
}
