// Core rules tested on their own, as no view shows them yet.
import { isAddress } from 'source:core/address'
import { parseCaipAddress } from 'source:core/chain/caip-address'
import { VIEWS } from 'product:core/views'
import { changeEmail } from 'product:controllers/embedded/change-email'
import { emailChangeController } from 'product:controllers/embedded/email-login'
import { answerKind } from 'source:chains/shared/embedded/methods'
import { toCoinType } from 'source:core/chain/caip-address'
import { typeName } from 'product:controllers/names/check-name'
import { registerName } from 'product:controllers/names/register-name'
import { networksController } from 'product:controllers/networks/networks'
import { embedded } from 'product:controllers/connections/embedded/embedded'
import { identityOf } from 'product:controllers/accounts/load-identity'
import { recordIntent } from 'product:controllers/shell/intent'
import { snackController } from 'product:controllers/shell/snack'
import { features } from 'product:controllers/shell/features'
import { goBack } from 'product:controllers/connections/go-back'
import { report } from 'product:controllers/shell/report'
import { createRpc } from 'product:services/json-rpc'
import { formatBalance } from 'source:core/text/format-balance'

import { expand } from '../directives.mjs'

/** What the secure site was asked for is given up. */
const givenUp = new AbortController()

const RULES = {
  views: () => Object.entries(VIEWS).map(([view, { argument }]) => ({ view, argument })),
  parseCaipAddress,
  toCoinType,
  answerKind,
  changeEmail: async email => {
    await changeEmail(email)
    return emailChangeController.state.problem?.message
  },
  askSite: async (name, payload) => (await embedded()).site.request(name, payload, givenUp.signal),
  giveUpSite: () => givenUp.abort(),
  reportSite: async (name, payload) => report((await embedded()).site.request(name, payload)),
  registerName: async (text, place) => {
    const network = networksController.state.active.eip155
    if (place === 'nowhere') networksController.activate({ ...network, unsupported: true })
    typeName(text)
    await registerName()
  },
  isAddress,
  formatBalance,
  goBack,
  features: () => features.get(),
  snacks: async (texts, gap) => {
    for (const text of texts) {
      snackController.show(text, 'error')
      await new Promise(resolve => setTimeout(resolve, gap)) // the case says how fast
    }
  },
  namesOf: address => (recordIntent(), identityOf(address)),
  async batch(url, methods) {
    const rpc = createRpc([url])
    const results = await Promise.allSettled(methods.map(method => rpc.request(method)))
    return results.map(({ status, value, reason }) => (status === 'fulfilled' ? value : `failed: ${reason.name}`))
  },
}

/** Runs one rule; a throw comes back as its message. */
export async function run(name, args) {
  try {
    return { value: await RULES[name](...expand(args)) }
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : String(error), name: error?.name }
  }
}
