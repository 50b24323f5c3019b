import { dirname, join, normalize } from 'node:path/posix'

import { headingsOf, linesOf } from './markdown.mjs'

const LINK = /(!?\[(?:[^\]\\]|\\.)*\]\()([^)\s]+)(\))/g
const IS_ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/**
 * A page of the docs with its links as the site has them.
 *
 * @param text the page
 * @param source where it is in the project
 * @param toSite returns the place of a file or folder of the project on the site; `undefined` if it is not there
 * @param repository the URL of the repository, for files that are not on the site
 */
export function withSiteLinks(text, source, toSite, repository) {
  const change = target => {
    if (IS_ELSEWHERE.test(target) || target.startsWith('#')) return target
    const [path, anchor] = target.split('#')
    const file = normalize(join(dirname(source), path)).replace(/\/$/, '')
    const place = toSite(file) ?? `${repository}/blob/main/${file}`
    return anchor ? `${place}#${anchor}` : place
  }
  return linesOf(text)
    .map(({ line, isCode }) =>
      isCode ? line : line.replace(LINK, (_, start, target, end) => start + change(target) + end),
    )
    .join('\n')
}

/** The anchors of a page: its headings, and the ids of what is written as HTML. */
const anchorsOf = text =>
  new Set([
    ...headingsOf(text).map(({ anchor }) => anchor),
    ...[...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
  ])

/** The links of a page: those of Markdown and those written as HTML. */
const linksOf = text =>
  linesOf(text)
    .filter(({ isCode }) => !isCode)
    .map(({ line }) => line.replace(/(`+)[^`]+?\1/g, code => code.replace(/[[\]()"]/g, ' ')))
    .flatMap(line => [
      ...[...line.matchAll(LINK)].map(([, , target]) => target),
      ...[...line.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, target]) => target),
      ...[...line.matchAll(/^\s*link:\s*(\/\S*)/g)].map(([, target]) => target),
    ])

/**
 * The links of the site that lead to no page, no file or no heading.
 *
 * @param pages the pages by their places, such as `recipes/viem.md`
 * @param files the places of all else that the site has
 */
export function deadLinks(pages, files) {
  const anchors = new Map([...pages].map(([place, text]) => [place, anchorsOf(text)]))
  const isDead = (place, target) => {
    if (IS_ELSEWHERE.test(target)) return false
    const [path, anchor] = decodeURI(target).split('#')
    const absolute = path.startsWith('/') ? path.slice(1) : path && join(dirname(place), path)
    if (files.has(absolute)) return false
    const page =
      path === ''
        ? place
        : absolute === '' || absolute.endsWith('/')
          ? `${absolute}index.md`
          : `${absolute.replace(/\.(?:md|html)$/, '')}.md`
    return !anchors.has(page) || (Boolean(anchor) && !anchors.get(page).has(anchor))
  }
  return [...pages].flatMap(([place, text]) =>
    linksOf(text)
      .filter(target => isDead(place, target))
      .map(target => `${place}: ${target}`),
  )
}
