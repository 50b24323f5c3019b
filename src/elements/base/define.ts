import { flatStyles } from './flat-styles.js'

/** Registers a class for its tag unless the tag is taken, so that loading a script twice is harmless. */
export const element =
  (tag: keyof HTMLElementTagNameMap) =>
  (target: CustomElementConstructor): void => {
    Object.defineProperty(target, 'finalizeStyles', { value: flatStyles })
    if (!customElements.get(tag)) customElements.define(tag, target)
  }
