import type { WalletModalOptions } from '../../src/client/types.js'
import { routerController } from '../../src/controllers/shell/router.js'
import type { OpenOptions } from '../../src/core/entities/outcome.js'
import { viewTag } from '../../src/elements/registry.js'
import { deepAll } from './deep.js'
import type { Script } from './fake-adapter.js'
import { instance, settle } from './instance.js'
import { waitUntil } from './wait-until.js'

/** Opens the modal and waits for a view. */
export async function openView(
  options: OpenOptions = {},
  { script, site }: { script?: Script; site?: Partial<WalletModalOptions> } = {},
) {
  const { modal, adapter } = instance(script, site)
  const outcome = modal.open(options)
  const view = await shownView()
  return { modal, adapter, outcome, view }
}

/** The view the visitor is at, once it is there and has rendered. */
export async function shownView(): Promise<HTMLElement> {
  const find = (): HTMLElement | undefined => deepAll(document, viewTag(routerController.route.view))[0]
  await waitUntil(() => find()?.shadowRoot?.childElementCount, `no ${routerController.route.view} view`)
  await settle(30)
  const view = find()
  if (!view) throw new Error('the view has gone')
  return view
}
