import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'アカウント名',
  'names.lead': 'アドレスの代わりになる名前',
  'names.text': '他の人があなたの名前宛てに送信できます。名前に対応するアドレスは誰でも確認できます。',
  'names.choose': '名前を選ぶ',
  'names.label': '名前',
  'names.rule': '4～64文字：a～zの英字、数字、ハイフン',
  'names.checking': '{name}を確認中…',
  'names.free': '{name}は利用できます',
  'names.taken': '{name}はすでに使われています',
  'names.suggestions': '利用できる名前',
  'names.suggestions.failed': '名前の候補を取得できませんでした',
  'names.register': '名前を登録',
  'names.registering': '{name}を登録中…',
  'names.failed': '名前を登録できませんでした。もう一度お試しください。',
  'names.expired': '時間がかかりすぎました。もう一度試して、10秒以内に承認してください。',
  'names.done.title': '名前を登録しました',
  'names.done.text': '{name}があなたのアカウントの名前になりました',
  'names.done': '完了',
  'names.none.title': '名前を付けるアカウントがありません',
  'names.none.text': '名前を選ぶには、EVMネットワークでメールまたはソーシャルアカウントを使ってログインしてください。',
}
