import { encode } from 'uqr'

/** Blank modules around a code; scanners want four. */
export const QUIET_ZONE = 4

/** Share of the drawing's width that is left free in the middle for a picture. */
const HOLE = 0.22

/**
 * Texts up to this length, as addresses are, give small codes: there the picture takes more modules than level M restores,
 * and those of level H are still larger than the modules of a pairing code. Longer texts lose a third of what M restores.
 */
const SHORT = 100

/** What the encoder calls the modules of alignment patterns. */
const ALIGNMENT = 4

/** Side of a finder pattern, in modules. */
const FINDER = 7

/** A QR code as shapes, in units of one module, the quiet zone included. */
export interface QrDrawing {
  /** Width and height. */
  readonly size: number
  /** Path data of the dots: points, to be stroked with round caps. */
  readonly dots: string
  /** Path data of the alignment patterns, to be filled: decoders look for them as for the finders. */
  readonly marks: string
  /** Where the three finder patterns begin. */
  readonly finders: readonly { readonly x: number; readonly y: number }[]
}

/**
 * Draws `text` as a QR code, with `hole` free in the middle. Level M, or a higher one where it costs no module: on the same
 * surface larger modules are read from further away than a higher level makes up for, unless the hole takes too much.
 */
export function drawQr(text: string, { hole = false }: { readonly hole?: boolean } = {}): QrDrawing {
  const ecc = hole && text.length <= SHORT ? 'H' : 'M'
  const { data, types, size: modules } = encode(text, { ecc, boostEcc: true, border: 0 })
  const size = modules + 2 * QUIET_ZONE
  const free = hole ? (Math.ceil(HOLE * size) | 1) / 2 : 0 // odd, as the number of modules is
  const isFinder = (x: number, y: number): boolean =>
    (y < FINDER && (x < FINDER || x >= modules - FINDER)) || (y >= modules - FINDER && x < FINDER)
  const isFree = (at: number): boolean => Math.abs(at + 0.5 - modules / 2) < free
  let [dots, marks] = ['', '']
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) {
      if (!dark || isFinder(x, y) || (isFree(x) && isFree(y))) continue
      if (Number(types[y]?.[x]) === ALIGNMENT) marks += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`
      else dots += `M${x + QUIET_ZONE + 0.5} ${y + QUIET_ZONE + 0.5}h0`
    }
  const far = modules - FINDER + QUIET_ZONE
  return {
    size,
    dots,
    marks,
    finders: [
      { x: QUIET_ZONE, y: QUIET_ZONE },
      { x: far, y: QUIET_ZONE },
      { x: QUIET_ZONE, y: far },
    ],
  }
}
