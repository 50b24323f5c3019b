import { currentLocale } from '../../core/i18n/t.js'
import { optionsController } from './options.js'

/** The locale for numbers: the site's language, else the visitor's own (`undefined`). */
export const figureLocale = (): string | undefined =>
  optionsController.state.options.locale ? currentLocale() : undefined
