import type { Messages } from './en.js'

/**
 * The text of the way to all wallets, for the visitor who sees it before the titles are there. A copy, as a module that
 * both stand on would be a chunk of its own.
 */
export const listing = {
  'connect.all': 'All wallets',
} as const satisfies Messages
