import { type FunctionalComponent, h, type HTMLAttributes, type SetupContext, type VNode } from 'vue'

import { lazy } from '../../core/lazy.js'
import { keepLoading } from '../../core/platform/keep-loading.js'
import { logger } from '../../services/logger.js'

const loadElement = lazy(() => import('../../elements/public/wallet-modal-embed.js'))

/** Ends what was started for each element on the page. */
const lives = new WeakMap<object, AbortController>()

function onVnodeMounted({ el }: VNode): void {
  const life = new AbortController()
  if (el) lives.set(el, life)
  keepLoading(loadElement, life.signal).catch((error: unknown) => logger.error(error))
}

const onVnodeBeforeUnmount = ({ el }: VNode): void => (el ? lives.get(el)?.abort() : undefined)

/**
 * The place of the modal in the page: its views are rendered here with `enableEmbedded`, and its dialog with
 * `disableAppend`. Its code is loaded on mount. Accepts the common HTML attributes; content with `slot="header"` or
 * `slot="footer"` is shown above or below the ways to connect.
 */
export const WalletModalEmbed: FunctionalComponent<HTMLAttributes> = /* @__PURE__ */ Object.assign(
  (_props: HTMLAttributes, { attrs, slots }: Pick<SetupContext, 'attrs' | 'slots'>) => {
    const content = slots['default']?.()
    return h(
      'wallet-modal-embed',
      { ...attrs, onVnodeMounted, onVnodeBeforeUnmount },
      content && h('w3m-modal', content),
    )
  },
  { displayName: 'WalletModalEmbed', inheritAttrs: false },
)
