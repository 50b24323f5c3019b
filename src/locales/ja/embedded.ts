import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': '組み込みウォレット',

  'email.label': 'メールアドレス',
  'email.submit': 'メールで続ける',
  'email.text': 'メールアドレスでログインまたは新規登録できます。インストールは不要です。',
  'email.invalid': 'メールアドレスを入力してください（例：name@example.com）',
  'email.wait': '{seconds, plural, other {#秒}}後にもう一度お試しください',
  'email.sending': 'メールを送信中…',
  'email.failed': 'ログインできませんでした。もう一度お試しください。',
  'email.mails': 'メールの送信回数が多すぎます。1時間後にもう一度お試しください。',
  'email.off.title': 'メールでのログインは無効です',
  'email.off.text': 'このサイトでは利用できません。代わりにウォレットを接続してください。',

  'email.device.title': 'このデバイスを確認',
  'email.device.lead': '受信トレイを確認してください',
  'email.device.text': '{email}に送信したリンクを開いて、このデバイスを確認してください。リンクの有効期間は20分です。',
  'email.device.waiting': 'リンクが開かれるのを待っています…',
  'email.device.refused': 'デバイスは確認されませんでした',
  'email.device.expired': 'メールのリンクの有効期限が切れました',

  'email.code.title': 'コードを入力',
  'email.code.text': '{email}に送信したコードを入力してください。有効期間は20分です。',
  'email.code.label': '6桁のコード',
  'email.code.incomplete': '6桁のコードを入力してください',
  'email.code.failed': 'コードを確認できませんでした。もう一度お試しください。',
  'email.code.wrong': 'コードが正しくありません',
  'email.code.expired': 'コードの有効期限が切れました。新しいコードを請求してください。',
  'email.code.tries': '試行回数が多すぎます。新しいコードを請求してください。',
  'email.code.checking': 'コードを確認中…',
  'email.code.connected': '接続しました',

  'email.change.title': 'メールアドレスを変更',
  'email.change.text':
    '現在は{email}でログインしています。まずこのアドレスに、次に新しいアドレスにコードを送信します。',
  'email.change.submit': 'メールアドレスを変更',
  'email.change.owner.title': '現在のメールアドレスを確認',
  'email.change.new.title': '新しいメールアドレスを確認',
  'email.change.none.title': 'メールでログインしていません',
  'email.change.none.text': 'ログインに使うアドレスを変更するには、メールでログインしてください。',

  'request.title': 'リクエストを承認',
  'request.waiting': 'リクエストを開いています…',
  'request.forbidden': 'この操作は許可されていません',
  'request.none.title': '承認するものはありません',
  'request.none.text': 'このサイトからのリクエストがここに表示されます。',

  'email.resend': 'メールを再送信',
  'email.resend.wait': '{seconds}秒後に再送信できます',
  'email.resend.sent': 'メールを再送信しました',
  'email.other': '別のメールアドレスを使う',
}
