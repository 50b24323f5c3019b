import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Tên tài khoản',
  'names.lead': 'Tên thay cho địa chỉ',
  'names.text': 'Người khác có thể gửi đến tên của bạn. Ai cũng xem được tên đó thuộc địa chỉ nào.',
  'names.choose': 'Chọn tên',
  'names.label': 'Tên',
  'names.rule': '4 đến 64 ký tự: chữ cái a đến z, chữ số và dấu gạch nối',
  'names.checking': 'Đang kiểm tra {name}…',
  'names.free': 'Có thể dùng {name}',
  'names.taken': '{name} đã có người dùng',
  'names.suggestions': 'Tên có thể dùng',
  'names.suggestions.failed': 'Không thể lấy gợi ý tên',
  'names.register': 'Đăng ký tên',
  'names.registering': 'Đang đăng ký {name}…',
  'names.failed': 'Không thể đăng ký tên. Hãy thử lại.',
  'names.expired': 'Quá lâu. Hãy thử lại và phê duyệt trong vòng 10 giây.',
  'names.done.title': 'Đã đăng ký tên',
  'names.done.text': '{name} giờ thuộc về tài khoản của bạn',
  'names.done': 'Xong',
  'names.none.title': 'Không có tài khoản để đặt tên',
  'names.none.text': 'Hãy đăng nhập bằng email hoặc tài khoản mạng xã hội, trên mạng EVM, để chọn tên.',
}
