import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Đóng',
  'modal.back': 'Quay lại',
  'modal.help': 'Ví là gì?',
  'modal.loading': 'Đang tải',
  'modal.failed.title': 'Không thể tải trang này',
  'modal.failed.text': 'Hãy kiểm tra kết nối rồi thử lại.',
  'modal.reload': 'Tải lại trang',
  'modal.dismiss': 'Bỏ qua',

  'action.retry': 'Thử lại',
  'field.clear': 'Xóa',
  'field.search': 'Tìm kiếm',

  'copy.byHand': 'Trình duyệt của bạn không cho phép sao chép tại đây. Hãy tự sao chép văn bản đã chọn.',

  'snack.addressCopied': 'Đã sao chép địa chỉ',
  'snack.hashCopied': 'Đã sao chép mã giao dịch',
}
