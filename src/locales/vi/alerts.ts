import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Lỗi mạng: không thể tải ví nhúng',
  'alert.frameLoadFailed.text': 'Ví nhúng chưa tải được. Hãy thử lại sau.',
  'alert.frameRequestTimeout': 'Yêu cầu tới ví nhúng đã hết thời gian chờ',
  'alert.frameRequestTimeout.text': 'Ví nhúng không phản hồi. Hãy thử lại.',
  'alert.sessionExpired': 'Phiên đã hết hạn',
  'alert.sessionExpired.text': 'Phiên không hợp lệ. Hãy kiểm tra cài đặt ngày giờ của thiết bị này rồi kết nối lại.',
}
