// What does not run yet, and why. The runner fails when an id here is unknown or runs all the same.

/** Areas that belong to later steps as a whole. */
export const PENDING_AREAS = {}

/** Single cases of the areas that run. */
export const PENDING = {}

/** Partially running cases: pending oracles, or a rule checked without its field. */
export const PARTIAL = {
  'CP-023': { reason: 'the rule for addresses runs; no field holds a line break' },
  'CF-016': { reason: 'the providers are read from the features in force' },
}
