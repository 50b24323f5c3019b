import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where findings go that `scripts/docs/wcag.mjs` makes the report of; unset, they are not written. */
const FOLDER = process.env.WCAG_RECORDS

/** The success criteria that a rule of axe belongs to, by its tags: `wcag2411` is 2.4.11. */
const criteriaOf = tags => tags.flatMap(tag => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? [])

/** The rules that a run of axe applied, each with what came of it: `undecided` is left to a person. */
export function rulesOf({ passes, violations, incomplete }) {
  const results = { passed: passes, failed: violations, undecided: incomplete }
  return Object.entries(results).flatMap(([result, rules]) =>
    rules.map(({ id, tags }) => ({ id, criteria: criteriaOf(tags), result })),
  )
}

/**
 * Collects what one test file found out: a record is a view, its state, the way it was looked at, the faults, and the
 * rules of axe where they were applied.
 *
 * @param file - The name of the file, by which the records are kept apart from those of others.
 */
export function keepRecords(file) {
  const records = []
  return {
    add: record => void records.push(record),
    write() {
      if (!FOLDER) return
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(join(FOLDER, `${file}.json`), JSON.stringify(records))
    },
  }
}
