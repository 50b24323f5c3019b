import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { copy } from '../shell/copy/copy.js'
import { usableUri } from './usable-uri.js'
import { pairing as texts } from '../../locales/en/pairing.js'

addMessages(texts)

/** Copies the pairing link, to paste it into a wallet. Call it from a click on `beside`. */
export async function copyLink(beside: Element): Promise<void> {
  const uri = usableUri()
  if (uri) await copy(uri, beside, t('snack.linkCopied'))
}
