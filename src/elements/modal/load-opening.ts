import { expectNetwork } from '../../core/platform/online.js'

type Opening = typeof import('./opening.js')

let loading: Promise<Opening> | undefined

/** Loads what a visitor's first sign of intent needs, once; a failed load may be tried again. */
export function loadOpening(): Promise<Opening> {
  const load = (loading ??= expectNetwork().then(() => import('./opening.js')))
  load.catch(() => {
    if (loading === load) loading = undefined
  })
  return load
}

/** What has been loaded, or is being loaded, if anything. */
export const loadedOpening = (): Promise<Opening> | undefined => loading
