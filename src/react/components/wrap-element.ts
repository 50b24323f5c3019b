'use client'
import { createComponent, type EventName } from '@lit/react'
import * as React from 'react'

import type { ServerFace } from '../../elements/public/button-faces/server-face.js'
import { serverPlaceholder } from './server-placeholder.js'

/** Events of the buttons, by the name of their property. */
const EVENTS = {
  onOpen: 'w3m-button-open' as EventName<HTMLElementEventMap['w3m-button-open']>, // brand of @lit/react
  onClose: 'w3m-button-close' as EventName<HTMLElementEventMap['w3m-button-close']>, // as above
}

/**
 * The properties that every button accepts in addition to its own: the common HTML attributes, children and typed
 * events.
 */
export interface ElementProps<E extends HTMLElement> extends Omit<React.HTMLAttributes<E>, 'onClose'> {
  /** A page of the site that the button links to while JavaScript is not available; used in server output. */
  readonly href?: string | undefined
  /** Called when the button is pressed; `preventDefault()` keeps the modal closed. */
  readonly onOpen?: ((event: HTMLElementEventMap['w3m-button-open']) => void) | undefined
  /** Called when the modal that the button opened has closed; `detail` is the outcome. */
  readonly onClose?: ((event: HTMLElementEventMap['w3m-button-close']) => void) | undefined
}

/** Some properties of an element, all of them optional. */
export type OwnProps<E, K extends keyof E> = { readonly [P in K]?: E[P] | undefined }

/** A custom element as a React component; its ref is the element itself. */
export type ElementComponent<E extends HTMLElement, P> = React.ForwardRefExoticComponent<P & React.RefAttributes<E>>

/** What `wrapElement` needs to know of an element. */
export interface ElementDescription<E extends HTMLElement, P> {
  readonly tagName: string
  readonly elementClass: new () => E
  readonly displayName: string
  /** What server output shows until the element is defined, if anything. */
  readonly face: (props: P) => ServerFace | undefined
}

const isServer = typeof document === 'undefined'

/** The attributes equivalent to the properties, for markup; elements use them in lower case. */
function toAttributes(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const isFlag = typeof value === 'boolean' && !name.startsWith('aria-')
    if (typeof value === 'function' || (isFlag && !value)) continue
    attributes[name === 'className' ? 'class' : name.toLowerCase()] = isFlag ? '' : value
  }
  return attributes
}

/**
 * Creates a typed React component from a public element. On a server it renders the properties as attributes and the
 * element's text in a declarative shadow root; the element takes over both when it is defined.
 */
export function wrapElement<E extends HTMLElement, P extends ElementProps<E>>({
  tagName,
  elementClass,
  displayName,
  face,
}: ElementDescription<E, P>): ElementComponent<E, P> {
  const Element = createComponent({ react: React, tagName, elementClass, displayName, events: EVENTS })
  const Wrapped = React.forwardRef<E, P>((all, ref) => {
    const { children, href, ...props } = all
    if (isServer) {
      const shown = face(all as P) // there is no ref on a server
      const placeholder = shown && serverPlaceholder(shown, { href, nonce: props.nonce })
      return React.createElement(tagName, toAttributes(props), placeholder, children)
    }
    // `null` takes the place of the server's reserved space, so that `useId` agrees on both sides.
    return React.createElement(Element as React.ElementType, { ...props, ref }, null, children) // its own props are wider
  })
  Wrapped.displayName = displayName
  return Wrapped as unknown as ElementComponent<E, P> // forwardRef takes the ref out of P, which has none
}
