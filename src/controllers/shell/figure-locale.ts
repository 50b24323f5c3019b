import { currentLocale } from '../../core/i18n/t.js'
import { optionsController } from './options.js'

/** The locale that figures are written in: the language that the site chose, else the visitor's own (`undefined`). */
export const figureLocale = (): string | undefined =>
  optionsController.state.options.locale ? currentLocale() : undefined
