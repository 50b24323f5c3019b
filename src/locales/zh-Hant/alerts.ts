import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': '網路錯誤：無法載入內建錢包',
  'alert.frameLoadFailed.text': '內建錢包未能載入，請稍後再試。',
  'alert.frameRequestTimeout': '內建錢包請求逾時',
  'alert.frameRequestTimeout.text': '內建錢包沒有回應，請再試一次。',
  'alert.sessionExpired': '工作階段已過期',
  'alert.sessionExpired.text': '工作階段無效。請檢查此裝置的日期和時間設定，然後重新連接。',
}
