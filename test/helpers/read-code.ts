interface QrReader {
  (
    data: Uint8ClampedArray,
    width: number,
    height: number,
    options: { readonly inversionAttempts: 'dontInvert' },
  ): { readonly data: string } | null
}

/** A real decoder, which is no module: it puts itself into the page. */
async function loadReader(): Promise<QrReader> {
  const known = (): unknown => Reflect.get(window, 'jsQR')
  if (!known())
    await new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = '/node_modules/jsqr/dist/jsQR.js'
      script.addEventListener('load', resolve)
      script.addEventListener('error', reject)
      document.head.append(script)
    })
  return known() as QrReader // the script has run
}

const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'background-color'] as const

/** A copy of a drawing that looks the same without its style sheets. */
function standalone(svg: SVGSVGElement, size: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement // a clone is what it is a clone of
  const originals = [svg, ...svg.querySelectorAll('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (!original) continue
    const style = getComputedStyle(original)
    element.setAttribute('style', PAINT.map(name => `${name}:${style.getPropertyValue(name)}`).join(';'))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(size))
  copy.setAttribute('height', String(size))
  return new XMLSerializer().serializeToString(copy)
}

/**
 * Reads a QR code as rendered, in its own colours and dark on light only, at the given size; with `cover`, a square of
 * that share of its width hides the middle.
 */
export async function readCode(svg: SVGSVGElement, size = 300, cover = 0): Promise<string | undefined> {
  const read = await loadReader()
  const image = new Image()
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(standalone(svg, size))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, size, size)
  context.fillStyle = '#808080'
  context.fillRect((size * (1 - cover)) / 2, (size * (1 - cover)) / 2, size * cover, size * cover)
  const { data } = context.getImageData(0, 0, size, size)
  return read(data, size, size, { inversionAttempts: 'dontInvert' })?.data
}
