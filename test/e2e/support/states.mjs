import { drawn } from '../../support/at-rest.mjs'
import { atView, connected } from './page.mjs'
import { ACCOUNT } from './states/account.mjs'
import { BUYING } from './states/buy.mjs'
import { CALLS } from './states/calls.mjs'
import { IN_THE_FRAME, OF_THE_EMBEDDED_WALLET } from './states/embedded.mjs'
import { OF_THREE_FAMILIES, WITH_THREE_IN_ONE } from './states/families.mjs'
import { BY_EMAIL, BY_SOCIAL } from './states/login.mjs'
import { PAYING } from './states/pay.mjs'
import { ON_PHONES } from './states/phones.mjs'
import { SENDING } from './states/send.mjs'
import { SIGN_IN, SIGN_IN_OPTIONAL } from './states/sign-in.mjs'
import { STRANGERS } from './states/strangers.mjs'
import { SWAPPING } from './states/swap.mjs'
import {
  asEmailMember,
  asMember,
  asMemberOfThree,
  asStranger,
  onPhone,
  whereSignedIn,
  withThreeInOne,
} from './states/visitors.mjs'

/** Every state of every view worth a look, and how a visitor comes there. Tests walk over them; pictures are made of them. */

const from = (group, visit, states, more) => states.map(state => ({ ...state, ...more, group, visit }))

export const STATES = [
  ...from('strangers', asStranger, STRANGERS),
  ...from('by email', asStranger, BY_EMAIL),
  ...from('by social account', asStranger, BY_SOCIAL),
  ...from('of the embedded wallet', asEmailMember, OF_THE_EMBEDDED_WALLET),
  ...from('of the embedded wallet', asEmailMember, IN_THE_FRAME, { framed: true }),
  ...from('on phones', onPhone, ON_PHONES, { phone: true }),
  ...from('three in one', withThreeInOne, WITH_THREE_IN_ONE),
  ...from('sign-in', whereSignedIn('required'), SIGN_IN),
  ...from('sign-in that is optional', whereSignedIn('optional'), SIGN_IN_OPTIONAL),
  ...from('members', asMember, ACCOUNT),
  ...from('members', asMember, SENDING),
  ...from('members', asMember, SWAPPING),
  ...from('members', asMember, CALLS),
  ...from('members', asMember, PAYING),
  ...from('members', asMember, BUYING),
  ...from('of three families', asMemberOfThree, OF_THREE_FAMILIES),
]

/** Opens a page, with the focus on the button, and brings it into a state. */
export async function enter(site, state, options) {
  const page = await state.visit(site, options)
  for (const fault of state.faults ?? []) site.stack.api.faults.set(fault)
  if (state.faults) {
    await page.reload()
    await page.locator('wallet-modal-button').getByRole('button').waitFor()
    await page.waitForFunction(() => 'testWallets' in window)
    if (state.visit === asMember) await connected(page)
  }
  await page.locator('wallet-modal-button').getByRole('button').focus()
  await state.go(page, site)
  await atView(page, state.view)
  await drawn(page)
  return page
}

/** Puts the stack back as it was. */
export async function leave(site) {
  const { api, frame, onramp, relay, social, wallet } = site.stack
  api.faults.clear()
  onramp.reset()
  frame.reset()
  social.reset()
  relay.restore()
  wallet.rules.clear()
  for (const { topic } of wallet.sessions()) await wallet.disconnect(topic).catch(() => undefined)
  // The browser's and the product's own words about what was broken on purpose are no complaint.
  const expected = /WebSocket (connection to|is already)|ERR_CONNECTION|wallet-modal\]|Failed to load resource/
  const kept = site.problems.splice(0).filter(text => !expected.test(text))
  site.problems.push(...kept)
}
