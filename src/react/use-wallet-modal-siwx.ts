'use client'
import { optionsController } from '../controllers/shell/options.js'
import type { SIWXConfig } from '../core/entities/siwx.js'
import { computed } from '../core/signal.js'
import { useReadable } from './use-readable.js'

const source = computed((): SIWXConfig | undefined => {
  const { siwx, siweConfig } = optionsController.state.options
  return siwx ?? siweConfig
})

/** What the site signs visitors in with: its option `siwx` or `siweConfig`. */
export const useWalletModalSIWX = <T extends SIWXConfig = SIWXConfig>(): T | undefined =>
  useReadable(source, undefined) as T | undefined // the site knows what it gave
