import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Mạng: {network}. Đổi mạng',
  'modal.network.none': 'Chọn mạng',

  'networks.title': 'Chọn mạng',
  'networks.list': 'Mạng',
  'networks.search': 'Tìm mạng',
  'networks.unapproved': 'Không có trong ví của bạn',
  'networks.none.title': 'Không tìm thấy mạng',
  'networks.none.text': 'Không có kết quả cho “{query}”.',
  'networks.help': 'Mạng là gì?',

  'account.unsupported': 'Mạng không được hỗ trợ',
  'switch.unknown.title': 'Không tìm thấy mạng',
  'switch.unknown.text': 'Trang web này không hỗ trợ mạng đó.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Mạng là gì?',
  'network.chain.title': 'Một sổ cái chung',
  'network.chain.text': 'Mạng ghi lại ai sở hữu gì và mọi lần chuyển.',
  'network.choice.title': 'Mỗi mạng hoạt động một kiểu',
  'network.choice.text': 'Các mạng khác nhau về tốc độ và phí.',
  'network.assets.title': 'Token của bạn vẫn ở nguyên chỗ',
  'network.assets.text': 'Mỗi token nằm trên một mạng. Đổi mạng không làm token di chuyển.',
}
