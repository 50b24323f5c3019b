import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': '正在查找钱包',
  'connect.unnamed': '浏览器钱包',
  'pairing.unknown': '钱包',
  'all.none.title': '未找到钱包',

  'get.list': '可获取的钱包',
  'get.none': '请在应用商店中查找钱包。',
  'get.guide': '探索更多钱包',
  'connecting.get': '没有 {wallet}？立即获取',

  'downloads.title': '获取 {wallet}',
  'downloads.any': '获取钱包',
  'downloads.list': '{wallet} 的获取途径',
  'downloads.chrome': 'Chrome 应用商店',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': '官网',
  'downloads.empty.title': '未找到下载链接',
  'downloads.empty.text': '请在应用商店中查找 {wallet}。',

  'connecting.notFound.title': '此钱包已不可用',
  'connecting.notFound.text': '它可能已在浏览器中停用',
  'connecting.notFound.action': '选择其他钱包',

  'wallet.title': '什么是钱包？',
  'wallet.keys.title': '你的资产之家',
  'wallet.keys.text': '钱包用于存储、发送和接收你的代币和收藏品。',
  'wallet.login.title': '全新的登录方式',
  'wallet.login.text': '只需连接钱包，无需用户名和密码。',
  'wallet.control.title': '一切由你掌控',
  'wallet.control.text': '网站只能发出请求。未经你在钱包中批准，任何资产都不会移动。',
  'wallet.get': '获取钱包',
}
