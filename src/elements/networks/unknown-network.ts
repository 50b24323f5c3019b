import { html } from 'lit'

import { t } from '../../core/i18n/t.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'

/** What a network view shows if the site has no network with that id. */
export const unknownNetwork = () =>
  html`<w3m-ui-empty
    icon="network"
    label=${t('switch.unknown.title')}
    detail=${t('switch.unknown.text')}
  ></w3m-ui-empty>`
