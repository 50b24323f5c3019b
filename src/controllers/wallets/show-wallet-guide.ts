import { navigate } from '../shell/navigate.js'
import { track } from '../shell/analytics/track.js'

/** Explains what a wallet is. */
export function showWalletGuide(): void {
  track('CLICK_WALLET_HELP', undefined)
  navigate({ view: 'WhatIsAWallet', args: undefined })
}
