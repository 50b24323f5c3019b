import { KEYS } from '../../services/storage/keys.js'
import { readStored, writeStored } from '../../services/storage/read-write.js'
import { secondsLeft } from './rules.js'

/** Whole seconds until another mail may be asked for, in any tab; 0 when it may be. */
export const mailWait = (): number => secondsLeft(readStored(KEYS.lastEmailLoginTime), Date.now())

/** Notes that a mail was asked for. */
export const noteMail = (): void => writeStored(KEYS.lastEmailLoginTime, Date.now())
