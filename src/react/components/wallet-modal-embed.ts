'use client'
import {
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
  useEffect,
} from 'react'

import { lazy } from '../../core/lazy.js'

const loadModal = lazy(() => import('../../elements/shell/w3m-modal.js'))

/** Properties of `WalletModalEmbed`: the common HTML attributes. */
export type WalletModalEmbedProps = Omit<HTMLAttributes<HTMLElement>, 'children'>

/**
 * The modal at this place in the page: its views with `enableEmbedded`, or the dialog's place with `disableAppend`. Its
 * code loads on mount.
 */
export const WalletModalEmbed: ForwardRefExoticComponent<WalletModalEmbedProps & RefAttributes<HTMLElement>> =
  /* @__PURE__ */ forwardRef<HTMLElement, WalletModalEmbedProps>(function WalletModalEmbed(
    { className, ...props },
    ref,
  ) {
    useEffect(() => {
      loadModal().catch((cause: unknown) => reportError(cause))
    }, [])
    return createElement('w3m-modal', {
      ...props,
      ...(className === undefined ? {} : { class: className }),
      ref,
      suppressHydrationWarning: true, // the element may write its own attributes before React gets here
    })
  })
