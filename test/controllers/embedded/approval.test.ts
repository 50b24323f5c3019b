import { expect } from '@open-wc/testing'

import { Approval } from '../../../src/controllers/embedded/approval.js'
import type { ApprovalPlace } from '../../../src/core/entities/secure-site.js'
import { embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, turns } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const PLACE: ApprovalPlace = { left: 1, top: 2, width: 3, height: 4 }

/** An approval at a place, and where the secure site is shown. */
function begin(script: SecureSiteScript = {}) {
  const { secureSite } = embeddedSite(script)
  const shown: (ApprovalPlace | undefined)[] = []
  Object.assign(secureSite, { show: (place: ApprovalPlace | undefined) => void shown.push(place) })
  const approval = new Approval()
  approval.start({ themeMode: 'light' })
  approval.move(PLACE)
  return { approval, shown, secureSite }
}

describe('an approval', () => {
  afterEach(endInstance)

  it('is shown once the secure site has the theme', async () => {
    let adopt = (): void => undefined
    const { shown, secureSite } = begin({
      SYNC_THEME: () => new Promise(resolve => (adopt = () => resolve(undefined))),
    })
    await waitUntil(() => secureSite.names().includes('SYNC_THEME'))
    expect(shown).to.deep.equal([])
    adopt()
    await waitUntil(() => shown.length)
    expect(shown).to.deep.equal([PLACE])
  })

  it('does not wait for a secure site that says nothing of the theme', async () => {
    const { shown } = begin({ SYNC_THEME: () => new Promise(() => undefined) })
    await waitUntil(() => shown.length, 'not shown', { timeout: 3_000 })
    expect(shown).to.deep.equal([PLACE])
  })

  it('is not shown any more once it has ended', async () => {
    let adopt = (): void => undefined
    const { approval, shown, secureSite } = begin({
      SYNC_THEME: () => new Promise(resolve => (adopt = () => resolve(undefined))),
    })
    await waitUntil(() => secureSite.names().includes('SYNC_THEME'))
    approval.end()
    adopt()
    await turns()
    expect(shown).to.deep.equal([])
  })
})
