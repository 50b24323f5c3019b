import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Đăng nhập',
  'signIn.heading': '{site} yêu cầu bạn đăng nhập',
  'signIn.text':
    'Ví của bạn ký thông điệp này để chứng minh tài khoản là của bạn. Việc này không mất phí và không chuyển gì cả.',
  'signIn.domain': 'Trang web',
  'signIn.address': 'Tài khoản',
  'signIn.network': 'Mạng',
  'signIn.statement': 'Tuyên bố',
  'signIn.resources': 'Tài nguyên',
  'signIn.expires': 'Có hiệu lực đến',
  'signIn.whole': 'Toàn bộ thông điệp',
  'signIn.otherDomain':
    'Thông điệp này dành cho {domain}, nhưng bạn đang ở {page}. Chỉ ký nếu bạn biết lý do: ai giữ thông điệp này có thể đăng nhập vào đó với tư cách là bạn.',
  'signIn.action': 'Ký',
  'signIn.waiting': 'Phê duyệt trong {wallet}',
  'signIn.preparing': 'Đang chuẩn bị thông điệp',
  'signIn.wallet': 'ví của bạn',
  'signIn.cancel': 'Hủy',
  'signIn.cancel.disconnects': 'Hủy sẽ ngắt kết nối ví của bạn.',
  'signIn.cancel.returns': 'Hủy sẽ đưa bạn về {network}.',
  'signIn.optional': 'Bạn cũng có thể đóng cửa sổ này và giữ kết nối mà không cần đăng nhập.',
  'signIn.failed': 'Lỗi khi ký thông điệp',
  'signIn.none': 'Không có gì để ký',
  'signIn.none.text': 'Bạn sẽ được yêu cầu đăng nhập khi trang web này cần.',
  'signIn.startFailed': 'Đã xảy ra lỗi khi bắt đầu xác thực',
}
