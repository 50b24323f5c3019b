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
import { keepLoading } from '../../core/platform/keep-loading.js'
import { logger } from '../../services/logger.js'
import { useReadable } from '../use-readable.js'

const loadModal = lazy(() => import('../../elements/shell/w3m-modal.js'))

/**
 * Properties of `WalletModalEmbed`: the common HTML attributes. Children with `slot="header"` or `slot="footer"` are
 * shown above or below the ways to connect.
 */
export type WalletModalEmbedProps = HTMLAttributes<HTMLElement>

/**
 * The place of the modal in the page: its views are rendered here with `enableEmbedded`, and its dialog with
 * `disableAppend`. Its code is loaded on mount.
 */
export const WalletModalEmbed: ForwardRefExoticComponent<WalletModalEmbedProps & RefAttributes<HTMLElement>> =
  /* @__PURE__ */ forwardRef<HTMLElement, WalletModalEmbedProps>(function WalletModalEmbed(
    { className, children, ...props },
    ref,
  ) {
    const isLoaded = useReadable(loadModal.known, undefined) !== undefined
    useEffect(() => {
      const over = new AbortController()
      keepLoading(loadModal, over.signal).catch((error: unknown) => logger.error(error))
      return () => over.abort()
    }, [])
    return createElement(
      'w3m-modal',
      {
        ...props,
        ...(className === undefined ? {} : { class: className }),
        ref,
        suppressHydrationWarning: true, // the element may write its own attributes before React gets here
      },
      isLoaded ? children : null, // until the element is defined, the page would show them as they are
    )
  })
