import { css, html, nothing } from 'lit'

import { offeredSocials } from '../../controllers/connections/login-methods.js'
import { connectorsController } from '../../controllers/connections/connectors.js'
import { leaveFarcaster, logInByFarcaster } from '../../controllers/embedded/log-in-farcaster.js'
import { type SocialStep, socialController } from '../../controllers/embedded/social-login.js'
import { copy } from '../../controllers/shell/copy/copy.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import { t } from '../../core/i18n/t.js'
import { lazy } from '../../core/lazy.js'
import { isMobile } from '../../core/platform/mobile.js'
import { safeWebUrl } from '../../core/url.js'
import type { MessageKey } from '../../locales/en/index.js'
import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { CodeLoader } from '../base/code-loader.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { ConsentBox } from '../connections/consent.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import { linkButton } from './link-button.styles.js'
import { hidden } from '../base/hidden.styles.js'
import { mark } from '../base/mark.styles.js'
import { socialMark, socialMarkStyles, socialOff } from './social-parts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connecting-farcaster-view': W3mConnectingFarcasterView
  }
}

const loadQr = lazy(() => import('../ui/w3m-ui-qr.js'))

interface Face {
  readonly ring: RingState
  readonly title: MessageKey
  readonly text: MessageKey
}

const PROVIDER = { provider: 'Farcaster' }

const FACES: Readonly<Record<Exclude<SocialStep, 'waiting'> | 'loading' | 'phone', Face>> = {
  idle: { ring: 'idle', title: 'social.idle.title', text: 'farcaster.phone.text' },
  loading: { ring: 'waiting', title: 'social.idle.title', text: 'farcaster.loading' },
  phone: { ring: 'waiting', title: 'farcaster.phone.title', text: 'farcaster.phone.text' },
  checking: { ring: 'waiting', title: 'social.checking.title', text: 'social.checking.text' },
  connected: { ring: 'success', title: 'social.connected.title', text: 'social.connected' },
  failed: { ring: 'error', title: 'farcaster.fault', text: 'farcaster.failed' },
}

/**
 * Logs in with Farcaster: a QR code for a phone, or on a phone a button that opens the app.
 *
 * @internal
 */
@element('w3m-connecting-farcaster-view')
export class W3mConnectingFarcasterView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    hidden,
    mark,
    socialMarkStyles,
    linkButton,
    css`
      .mark {
        color: var(--w3m-color-text);
      }
      .logo {
        display: grid;
        place-items: center;
        inline-size: 56px;
        block-size: 56px;
        color: var(--w3m-color-qr);
      }
      .logo .social {
        inline-size: 40px;
        block-size: 40px;
      }
      .center.code {
        padding-block-end: 0;
      }
    `,
    forcedColors,
  ]

  readonly #loader = new CodeLoader(this)
  readonly #consent = new ConsentBox()
  /** The state when the view was last active, shown while it fades out. */
  #shown: { readonly step: SocialStep; readonly link: string | undefined } = { step: 'idle', link: undefined }

  override connectedCallback(): void {
    super.connectedCallback()
    if (offeredSocials().includes('farcaster') && !isConsentMissing()) report(logInByFarcaster(), { shown: true })
    if (!isMobile()) report(this.#loader.load(loadQr))
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    leaveFarcaster()
  }

  protected override render() {
    if (!offeredSocials().includes('farcaster')) return socialOff()
    const { provider, step, link } = socialController.state
    const isCurrent = provider === 'farcaster' && connectorsController.state.attempt !== undefined
    if (routerController.route.view === 'ConnectingFarcaster')
      this.#shown = isCurrent ? { step, link: safeWebUrl(link) } : { step: 'idle', link: undefined }
    const { step: shown, link: href } = this.#shown
    if (shown !== 'waiting') return this.#face(shown, href)
    return href && !isMobile() ? this.#code(href) : this.#face(href ? 'phone' : 'loading', href)
  }

  #code(link: string) {
    return html`<w3m-ui-qr value=${link} label=${t('farcaster.code')}>
        <span class="logo">${socialMark('farcaster')}</span>
      </w3m-ui-qr>
      <w3m-ui-live class="center code" role="status">
        <p class="title">${t('farcaster.title')}</p>
        <p class="quiet">${t('farcaster.text')}</p>
      </w3m-ui-live>
      <w3m-ui-button variant="ghost" @click=${() => report(copy(link, this, t('farcaster.copied')))}
        ><w3m-ui-icon slot="start" name="copy"></w3m-ui-icon>${t('farcaster.copy')}</w3m-ui-button
      >`
  }

  #face(name: keyof typeof FACES, link: string | undefined) {
    const { ring, title, text } = FACES[name]
    return html`
      <div class="center">
        <w3m-ui-spinner-ring state=${ring}><span class="mark">${socialMark('farcaster')}</span></w3m-ui-spinner-ring>
        <w3m-ui-live role="status">
          <p class="title">${t(title, PROVIDER)}</p>
          <p class="quiet">${t(text, PROVIDER)}</p>
        </w3m-ui-live>
      </div>
      ${name === 'phone' && link
        ? html`<a class="button" href=${link} target="_blank" rel="noopener noreferrer">${t('farcaster.open')}</a>`
        : nothing}
      ${name === 'failed' || name === 'idle'
        ? html`${this.#consent.render()}
            <w3m-ui-button
              variant="primary"
              ?disabled=${isConsentMissing()}
              @click=${() => report(logInByFarcaster(), { shown: true })}
              >${t(name === 'idle' ? 'social.with' : 'action.retry', PROVIDER)}</w3m-ui-button
            >`
        : nothing}
    `
  }
}
