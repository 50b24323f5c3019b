const cell = text =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ')

/** A Markdown table with a heading, or nothing when there are no rows. */
export function table(title, columns, rows) {
  if (!rows.length) return ''
  const line = cells => `| ${cells.map(cell).join(' | ')} |`
  return [`### ${title}`, '', line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join('\n')
}

/** Text as code, or nothing. */
export const code = text => (text ? `\`${text}\`` : '')
