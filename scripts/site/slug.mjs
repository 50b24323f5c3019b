/** The anchor that GitHub gives to a heading; the site gives the same, so that one link works in both. */
export const slugOf = text =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** A heading as it reads: no marks of links, code or emphasis. */
export const plainText = text =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(`+)(.*?)\1/g, '$2')
    .replace(/(\*\*|__)(.*?)\1/g, '$2')
    .trim()
