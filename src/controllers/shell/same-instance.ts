import { optionsController } from './options.js'

/**
 * Says later whether the instance that lives now still does: an answer that one instance waited for must not reach the
 * next. Each instance makes its list of families anew, so that list tells them apart.
 */
export function sameInstance(): () => boolean {
  const { namespaces } = optionsController.state
  return () => optionsController.state.namespaces === namespaces
}
