import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Tài khoản',
  'account.balance': 'Số dư',
  'account.balance.loading': 'Đang tải số dư',
  'account.balance.failed': 'Không xem được số dư',
  'account.tabs': 'Nội dung tài khoản',
  'account.tab.tokens': 'Token',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Chưa có token',
  'account.tokens.empty.text': 'Token của bạn trên {network} sẽ xuất hiện tại đây.',
  'account.tokens.empty.buy': 'Mua crypto',
  'account.features': 'Thao tác với ví',
  'account.feature.onramp': 'Mua',
  'account.feature.swaps': 'Hoán đổi',
  'account.feature.receive': 'Nhận',
  'account.feature.send': 'Gửi',
  'account.wallet': 'Ví đã kết nối',
  'account.total': 'Tổng {total}',
  'account.total.stale': '{total} vào lần cập nhật gần nhất',

  'tokens.loading': 'Đang tải token',
  'tokens.failed': 'Không thể tải số dư token của bạn.',
  'tokens.partial': 'Không thể tải một số token.',
  'tokens.none.title': 'Không tìm thấy token',
  'tokens.none.text': 'Không có kết quả cho “{query}”.',
  'nfts.loading': 'Đang tải NFT',

  'snack.tokensUnavailable': 'Không xem được số dư token',
}
