import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Nakili anwani',
  'account.explorer': 'Tazama kwenye {explorer}',
  'account.none.title': 'Haijaunganishwa',
  'account.none.text': 'Unganisha pochi ili uone akaunti yako hapa.',
  'account.none.action': 'Unganisha pochi',

  'list.stale': 'Takwimu za awali zinaonyeshwa.',
  'list.limited': 'Maombi ni mengi mno. Jaribu tena baada ya muda mfupi.',
  'list.limited.stale': 'Maombi ni mengi mno. Takwimu za awali zinaonyeshwa.',

  'profile.type.payment': 'Malipo',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Akaunti mahiri',
}
