import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': '{network}に対応するウォレットを接続してください。他のウォレットの接続はそのままです。',
  'active.same': '{wallet}を{family}にも接続',
  'active.other': 'ウォレットを選択',

  'switch.title': 'ネットワークを切り替える',
  'switch.idle.text': 'ウォレットに許可を求める画面が表示されます',
  'switch.idle.action': '{network}に切り替える',
  'switch.waiting.title': '{wallet}で承認してください',
  'switch.waiting.text': 'ウォレットで{network}への切り替えを許可してください',
  'switch.rejected.title': '切り替えが拒否されました',
  'switch.rejected.text': 'ネットワークは変わっていません',
  'switch.failed.title': '切り替えられませんでした',
  'switch.failed.text': '{wallet}で{network}に切り替えるか、もう一度お試しください',
  'switch.done.title': '{network}に切り替わりました',
  'switch.wallet': 'お使いのウォレット',

  'unsupported.title': 'ネットワークを切り替える',
  'unsupported.text': 'ウォレットの現在のネットワークは、このサイトでは利用できません。次の中から選んでください：',
  'unsupported.list': 'このサイトの対応ネットワーク',

  'profile.title': 'ウォレット',
  'profile.active': '使用中のウォレット',
  'profile.accounts': 'このウォレットの他のアカウント',
  'profile.others': '接続中の他のウォレット',
  'profile.recent': '最近使用したウォレット',
  'profile.families': 'ネットワークの種類',
  'profile.none': '{family}のウォレットは接続されていません。',
  'profile.disconnect.all': 'すべてのウォレットの接続を解除',
  'profile.dropped': '{wallet}と{family}の接続が解除されました。',
  'profile.dropped.action': '再接続',
  'profile.remove': '{wallet} {address}の記録を削除',
  'profile.add': 'ウォレットを追加',
  'profile.switch.failed': 'ウォレットを切り替えられませんでした',
}
