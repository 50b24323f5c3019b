/**
 * The limits of a site in a bundler: those of every site, unless the site has its own. Where a bundler exceeds them,
 * its current values apply instead; these may only be lowered.
 */
const ceilingsOf = (budgets, measured) => ({
  ...budgets.moments,
  ...budgets.sites?.[measured.site],
  ...todayOf(budgets, measured).moments,
})

/**
 * The current values of a site in a bundler that replace limits, for moments and parts. The hashes in file names
 * compress differently whenever anything changes: `noise`, the share that this makes up, is added to bytes.
 */
function todayOf(budgets, { bundler, site }) {
  const { parts = {}, ...moments } = budgets.today?.[`${bundler} ${site}`] ?? {}
  const atMost = one => ({ ...one, ...(one.bytes && { bytes: Math.floor(one.bytes * (1 + (budgets.noise ?? 0))) }) })
  return { moments: Object.fromEntries(Object.entries(moments).map(([name, one]) => [name, atMost(one)])), parts }
}

/** The views and other parts that load later, with their sizes and limits. */
function weightsOf(measured, budgets) {
  const ceilings = { ...budgets.parts, ...todayOf(budgets, measured).parts }
  return Object.entries({ ...measured.views, ...measured.parts }).map(([name, bytes]) => ({
    name,
    bytes,
    ceiling: ceilings[name] ?? budgets.furtherView,
  }))
}

/** Every way in which one measurement is over its budget. */
export function compare(measured, budgets) {
  const problems = []
  for (const [moment, ceilings] of Object.entries(ceilingsOf(budgets, measured))) {
    for (const [what, ceiling] of Object.entries(ceilings)) {
      const found = measured[what][moment]
      if (!(found <= ceiling)) problems.push(`${moment}: ${found} ${what}, at most ${ceiling}`)
    }
  }
  for (const { name, bytes, ceiling } of weightsOf(measured, budgets)) {
    if (bytes > ceiling) problems.push(`${name}: ${bytes} bytes more, at most ${ceiling}`)
  }
  for (const [story, bytes] of Object.entries(budgets.stories?.[`${measured.bundler} ${measured.site}`] ?? {})) {
    const found = measured.stories[story]
    if (!(found <= bytes)) problems.push(`the story of ${story}: ${found} bytes, at most ${bytes}`)
  }
  for (const url of measured.requestsBeforeIntent) problems.push(`asked for before any intent: ${url}`)
  for (const what of measured.tooEarly) problems.push(`loaded before any intent: ${what}`)
  for (const path of measured.otherChains) problems.push(`in a bundle of EVM alone: ${path}`)
  for (const [name, count] of Object.entries(measured.copies))
    if (count > 1) problems.push(`${count} copies of ${name}`)
  return problems
}

/** The moments that have a ceiling. */
const momentsOf = budgets => Object.keys(budgets.moments)

const kilobytes = bytes => (bytes / 1000).toFixed(1)

/** The measurements as lines of a table: kilobytes and files at each moment, and the heaviest further view. */
export function toTable(results, budgets) {
  const moments = momentsOf(budgets)
  const cell = ({ bytes, files }, moment) => `${kilobytes(bytes[moment])} kB / ${files[moment]}`
  const heaviest = ({ views }) => {
    const [view, bytes] = Object.entries(views).reduce((most, row) => (row[1] > most[1] ? row : most), ['', 0])
    return view ? `${view.replace(/^w3m-|-view$/g, '')} ${kilobytes(bytes)} kB` : ''
  }
  const rows = [
    ['bundler', 'site', ...moments, 'heaviest view'],
    ...results.map(one => [one.bundler, one.site, ...moments.map(moment => cell(one, moment)), heaviest(one)]),
    [
      'at most',
      '',
      ...moments.map(moment => cell(toCeilings(budgets), moment)),
      `${kilobytes(budgets.furtherView)} kB`,
    ],
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows.map(row =>
    row
      .map((text, column) => text.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}

/** The sizes of the parts with a limit of their own, one line per site and bundler. */
export function partLines(results, budgets) {
  return results.flatMap(measured => {
    const own = Object.keys({ ...budgets.parts, ...todayOf(budgets, measured).parts })
    const weights = weightsOf(measured, budgets).filter(({ name }) => own.includes(name))
    const said = weights.map(({ name, bytes }) => `${name.replace(/^w3m-|-view$/g, '')} ${kilobytes(bytes)} kB`)
    return said.length ? [`${measured.bundler} ${measured.site}: ${said.join(', ')}`] : []
  })
}

/** The ceilings in the shape of a measurement. */
function toCeilings({ moments }) {
  const pick = what => Object.fromEntries(Object.entries(moments).map(([name, ceilings]) => [name, ceilings[what]]))
  return { bytes: pick('bytes'), files: pick('files') }
}

/** The worst value of all measurements at each moment. */
export function worst(results, budgets) {
  const most = (what, moment) => Math.max(...results.map(one => one[what][moment]))
  return Object.fromEntries(
    momentsOf(budgets).map(moment => [moment, { bytes: most('bytes', moment), files: most('files', moment) }]),
  )
}
