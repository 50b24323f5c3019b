import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': '關閉',
  'modal.back': '返回',
  'modal.help': '什麼是錢包？',
  'modal.loading': '載入中',
  'modal.failed.title': '無法載入此頁面',
  'modal.failed.text': '請檢查網路連線，然後再試一次。',
  'modal.reload': '重新載入頁面',
  'modal.dismiss': '關閉',

  'action.retry': '再試一次',
  'field.clear': '清除',
  'field.search': '搜尋',

  'copy.byHand': '你的瀏覽器不允許在此複製。請自行複製選取的文字。',

  'snack.addressCopied': '已複製地址',
  'snack.hashCopied': '已複製交易 ID',
}
