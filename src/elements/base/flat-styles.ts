import { type CSSResultGroup, type CSSResultOrNative, getCompatibleStyle } from '@lit/reactive-element'

/**
 * Flattens nested styles, keeping the last of duplicates. Lit's own implementation needs `Array.prototype.flat`, which
 * scripts in old pages replace or remove.
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
