import { announcement } from '../session.mjs'

/** The page with other families beside EVM; they load in chunks, as on a site. */
export async function withFamilies(session, families, provider = {}) {
  await session.start({ path: '/split.html' })
  await session.run('loadFamilies')
  for (const [name, settings] of Object.entries(families)) await session.run('addWallet', name, settings)
  await session.announce(announcement(provider))
  await session.create({}, { families: Object.keys(families) })
}
