import { isDataSaved } from '../../core/platform/online.js'
import { optionsController } from './options.js'

/** Whether code may be fetched before a visitor asks for it: not where the site or the visitor saves data. */
export const mayPreload = (): boolean => optionsController.state.options.preload !== 'intent' && !isDataSaved()
