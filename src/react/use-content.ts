'use client'
import { steadied } from '../client/bindings/same-content.js'
import type { Readable } from '../core/signal.js'
import { useReadable } from './use-readable.js'

/** Follows a signal of plain data. While it says the same it is the same object, so that nothing is rendered again. */
export const useContent = <T>(source: Readable<T>, server: T): T => useReadable(steadied(source), server)
