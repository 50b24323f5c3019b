import { isLive } from '../shell/live.js'
import { routerController } from '../shell/router.js'
import { prepareSwap } from './prepare-swap.js'

/** Prepares what the form says and shows it for confirmation; a visitor who has gone on meanwhile is left where they are. */
export async function reviewSwap(): Promise<void> {
  await prepareSwap()
  const { view } = routerController.route
  if (isLive() && view === 'Swap') routerController.push({ view: 'SwapPreview', args: undefined })
}
