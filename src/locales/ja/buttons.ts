import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.offline': 'オフラインです',
  'button.restoring': 'ウォレットの接続を復元中',
  'button.account': 'ウォレットを開く：{network}の{address}',
  'button.account.balance': 'ウォレットを開く：{balance}、{network}の{address}',
  'button.viewOnly': '閲覧のみ',
  'button.viewOnly.account': '閲覧のみ：{network}の{address}',
  'button.viewOnly.account.balance': '閲覧のみ：{balance}、{network}の{address}',
  'button.network': 'ネットワークを選択',
  'button.network.change': 'ネットワークを変更：{network}',
  'button.unsupported': '未対応のネットワーク',
  'button.wallet': '{wallet}を接続',
}
