import { addMessages } from '../../../core/i18n/add-messages.js'
import { t } from '../../../core/i18n/t.js'
import { copy } from './copy.js'
import { shell as texts } from '../../../locales/en/shell.js'

addMessages(texts)

/** Copies the hash of a transaction. Call it from a click on `beside`. */
export const copyHash = (hash: string, beside: Element): Promise<void> => copy(hash, beside, t('snack.hashCopied'))
