import { isModalVisible } from '../shell/visibility.js'
import { routerController } from '../shell/router.js'
import { prepareSwap } from './prepare-swap.js'

/** Prepares the swap of the form and shows it for confirmation, unless the visitor has moved on meanwhile. */
export async function reviewSwap(): Promise<void> {
  await prepareSwap()
  const { view } = routerController.route
  if (isModalVisible() && view === 'Swap') routerController.push({ view: 'SwapPreview', args: undefined })
}
