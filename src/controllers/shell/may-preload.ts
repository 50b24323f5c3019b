import { isDataSaved } from '../../core/platform/online.js'
import { optionsController } from './options.js'

/** Whether code may be prefetched: not if the site or the visitor saves data. */
export const mayPreload = (): boolean => optionsController.state.options.preload !== 'intent' && !isDataSaved()
