import { type FunctionalComponent, h, type HTMLAttributes } from 'vue'

import { lazy } from '../../core/lazy.js'

const loadElement = lazy(() => import('../../elements/public/wallet-modal-embed.js'))

const load = (): void => {
  loadElement().catch((cause: unknown) => reportError(cause))
}

/**
 * The modal at this place in the page: its views with `enableEmbedded`, or the dialog's place with `disableAppend`.
 * Takes the common HTML attributes; its code loads on mount.
 */
export const WalletModalEmbed: FunctionalComponent<HTMLAttributes> = /* @__PURE__ */ Object.assign(
  (_props: HTMLAttributes, { attrs }: { readonly attrs: Readonly<Record<string, unknown>> }) =>
    h('wallet-modal-embed', { ...attrs, onVnodeMounted: load }),
  { displayName: 'WalletModalEmbed', inheritAttrs: false },
)
