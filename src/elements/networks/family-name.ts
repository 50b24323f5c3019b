import type { ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import './texts.js'

/** The display name of a chain family. */
export const familyName = (namespace: ChainNamespace): string => t(`family.${namespace}`)
