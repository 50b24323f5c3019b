'use client'
import { siwxSource } from '../client/bindings/namespace-sources.js'
import type { SIWXConfig } from '../core/entities/siwx.js'
import { useReadable } from './use-readable.js'

/** The site's sign-in configuration: its option `siwx` or `siweConfig`. */
export const useWalletModalSIWX = <T extends SIWXConfig = SIWXConfig>(): T | undefined =>
  useReadable(siwxSource, undefined) as T | undefined // the site knows what it passed in
