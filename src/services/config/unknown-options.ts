import type { Options } from '../../core/entities/options.js'
import { HOSTED } from '../../core/entities/services.js'
import { DEFAULT_FEATURES, FEATURE_ORDERS } from '../../core/features.js'
import { OPTION_NAMES } from '../../core/option-names.js'
import { logger } from '../logger.js'

/**
 * Logs, for the site's developers, options, features and services that do not exist, as plain JavaScript does not show
 * a misspelling, and endpoints of another type. The suggested name is the same in other capitals, or longer.
 */
export function noticeUnknownOptions(options: Options): void {
  const { customRpcUrls = {}, features, services } = options
  const groups = [
    [options, Object.values(OPTION_NAMES).flat(), ''],
    [features, Object.keys({ ...DEFAULT_FEATURES, ...FEATURE_ORDERS }), 'features.'],
    [services, Object.keys(HOSTED), 'services.'],
  ] as const
  for (const [given, known, prefix] of groups)
    for (const name of Object.keys(given ?? {}).filter(name => !known.some(item => item === name))) {
      const likely = known.find(item => item.toLowerCase().startsWith(name.toLowerCase()))
      const hint = likely ? `: did you mean \`${prefix}${likely}\`?` : ''
      logger.notice(`Unknown option \`${prefix}${name}\`${hint}`)
    }
  for (const [id, urls] of Object.entries<unknown>(customRpcUrls))
    if (!Array.isArray(urls)) logger.notice(`\`customRpcUrls['${id}']\` is ignored: it must be a list of \`{ url }\``)
}
