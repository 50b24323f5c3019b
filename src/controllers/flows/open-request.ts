import { surroundings } from '../../core/platform/in-app.js'
import { navigation } from '../../core/platform/navigation.js'
import { requestLink } from '../../core/request-link.js'
import type { SentRequest } from '../../services/relay/sent-requests.js'
import { readDeepLink } from '../../services/storage/deep-link.js'

/** Leads the visitor to the wallet that was opened by a link, to answer a request: only while their tap still counts. */
export function openRequest({ id, topic }: SentRequest): void {
  const { href } = readDeepLink() ?? {}
  if (!href || !navigation().isActive()) return
  const link = requestLink({ base: href, requestId: id, topic, from: surroundings() })
  if (link) navigation().open(link.url, link.target)
}
