import { accounts } from './accounts.js'
import { activity } from './activity.js'
import { alerts } from './alerts.js'
import { buttons } from './buttons.js'
import { calls } from './calls.js'
import { connect } from './connect.js'
import { connections } from './connections.js'
import { embedded } from './embedded.js'
import { holdings } from './holdings.js'
import { names } from './names.js'
import { networks } from './networks.js'
import { onramp } from './onramp.js'
import { pairing } from './pairing.js'
import { pay } from './pay.js'
import { receive } from './receive.js'
import { send } from './send.js'
import { shell } from './shell.js'
import { social } from './social.js'
import { swap } from './swap.js'
import { signIn } from './sign-in.js'
import { switching } from './switching.js'
import { wallets } from './wallets.js'

/**
 * English, the source of the key type, a file a feature. A key is `area.thing`; `{name}` marks what is filled in. This
 * joins them for other languages; an element imports the texts of its feature alone.
 */
export const en = {
  ...buttons,
  ...shell,
  ...alerts,
  ...networks,
  ...accounts,
  ...connections,
  ...wallets,
  ...pairing,
  ...connect,
  ...embedded,
  ...social,
  ...names,
  ...switching,
  ...signIn,
  ...activity,
  ...holdings,
  ...receive,
  ...pay,
  ...send,
  ...swap,
  ...calls,
  ...onramp,
} as const

/** The key of a text. */
export type MessageKey = keyof typeof en

/** Texts of a language by key; missing texts are shown in English. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>
