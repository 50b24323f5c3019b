import { type CSSResultGroup, type CSSResultOrNative, getCompatibleStyle } from '@lit/reactive-element'

/**
 * Lists nested styles, of repeated ones the last. Lit's own way needs `Array.prototype.flat`, which scripts of old pages
 * replace or take away (SECURITY: SEC-H1).
 */
export function flatStyles(styles: CSSResultGroup = []): CSSResultOrNative[] {
  const kept = new Set<CSSResultOrNative>()
  const add = (group: CSSResultGroup): void => {
    if (Array.isArray(group)) return group.forEach(add)
    kept.delete(group)
    kept.add(group)
  }
  add(styles)
  return [...kept].map(getCompatibleStyle)
}
