import { type FunctionalComponent, h, type HTMLAttributes } from 'vue'

/** The events of a button. */
export interface ButtonEvents {
  /** The button was pressed; `preventDefault()` keeps the modal closed. */
  readonly open: (event: HTMLElementEventMap['w3m-button-open']) => void
  /** The modal it opened has closed; `detail` is the outcome. */
  readonly close: (event: HTMLElementEventMap['w3m-button-close']) => void
}

/** The events as Vue's types want them. */
type Emits = { [K in keyof ButtonEvents]: ButtonEvents[K] }

/** Some properties of an element, all optional, besides the common HTML attributes. */
export type ElementProps<E, K extends keyof E> = { readonly [P in K]?: E[P] | undefined } & Omit<
  HTMLAttributes,
  'onClose'
>

/** A button as a Vue component; a template ref on it is the element. */
export type ButtonComponent<P> = FunctionalComponent<P, Emits>

/** What `wrapElement` needs to know of an element. */
interface ElementDescription<E extends HTMLElement, K extends keyof E & string> {
  readonly tagName: string
  readonly elementClass: (new () => E) & { getPropertyOptions(name: PropertyKey): { readonly type?: unknown } }
  readonly displayName: string
  /** The properties of its own that it takes. */
  readonly names: readonly K[]
}

/** Creates a typed Vue component from a public element, so templates need no custom element configuration. */
export function wrapElement<E extends HTMLElement, K extends keyof E & string>({
  tagName,
  elementClass,
  displayName,
  names,
}: ElementDescription<E, K>): ButtonComponent<ElementProps<E, K>> {
  const Wrapped: FunctionalComponent<Record<string, unknown>, Emits> = (props, { attrs, emit, slots }) => {
    const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
    const events = {
      onW3mButtonOpen: (event: HTMLElementEventMap['w3m-button-open']) => emit('open', event),
      onW3mButtonClose: (event: HTMLElementEventMap['w3m-button-close']) => emit('close', event),
    }
    return h(tagName, { ...attrs, ...given, ...events }, slots['default']?.())
  }
  const isFlag = (name: string): boolean => elementClass.getPropertyOptions(name).type === Boolean
  Wrapped.displayName = displayName
  Wrapped.inheritAttrs = false
  // a boolean attribute may have no value in a template
  Wrapped.props = Object.fromEntries(names.map(name => [name, isFlag(name) ? Boolean : null]))
  Wrapped.emits = ['open', 'close']
  return Wrapped as unknown as ButtonComponent<ElementProps<E, K>> // its properties are those of `names`
}
