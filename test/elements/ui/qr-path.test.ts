import { expect } from '@open-wc/testing'

import { QUIET_ZONE, drawQr } from '../../../src/elements/ui/qr-path.js'
import { pairingUri } from '../../helpers/phones.js'

const pointsOf = (dots: string) =>
  [...dots.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('the drawing of a code', () => {
  it('keeps four blank modules around it', () => {
    const { size, dots, finders } = drawQr(pairingUri())
    for (const { x, y } of pointsOf(dots)) {
      expect(Math.min(x, y)).to.be.above(QUIET_ZONE)
      expect(Math.max(x, y)).to.be.below(size - QUIET_ZONE)
    }
    expect(finders).to.deep.equal([
      { x: 4, y: 4 },
      { x: size - 11, y: 4 },
      { x: 4, y: size - 11 },
    ])
  })

  it('leaves the middle free for a picture, and not much more', () => {
    const { size, dots } = drawQr(pairingUri(), { hole: true })
    const inHole = pointsOf(dots).filter(({ x, y }) => Math.max(Math.abs(x - size / 2), Math.abs(y - size / 2)) < 7)
    expect(inHole).to.be.empty
    const lost = pointsOf(drawQr(pairingUri()).dots).length - pointsOf(dots).length
    expect(lost / (size - 8) ** 2).to.be.below(0.05)
  })

  it('of an address has more error correction if a picture covers its middle, in modules no smaller than those of a pairing', () => {
    const address = `bc1p${'q'.repeat(58)}`
    const [plain, pictured, pairing] = [drawQr(address), drawQr(address, { hole: true }), drawQr(pairingUri())]
    expect(pictured.size).to.be.above(plain.size).and.below(pairing.size)
  })
})
