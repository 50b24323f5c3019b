import { figureLocale } from '../../controllers/derived/figure-locale.js'
import type { Token } from '../../core/entities/token.js'
import { t } from '../../core/i18n/t.js'
import type { AmountProblem } from '../../core/rules/send.js'
import { showWritten } from '../../core/written-amount.js'
import { symbolOf } from './send-words.js'

/** What is wrong with an amount, in words. */
export const amountWords = (problem: AmountProblem, token: Token): string =>
  t(`send.amount.${problem}`, {
    symbol: symbolOf(token),
    decimals: token.decimals,
    example: showWritten('1234.5', figureLocale()),
  })
