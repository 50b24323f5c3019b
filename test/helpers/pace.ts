import { referenceWork, slownessOf } from '../support/pace.mjs'

/** A limit on time, in milliseconds of a quiet machine, stretched by how much slower this one is right now. */
export const stretched = (limit: number): number =>
  limit * slownessOf([referenceWork(), referenceWork(), referenceWork()])
