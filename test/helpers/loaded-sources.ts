/** Which of our own modules the page has asked for so far, by a part of their path. */
export const hasAskedFor = (path: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.includes(`/src/${path}`))
