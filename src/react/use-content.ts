'use client'
import { keepWhileEqual } from '../client/bindings/same-content.js'
import type { Readable } from '../core/signal.js'
import { useReadable } from './use-readable.js'

/** Follows a signal of plain data. Equal content keeps the same object, so nothing is re-rendered. */
export const useContent = <T>(source: Readable<T>, server: T): T => useReadable(keepWhileEqual(source), server)
