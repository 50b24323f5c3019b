import { encode } from 'uqr'

/** Blank modules around a code; scanners want four. */
export const QUIET_ZONE = 4

/** Share of the drawing's width left free in the middle for a picture. */
const HOLE = 0.22

/**
 * Texts up to this length, such as addresses, produce small codes: the picture covers more modules than level M can
 * restore, and level H's modules are still larger than those of a pairing code. Longer texts lose a third of what M can
 * restore.
 */
const SHORT = 100

/** The encoder's type for alignment pattern modules. */
const ALIGNMENT = 4

/** Side of a finder pattern, in modules. */
const FINDER = 7

/** A QR code as shapes, in units of one module, the quiet zone included. */
export interface QrDrawing {
  /** Width and height. */
  readonly size: number
  /** Path data of the dots: points, to be stroked with round caps. */
  readonly dots: string
  /** Path data of the alignment patterns, to be filled: decoders look for them like the finder patterns. */
  readonly marks: string
  /** The positions of the three finder patterns. */
  readonly finders: readonly { readonly x: number; readonly y: number }[]
}

/**
 * Draws `text` as a QR code, with `hole` free in the middle. Level M, or a higher one if it adds no modules: in the
 * same area, larger modules help reading from a distance more than a higher level does, unless the hole is too large.
 */
export function drawQr(text: string, { hole = false }: { readonly hole?: boolean } = {}): QrDrawing {
  const ecc = hole && text.length <= SHORT ? 'H' : 'M'
  const { data, types, size: modules } = encode(text, { ecc, boostEcc: true, border: 0 })
  const size = modules + 2 * QUIET_ZONE
  const free = hole ? (Math.ceil(HOLE * size) | 1) / 2 : 0 // odd, like the number of modules
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
