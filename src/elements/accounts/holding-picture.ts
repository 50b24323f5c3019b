import { type TemplateResult, html } from 'lit'

import { imageHosts } from '../../controllers/images/image-hosts.js'
import { trustedImage } from '../../core/image-url.js'
import '../ui/w3m-ui-picture.js'

/** The picture from the metadata, if its host is allowed; otherwise two letters of the name. */
export const holdingPicture = (url: string | undefined, name: string, { round = true } = {}): TemplateResult =>
  html`<w3m-ui-picture ?round=${round} src=${trustedImage(url, imageHosts.get()) ?? ''} name=${name}></w3m-ui-picture>`
