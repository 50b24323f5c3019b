import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': '关闭',
  'modal.back': '返回',
  'modal.help': '什么是钱包？',
  'modal.loading': '正在加载',
  'modal.failed.title': '无法加载此页面',
  'modal.failed.text': '请检查网络连接，然后重试。',
  'modal.reload': '重新加载页面',
  'modal.dismiss': '关闭',

  'action.retry': '重试',
  'field.clear': '清除',
  'field.search': '搜索',

  'copy.byHand': '你的浏览器不允许在此复制。请自行复制选中的文字。',

  'snack.addressCopied': '地址已复制',
  'snack.hashCopied': '交易 ID 已复制',
}
