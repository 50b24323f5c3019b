import { t } from '../../core/i18n/t.js'
import { element } from '../base/w3m-element.js'
import type { IconName } from './icons/icons.js'
import { type FieldType, W3mUiTextField } from './w3m-ui-text-field.js'

/**
 * A text field for searching, with a button that clears it.
 *
 * @internal
 * @fires {CustomEvent<{ value: string }>} w3m-field-input - The text changed.
 */
@element('w3m-ui-search')
export class W3mUiSearch extends W3mUiTextField {
  override label = t('field.search')
  override type: FieldType = 'search'
  override icon: IconName | '' = 'search'
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-search': W3mUiSearch
  }
}
