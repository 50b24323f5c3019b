import type { ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import './texts.js'

/** What people call a family of chains. */
export const familyName = (namespace: ChainNamespace): string => t(`family.${namespace}`)
