import { addMessages } from '../../../core/i18n/add-messages.js'
import { t } from '../../../core/i18n/t.js'
import { copy } from './copy.js'
import { shell as texts } from '../../../locales/en/shell.js'

addMessages(texts)

/** Copies a whole address. Call it from a click on `beside`. */
export const copyAddress = (address: string, beside: Element): Promise<void> =>
  copy(address, beside, t('snack.addressCopied'))
