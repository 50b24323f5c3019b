import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Ví nhúng',

  'email.label': 'Địa chỉ email',
  'email.submit': 'Tiếp tục bằng email',
  'email.text': 'Đăng nhập hoặc đăng ký bằng địa chỉ email của bạn. Không cần cài đặt gì.',
  'email.invalid': 'Nhập địa chỉ email, chẳng hạn name@example.com',
  'email.wait': 'Hãy thử lại sau {seconds, plural, other {# giây}}',
  'email.sending': 'Đang gửi email…',
  'email.failed': 'Không thể đăng nhập. Hãy thử lại.',
  'email.mails': 'Quá nhiều email. Hãy thử lại sau một giờ.',
  'email.off.title': 'Đăng nhập bằng email đang tắt',
  'email.off.text': 'Trang web này không hỗ trợ. Hãy kết nối ví.',

  'email.device.title': 'Xác nhận thiết bị này',
  'email.device.lead': 'Kiểm tra hộp thư của bạn',
  'email.device.text':
    'Mở liên kết chúng tôi đã gửi đến {email} để xác nhận thiết bị này. Liên kết có hiệu lực trong 20 phút.',
  'email.device.waiting': 'Đang chờ bạn mở liên kết…',
  'email.device.refused': 'Thiết bị chưa được xác nhận',
  'email.device.expired': 'Liên kết trong email đã hết hạn',

  'email.code.title': 'Nhập mã của bạn',
  'email.code.text': 'Nhập mã chúng tôi đã gửi đến {email}. Mã có hiệu lực trong 20 phút.',
  'email.code.label': 'Mã 6 chữ số',
  'email.code.incomplete': 'Nhập đủ 6 chữ số của mã',
  'email.code.failed': 'Không thể kiểm tra mã. Hãy thử lại.',
  'email.code.wrong': 'Mã không đúng',
  'email.code.expired': 'Mã đã hết hạn. Hãy yêu cầu mã mới.',
  'email.code.tries': 'Thử quá nhiều lần. Hãy yêu cầu mã mới.',
  'email.code.checking': 'Đang kiểm tra mã…',
  'email.code.connected': 'Bạn đã kết nối',

  'email.change.title': 'Đổi địa chỉ email',
  'email.change.text': 'Bạn đang đăng nhập bằng {email}. Chúng tôi sẽ gửi một mã đến đó, rồi một mã đến địa chỉ mới.',
  'email.change.submit': 'Đổi địa chỉ email',
  'email.change.owner.title': 'Xác nhận email hiện tại',
  'email.change.new.title': 'Xác nhận email mới',
  'email.change.none.title': 'Chưa đăng nhập bằng email',
  'email.change.none.text': 'Hãy đăng nhập bằng email để đổi địa chỉ bạn dùng khi đăng nhập.',

  'request.title': 'Phê duyệt yêu cầu',
  'request.waiting': 'Đang mở yêu cầu của bạn…',
  'request.forbidden': 'Thao tác không được phép',
  'request.none.title': 'Không có gì để phê duyệt',
  'request.none.text': 'Yêu cầu của trang web này sẽ hiện tại đây.',

  'email.resend': 'Gửi lại email',
  'email.resend.wait': 'Gửi lại sau {seconds} giây',
  'email.resend.sent': 'Đã gửi lại email',
  'email.other': 'Dùng địa chỉ email khác',
}
