import { type FunctionalComponent, h, type HTMLAttributes, type SetupContext } from 'vue'

import { lazy } from '../../core/lazy.js'

const loadElement = lazy(() => import('../../elements/public/wallet-modal-embed.js'))

const load = (): void => {
  loadElement().catch((cause: unknown) => reportError(cause))
}

/**
 * The modal at this place in the page: its views with `enableEmbedded`, or the dialog's place with `disableAppend`.
 * Takes the common HTML attributes; its code loads on mount. Content with `slot="header"` or `slot="footer"` is shown above
 * or below the ways to connect.
 */
export const WalletModalEmbed: FunctionalComponent<HTMLAttributes> = /* @__PURE__ */ Object.assign(
  (_props: HTMLAttributes, { attrs, slots }: Pick<SetupContext, 'attrs' | 'slots'>) => {
    const content = slots['default']?.()
    return h('wallet-modal-embed', { ...attrs, onVnodeMounted: load }, content && h('w3m-modal', content))
  },
  { displayName: 'WalletModalEmbed', inheritAttrs: false },
)
