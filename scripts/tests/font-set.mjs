// Provides a second set of fonts for tests, because a layout that was tested with one set may break with another.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Families of different widths; the first that is installed and is not the usual one is taken. */
const FAMILIES = ['Liberation Sans', 'Noto Sans', 'DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif']

/**
 * The family to use in place of the usual one, with its files.
 *
 * @param {string} installed one file a line: its path, a tab, and its families between commas
 * @param {string} usual the family that a page gets for `sans-serif`
 * @returns {{ family: string, files: string[] } | undefined}
 */
export function otherFonts(installed, usual) {
  const rows = installed
    .split('\n')
    .filter(Boolean)
    .map(line => line.split('\t'))
  const filesOf = family => rows.filter(([, families]) => families?.split(',').includes(family)).map(([file]) => file)
  const family = FAMILIES.find(name => name !== usual && filesOf(name).length)
  return family && { family, files: [...new Set(filesOf(family))] }
}

/** The output of a program; empty if it is not installed. */
const printed = (program, ...args) => spawnSync(program, args, { encoding: 'utf8' }).stdout ?? ''

const escapeXml = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Makes a folder with one other family of this machine and a configuration of fontconfig that knows no fonts but these.
 *
 * @param {string} folder existing files are kept, because a browser of another run may be reading them
 * @returns the name of the family, and the environment in which a browser has it alone; `undefined` on systems without
 *   fontconfig, and where only one family is installed
 */
export function makeFontSet(folder) {
  const installed = printed('fc-list', '--format', '%{file}\t%{family}\n')
  const fonts = otherFonts(installed, printed('fc-match', '--format', '%{family[0]}', 'sans-serif'))
  if (!fonts) return undefined
  mkdirSync(folder, { recursive: true })
  for (const file of fonts.files) {
    const copy = join(folder, basename(file))
    if (!existsSync(copy)) copyFileSync(file, copy)
  }
  const config = join(folder, 'fonts.conf')
  const place = escapeXml(folder)
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${place}</dir>
  <cachedir>${place}/cache</cachedir>
</fontconfig>
`,
  )
  return { family: fonts.family, env: { FONTCONFIG_FILE: config } }
}
