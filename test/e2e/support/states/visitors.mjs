import { logIn } from '../email.mjs'
import { connectFamily, endFamily, openFamilies } from '../families.mjs'
import { atView, connect, connected } from '../page.mjs'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const PHONE = { userAgent: IPHONE, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let member

let memberOfThree

/** The storage of a visitor who has connected before. */
const remembered = page => page.context().storageState()

/** A page of a visitor who has to sign in, or may. */
export const whereSignedIn = mode => async (site, options) => (await site.visitor(options)).open(`?signIn=${mode}`)

/** A page of a visitor whose Aspen is connected. */
export async function asMember(site, options) {
  if (!member) {
    const page = await site.open()
    await connect(page)
    member = await remembered(page)
  }
  const page = await (await site.visitor({ ...options, storageState: member })).open()
  await connected(page)
  return page
}

/** A page of a visitor with wallets of three families, and one that was used before. */
export async function asMemberOfThree(site, options) {
  if (!memberOfThree) {
    const page = await openFamilies(site)
    await connectFamily(page, 'solana', 'Larch')
    await atView(page)
    await connectFamily(page, 'bip122', 'Tamarack')
    await atView(page)
    await connectFamily(page, 'eip155', 'Birch')
    await atView(page)
    await endFamily(page, 'eip155')
    await connectFamily(page, 'eip155', 'Aspen')
    await atView(page)
    memberOfThree = await remembered(page)
  }
  const page = await openFamilies(site, { options: { ...options, storageState: memberOfThree } })
  await connected(page)
  await page.waitForFunction(() =>
    ['eip155', 'solana', 'bip122'].every(namespace => window.walletModal.getAccount(namespace).isConnected),
  )
  await page.evaluate(() => window.walletModal.switchNetwork('eip155:31337'))
  return page
}

export const asStranger = async (site, options) => (await site.visitor(options)).open()

export const withThreeInOne = (site, options) => openFamilies(site, { multi: { name: 'Spruce' }, options })

export const onPhone = (site, options) => asStranger(site, { ...PHONE, ...options })

export const EMAIL = 'ada@example.com'

export const asEmailMember = async (site, options) => {
  const page = await asStranger(site, options)
  await logIn(page, site.stack, EMAIL)
  return page
}
