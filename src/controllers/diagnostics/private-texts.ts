import type { AccountState } from '../../core/entities/account.js'
import type { Connection } from '../../core/entities/connection.js'
import { KEYS } from '../../services/storage/keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { optionsController } from '../shell/options.js'
import { signInController } from '../sign-in/sign-in-state.js'

type Texts = readonly (string | null | undefined)[]

const ofAccounts = (accounts: AccountState['allAccounts']): Texts =>
  accounts.flatMap(({ address, publicKey }) => [address, publicKey])

const ofState = ({ address, allAccounts, profileName, user, addressLabels }: AccountState): Texts => [
  address,
  ...ofAccounts(allAccounts),
  profileName,
  user?.email,
  user?.userName,
  ...ofAccounts(user?.accounts ?? []),
  ...Object.entries(addressLabels).flat(),
]

const ofConnection = ({ accounts, choice, auth }: Connection): Texts => [
  ...ofAccounts(accounts),
  choice?.address,
  choice?.over,
  auth?.username,
]

/** Private data of the visitor and the site that no report may contain anywhere. */
export function privateTexts(): readonly string[] {
  const { projectId, nonce } = optionsController.state.options
  const stored = readStored(KEYS.connections)
  const texts: Texts = [
    projectId,
    nonce,
    ...Object.values(accountsController.state.accounts).flatMap(ofState),
    ...[...Object.values(connectionsController.state.connections), ...Object.values(stored)].flatMap(list =>
      list.flatMap(ofConnection),
    ),
    ...signInController.state.sessions.flatMap(({ data, signature }) => [data.accountAddress, data.nonce, signature]),
    readStored(KEYS.email),
    ...readStored(KEYS.recentEmails),
    readStored(KEYS.socialUsername),
    readStored(KEYS.sessionToken),
  ]
  return texts.filter(text => typeof text === 'string')
}
