import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'アドレスをコピー',
  'account.explorer': '{explorer}で見る',
  'account.none.title': '未接続',
  'account.none.text': 'ウォレットを接続すると、ここにアカウントが表示されます。',
  'account.none.action': 'ウォレットを接続',

  'list.stale': '以前のデータを表示しています。',
  'list.limited': 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  'list.limited.stale': 'リクエストが多すぎます。以前のデータを表示しています。',

  'profile.type.payment': '支払い',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'スマートアカウント',
}
