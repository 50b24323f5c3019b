/** Every way in which a measurement is over its budget. */
export function compare(measured, budgets) {
  const problems = []
  for (const [moment, ceiling] of Object.entries(budgets.bytes)) {
    const bytes = measured.bytes[moment]
    if (!(bytes <= ceiling)) problems.push(`${moment}: ${bytes} bytes, at most ${ceiling}`)
  }
  for (const [view, bytes] of Object.entries(measured.views)) {
    if (bytes > budgets.furtherView) problems.push(`${view}: ${bytes} bytes more, at most ${budgets.furtherView}`)
  }
  for (const url of measured.requestsBeforeIntent) problems.push(`asked for before any intent: ${url}`)
  for (const what of measured.tooEarly) problems.push(`loaded before any intent: ${what}`)
  for (const path of measured.otherChains) problems.push(`in a bundle of EVM alone: ${path}`)
  for (const [name, count] of Object.entries(measured.copies))
    if (count > 1) problems.push(`${count} copies of ${name}`)
  return problems
}
