import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Đang tìm ví',
  'connect.unnamed': 'Ví trình duyệt',
  'pairing.unknown': 'Ví',
  'all.none.title': 'Không tìm thấy ví',

  'get.list': 'Các ví để tải',
  'get.none': 'Hãy tìm ví trong cửa hàng ứng dụng của bạn.',
  'get.guide': 'Khám phá thêm ví',
  'connecting.get': 'Chưa có {wallet}? Tải ngay',

  'downloads.title': 'Tải {wallet}',
  'downloads.any': 'Tải ví',
  'downloads.list': 'Nơi tải {wallet}',
  'downloads.chrome': 'Cửa hàng Chrome trực tuyến',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Trang web',
  'downloads.empty.title': 'Không tìm thấy liên kết tải',
  'downloads.empty.text': 'Hãy tìm {wallet} trong cửa hàng ứng dụng của bạn.',

  'connecting.notFound.title': 'Ví này không còn dùng được',
  'connecting.notFound.text': 'Có thể ví đã bị tắt trong trình duyệt của bạn',
  'connecting.notFound.action': 'Chọn ví khác',

  'wallet.title': 'Ví là gì?',
  'wallet.keys.title': 'Ngôi nhà cho tài sản của bạn',
  'wallet.keys.text': 'Ví lưu trữ, gửi và nhận token cùng vật phẩm sưu tầm của bạn.',
  'wallet.login.title': 'Cách đăng nhập mới',
  'wallet.login.text': 'Kết nối ví thay vì dùng tên người dùng và mật khẩu.',
  'wallet.control.title': 'Bạn luôn nắm quyền kiểm soát',
  'wallet.control.text':
    'Các trang web chỉ có thể yêu cầu. Không có gì được chuyển cho đến khi bạn phê duyệt trong ví.',
  'wallet.get': 'Tải ví',
}
