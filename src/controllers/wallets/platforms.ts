import type { Wallet } from '../../core/entities/wallet.js'
import type { ConnectPlatform } from '../../core/events.js'
import { safeWalletUrl } from '../../core/links/app-url.js'
import { safeWebUrl } from '../../core/url.js'

/** The input for deciding how a wallet can be reached. */
export interface PlatformFacts {
  /** The chosen wallet; none for a code that any wallet may scan. */
  readonly wallet: Wallet | undefined
  /** Whether it is in this browser: by its reverse-DNS id, or injected. */
  readonly installed: boolean
  readonly mobile: boolean
  /** Whether it opens the page in its own browser instead of pairing. */
  readonly browses?: boolean
}

/** The ways to reach a wallet, in the order of the tabs (WIRE 4.4); `unsupported` if the wallet cannot be reached. */
export function walletPlatforms({ wallet, installed, mobile, browses }: PlatformFacts): readonly ConnectPlatform[] {
  if (!wallet) return ['qrcode']
  const onPhone = safeWalletUrl(wallet.mobile_link) ?? safeWebUrl(wallet.link_mode)
  const platforms: readonly (readonly [ConnectPlatform, boolean])[] = [
    ['browser', installed],
    ['mobile', mobile && Boolean(onPhone || browses)],
    ['qrcode', !mobile && Boolean(onPhone || wallet.supports_wc)],
    ['web', Boolean(safeWebUrl(wallet.webapp_link))],
    ['desktop', !mobile && Boolean(safeWalletUrl(wallet.desktop_link))],
  ]
  const possible = platforms.flatMap(([platform, is]) => (is ? [platform] : []))
  return possible.length ? possible : ['unsupported']
}
