import { css, html, nothing } from 'lit'

import { connectorsController } from '../../controllers/connections/connectors.js'
import { offeredSocials } from '../../controllers/connections/login-methods.js'
import { logInBySocial } from '../../controllers/embedded/log-in-social.js'
import { recordRedirect } from '../../controllers/embedded/redirect.js'
import {
  type SocialProblem,
  type SocialState,
  type SocialStep,
  socialController,
} from '../../controllers/embedded/social-login.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import type { Social } from '../../core/features.js'
import { t } from '../../core/i18n/t.js'
import { isSocial, SOCIAL_NAMES } from '../../core/social.js'
import { safeWebUrl } from '../../core/url.js'
import type { MessageKey } from '../../locales/en/index.js'
import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { ConsentBox } from '../connections/consent.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import { mark } from '../base/mark.styles.js'
import { socialMark, socialMarkStyles, socialOff } from './social-parts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connecting-social-view': W3mConnectingSocialView
  }
}

interface Face {
  readonly ring: RingState
  readonly title: MessageKey
  readonly text: MessageKey
}

const FACES: Readonly<Record<SocialStep, Face>> = {
  idle: { ring: 'idle', title: 'social.idle.title', text: 'social.idle.text' },
  waiting: { ring: 'waiting', title: 'social.waiting.title', text: 'social.waiting.text' },
  checking: { ring: 'waiting', title: 'social.checking.title', text: 'social.checking.text' },
  connected: { ring: 'success', title: 'social.connected.title', text: 'social.connected' },
  failed: { ring: 'error', title: 'social.fault.refused', text: 'social.refused' },
}

/** The texts of each problem; the titles are those of SPEC 8. */
const PROBLEMS: Readonly<Record<SocialProblem['kind'], { readonly title: MessageKey; readonly text: MessageKey }>> = {
  blocked: { title: 'social.fault.start', text: 'social.blocked' },
  unreachable: { title: 'social.fault.start', text: 'social.failed' },
  closed: { title: 'social.fault.closed', text: 'social.closed' },
  refused: { title: 'social.fault.refused', text: 'social.refused' },
  noStorage: { title: 'social.fault.start', text: 'social.noStorage' },
}

/** The state of the login with a provider; idle if another provider's login is current, or none. */
function stateOf(provider: unknown): SocialState {
  const { state } = socialController
  const isCurrent = state.provider === provider && connectorsController.state.attempt !== undefined
  if (isCurrent) return state
  return { provider: isSocial(provider) ? provider : undefined, step: 'idle', problem: undefined, link: undefined }
}

/**
 * The progress of a social login, in a popup or in this tab.
 *
 * @internal
 */
@element('w3m-connecting-social-view')
export class W3mConnectingSocialView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    mark,
    socialMarkStyles,
    css`
      .mark {
        color: var(--w3m-color-text);
      }
      .here {
        display: grid;
        place-items: center;
        min-block-size: 44px;
        border-radius: var(--w3m-radius-4);
        color: var(--w3m-color-accent-text);
        text-align: center;
      }
      .here:hover {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    `,
    forcedColors,
  ]

  /** The state when the view was last active, shown while it fades out. */
  #shown: SocialState = { provider: undefined, step: 'idle', problem: undefined, link: undefined }

  readonly #consent = new ConsentBox()

  protected override render() {
    const { route } = routerController
    if (route.view === 'ConnectingSocial') this.#shown = stateOf(route.args.provider)
    const { provider, step, problem, link } = this.#shown
    if (!provider || provider === 'farcaster' || !offeredSocials().includes(provider)) return socialOff()
    const name = { provider: SOCIAL_NAMES[provider] }
    const { title, text } = problem ? PROBLEMS[problem.kind] : FACES[step]
    const reason = problem?.message
    return html`
      <div class="center">
        <w3m-ui-spinner-ring state=${FACES[step].ring}>
          <span class="mark">${socialMark(provider)}</span>
        </w3m-ui-spinner-ring>
        <w3m-ui-live role="status">
          <p class="title">${t(title, name)}</p>
          <p class="quiet">${t(text, name)}</p>
          ${reason ? html`<p class="quiet">${t('social.refused.said', { ...name, reason })}</p>` : nothing}
        </w3m-ui-live>
      </div>
      ${step === 'idle' || step === 'failed' ? this.#actions(provider, step, link) : nothing}
    `
  }

  #actions(provider: Social, step: SocialStep, link: string | undefined) {
    const blocked = isConsentMissing()
    const here = blocked ? undefined : safeWebUrl(link)
    return html`${this.#consent.render()}
      <w3m-ui-button
        variant="primary"
        ?disabled=${blocked}
        @click=${() => report(logInBySocial(provider), { shown: true })}
        >${step === 'idle' ? t('social.with', { provider: SOCIAL_NAMES[provider] }) : t('action.retry')}</w3m-ui-button
      >
      ${here
        ? html`<a class="here" href=${here} target="_top" rel="noreferrer" @click=${() => recordRedirect(provider)}
            >${t('social.here')}</a
          >`
        : nothing}`
  }
}
