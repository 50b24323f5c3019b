import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Quét để kết nối',
  'pairing.code': 'Mã QR để kết nối {wallet} với trang web này. Không có máy ảnh? Hãy sao chép liên kết.',
  'pairing.scan': 'Quét bằng {wallet}',
  'pairing.scan.text': 'Mở ví trên điện thoại và quét mã này',
  'pairing.any': 'ví của bạn',
  'pairing.preparing': 'Đang chuẩn bị liên kết an toàn',
  'pairing.left': 'Còn {time}',
  'pairing.copy': 'Sao chép liên kết',
  'pairing.declined': 'Yêu cầu đã bị từ chối. Đây là liên kết mới để thử lại.',
  'pairing.rejected': 'Yêu cầu bị từ chối',
  'pairing.rejected.text': 'Không có gì được chia sẻ. Bạn có thể thử lại.',
  'pairing.unreachable': 'Không thể truy cập WalletConnect',
  'pairing.unreachable.text': 'Hãy kiểm tra kết nối internet hoặc thử lại sau',
  'pairing.failed': 'Không thể kết nối',
  'pairing.failed.text': 'Đã xảy ra lỗi khi kết nối với ví của bạn. Hãy thử lại.',
  'pairing.connected': 'Đã kết nối',
  'pairing.connected.text': 'Bạn đã kết nối bằng {wallet}',
  'pairing.continue': 'Tiếp tục trong {wallet}',
  'pairing.open': 'Mở {wallet}',
  'pairing.mobile.text': 'Phê duyệt kết nối trong ứng dụng, rồi quay lại đây',
  'pairing.desktop.text': 'Phê duyệt kết nối trong ứng dụng trên máy tính này',
  'pairing.web.text': '{wallet} mở trong thẻ mới. Hãy phê duyệt kết nối ở đó, rồi quay lại đây.',
  'pairing.page.text': 'Trang này sẽ mở trong trình duyệt của {wallet}, nơi bạn có thể kết nối',
  'pairing.stuck': '{wallet} không mở?',
  'pairing.again': 'Mở lại',
  'pairing.get': 'Tải ứng dụng',
  'pairing.show': 'Hiện mã QR',

  'snack.linkCopied': 'Đã sao chép liên kết',
}
