import { type FunctionalComponent, h, type HTMLAttributes, type SetupContext } from 'vue'

import { lazy } from '../../core/lazy.js'

const loadElement = lazy(() => import('../../elements/public/wallet-modal-embed.js'))

const load = (): void => {
  loadElement().catch((cause: unknown) => reportError(cause))
}

/**
 * The place of the modal in the page: its views are rendered here with `enableEmbedded`, and its dialog with
 * `disableAppend`. Its code is loaded on mount. Accepts the common HTML attributes; content with `slot="header"` or
 * `slot="footer"` is shown above or below the ways to connect.
 */
export const WalletModalEmbed: FunctionalComponent<HTMLAttributes> = /* @__PURE__ */ Object.assign(
  (_props: HTMLAttributes, { attrs, slots }: Pick<SetupContext, 'attrs' | 'slots'>) => {
    const content = slots['default']?.()
    return h('wallet-modal-embed', { ...attrs, onVnodeMounted: load }, content && h('w3m-modal', content))
  },
  { displayName: 'WalletModalEmbed', inheritAttrs: false },
)
