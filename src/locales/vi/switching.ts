import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Hãy kết nối ví hỗ trợ {network}. Các ví khác của bạn vẫn được kết nối.',
  'active.same': 'Kết nối thêm {wallet} với {family}',
  'active.other': 'Chọn ví',

  'switch.title': 'Đổi mạng',
  'switch.idle.text': 'Ví của bạn sẽ xin phép',
  'switch.idle.action': 'Chuyển sang {network}',
  'switch.waiting.title': 'Phê duyệt trong {wallet}',
  'switch.waiting.text': 'Chấp nhận chuyển sang {network} trong ví của bạn',
  'switch.rejected.title': 'Đã từ chối đổi mạng',
  'switch.rejected.text': 'Bạn vẫn ở mạng cũ',
  'switch.failed.title': 'Không thể đổi mạng',
  'switch.failed.text': 'Hãy chuyển sang {network} trong {wallet} hoặc thử lại',
  'switch.done.title': 'Bạn đang ở {network}',
  'switch.wallet': 'ví của bạn',

  'unsupported.title': 'Đổi mạng',
  'unsupported.text': 'Trang web này không hỗ trợ mạng hiện tại của ví bạn. Hãy chọn một trong các mạng sau:',
  'unsupported.list': 'Các mạng của trang web này',

  'profile.title': 'Ví',
  'profile.active': 'Ví đang dùng',
  'profile.accounts': 'Tài khoản khác trong ví này',
  'profile.others': 'Ví đã kết nối khác',
  'profile.recent': 'Đã dùng gần đây',
  'profile.families': 'Loại mạng',
  'profile.none': 'Chưa kết nối ví {family} nào.',
  'profile.disconnect.all': 'Ngắt kết nối tất cả ví',
  'profile.dropped': '{wallet} không còn kết nối với {family}.',
  'profile.dropped.action': 'Kết nối lại',
  'profile.remove': 'Xóa {wallet} {address}',
  'profile.add': 'Thêm ví',
  'profile.switch.failed': 'Không thể đổi ví',
}
