import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': '閉じる',
  'modal.back': '戻る',
  'modal.help': 'ウォレットとは？',
  'modal.loading': '読み込み中',
  'modal.failed.title': 'このページを読み込めませんでした',
  'modal.failed.text': '通信環境を確認して、もう一度お試しください。',
  'modal.reload': 'ページを再読み込み',
  'modal.dismiss': '閉じる',

  'action.retry': '再試行',
  'field.clear': 'クリア',
  'field.search': '検索',

  'copy.byHand': 'お使いのブラウザではここでコピーできません。選択されたテキストをご自身でコピーしてください。',

  'snack.addressCopied': 'アドレスをコピーしました',
  'snack.hashCopied': 'トランザクションIDをコピーしました',
}
