import { type TemplateResult, html } from 'lit'

import { loadBalance } from '../../controllers/connections/load-balance.js'
import { tokensOf } from '../../controllers/holdings/held-tokens.js'
import { loadTokens } from '../../controllers/holdings/load-tokens.js'
import { report } from '../../controllers/shell/report.js'
import type { ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import { isStale } from '../../core/list/list.js'
import '../accounts/w3m-list-status.js'
import './texts.js'

function retry(namespace: ChainNamespace): void {
  for (const load of [loadTokens, loadBalance]) report(load(namespace, { force: true }), { shown: true })
}

/** Why the tokens of an account are not all known, with a button to load them again; empty if they are. */
export function tokensStatus(namespace: ChainNamespace): TemplateResult {
  const list = tokensOf(namespace)
  return html`<w3m-list-status
    status=${list.status}
    failed=${t('tokens.failed')}
    partial=${t('tokens.partial')}
    ?stale=${isStale(list)}
    .retryAt=${list.retryAt ?? 0}
    @w3m-list-retry=${() => retry(namespace)}
  ></w3m-list-status>`
}
