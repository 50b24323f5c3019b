export const REFERENCE: number
export function referenceWork(): number
export function slownessOf(runs: readonly number[]): number
