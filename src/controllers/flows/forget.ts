import { alertsController } from '../alerts.js'
import { imagesController } from '../images.js'
import { optionsController } from '../options.js'
import { routerController } from '../router.js'
import { snackController } from '../snack.js'
import { walletsController } from '../wallets.js'
import { cancelConnect } from './connect.js'
import { forgetIntent } from './intent.js'
import { forgetImages } from './load-image.js'
import { settleOutcome } from './outcome.js'

/** Puts back what only lives once a visitor showed intent; part of the end of an instance. */
export function forget(): void {
  if (optionsController.state.created) return // a new instance began meanwhile and owns the state
  cancelConnect()
  settleOutcome()
  forgetIntent()
  forgetImages()
  for (const controller of [alertsController, imagesController, routerController, snackController, walletsController])
    controller.reset()
}
