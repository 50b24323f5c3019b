import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': '网络错误：无法加载内置钱包',
  'alert.frameLoadFailed.text': '内置钱包未能加载，请稍后重试。',
  'alert.frameRequestTimeout': '内置钱包请求超时',
  'alert.frameRequestTimeout.text': '内置钱包没有响应，请重试。',
  'alert.sessionExpired': '会话已过期',
  'alert.sessionExpired.text': '会话无效。请检查此设备的日期和时间设置，然后重新连接。',
}
