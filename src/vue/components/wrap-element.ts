import { type FunctionalComponent, h, type HTMLAttributes, type VNode } from 'vue'

import {
  SERVER_STYLE,
  serverClass,
  type ServerFace,
  type ServerLink,
} from '../../elements/public/button-faces/server-face.js'

/** The events of a button. */
export interface ButtonEvents {
  /** Emitted when the button is pressed; `preventDefault()` keeps the modal closed. */
  readonly open: (event: HTMLElementEventMap['w3m-button-open']) => void
  /** Emitted when the modal that the button opened has closed; `detail` is the outcome. */
  readonly close: (event: HTMLElementEventMap['w3m-button-close']) => void
}

/** The events as Vue's types want them. */
type Emits = { [K in keyof ButtonEvents]: ButtonEvents[K] }

/** Some properties of an element, all optional, besides the common HTML attributes and those of server output. */
export type ElementProps<E, K extends keyof E> = { readonly [P in K]?: E[P] | undefined } & Omit<
  HTMLAttributes,
  'onClose'
> &
  ServerLink

/** A button as a Vue component; a template ref to it is the element itself. */
export type ButtonComponent<P> = FunctionalComponent<P, Emits>

/** What `wrapElement` needs to know of an element. */
interface ElementDescription<E extends HTMLElement, K extends keyof E & string> {
  readonly tagName: string
  readonly elementClass: (new () => E) & { getPropertyOptions(name: PropertyKey): { readonly type?: unknown } }
  readonly displayName: string
  /** The properties of its own that it takes. */
  readonly names: readonly K[]
  /** What server output shows until the element is defined, if anything. */
  readonly face: (props: Pick<ElementProps<E, K>, K> & ServerLink) => ServerFace | undefined
}

const isServer = typeof document === 'undefined'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * A declarative shadow root that shows a button's text at its size, as a link if `href` is set. The parser removes it
 * from the markup, so hydration never sees it.
 */
const serverPlaceholder = (face: ServerFace, { href, nonce }: ServerLink): VNode =>
  h('template', { shadowrootmode: 'open' }, [
    h('style', { nonce, innerHTML: SERVER_STYLE }),
    h('a', { href, class: serverClass(face) }, [
      h('span', { class: 'words' }, [
        h('slot', face.text),
        ...(face.otherText ? [h('span', { class: 'other', 'aria-hidden': true }, face.otherText)] : []),
      ]),
    ]),
  ])

/**
 * Creates a typed Vue component from a public element, so templates need no custom element configuration. On a server it
 * renders the element's text in a declarative shadow root, which the element takes over when it is defined.
 */
export function wrapElement<E extends HTMLElement, K extends keyof E & string>({
  tagName,
  elementClass,
  displayName,
  names,
  face,
}: ElementDescription<E, K>): ButtonComponent<ElementProps<E, K>> {
  const readDefaults = (): readonly (readonly [string, unknown])[] => {
    const element = new elementClass()
    return names.filter(name => element[name] !== undefined).map(name => [name, element[name]])
  }
  let defaults: ReturnType<typeof readDefaults> | undefined
  /**
   * The values of a new element for what is not given: a property that is given no longer returns to its own, where Vue
   * would empty it. The dot says that it is no attribute, which hydration would miss in what a server wrote.
   */
  const defaultsBut = (given: object): Readonly<Record<string, unknown>> => {
    const others = (defaults ??= readDefaults()).filter(([name]) => !(name in given))
    return Object.fromEntries(others.map(([name, value]) => [`.${name}`, value]))
  }
  const Wrapped: FunctionalComponent<Record<string, unknown>, Emits> = (all, { attrs, emit, slots }) => {
    const { href, ...props } = all
    const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
    const events = {
      onW3mButtonOpen: (event: HTMLElementEventMap['w3m-button-open']) => emit('open', event),
      onW3mButtonClose: (event: HTMLElementEventMap['w3m-button-close']) => emit('close', event),
    }
    const content = slots['default']?.()
    if (!isServer) return h(tagName, { ...attrs, ...defaultsBut(given), ...given, ...events }, content)
    const link = { href: textOf(href), nonce: textOf(attrs['nonce']) }
    const shown = face({ ...(given as typeof given & Pick<ElementProps<E, K>, K>), ...link }) // its properties are those of `names`
    return h(tagName, { ...attrs, ...given, ...events }, [
      ...(shown ? [serverPlaceholder(shown, link)] : []),
      ...(content ?? []),
    ])
  }
  const isFlag = (name: string): boolean => elementClass.getPropertyOptions(name).type === Boolean
  Wrapped.displayName = displayName
  Wrapped.inheritAttrs = false
  // a boolean attribute may have no value in a template
  Wrapped.props = { ...Object.fromEntries(names.map(name => [name, isFlag(name) ? Boolean : null])), href: null }
  Wrapped.emits = ['open', 'close']
  return Wrapped as unknown as ButtonComponent<ElementProps<E, K>> // its properties are those of `names`
}
