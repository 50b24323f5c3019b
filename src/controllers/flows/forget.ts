import { optionsController } from '../options.js'
import { cancelConnect } from './attempt.js'
import { forgetIntent } from './intent.js'
import { forgetImages } from './load-image.js'
import { settleOutcome } from './outcome.js'

/** Ends what only lives once a visitor showed intent; part of the end of an instance. */
export function forget(): void {
  if (optionsController.state.created) return // a new instance began meanwhile and owns what is under way
  cancelConnect()
  settleOutcome()
  forgetIntent()
  forgetImages()
}
