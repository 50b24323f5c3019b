import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': '계정',
  'account.balance': '잔액',
  'account.balance.loading': '잔액 불러오는 중',
  'account.balance.failed': '잔액을 볼 수 없어요',
  'account.tabs': '계정 내용',
  'account.tab.tokens': '토큰',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': '아직 토큰이 없어요',
  'account.tokens.empty.text': '{network}의 토큰이 여기에 표시돼요.',
  'account.tokens.empty.buy': '암호화폐 구매',
  'account.features': '지갑 기능',
  'account.feature.onramp': '구매',
  'account.feature.swaps': '스왑',
  'account.feature.receive': '받기',
  'account.feature.send': '보내기',
  'account.wallet': '연결된 지갑',
  'account.total': '총 {total}',
  'account.total.stale': '마지막 업데이트 기준 {total}',

  'tokens.loading': '토큰 불러오는 중',
  'tokens.failed': '토큰 잔액을 불러오지 못했어요.',
  'tokens.partial': '일부 토큰을 불러오지 못했어요.',
  'tokens.none.title': '토큰을 찾을 수 없어요',
  'tokens.none.text': '‘{query}’에 대한 검색 결과가 없어요.',
  'nfts.loading': 'NFT 불러오는 중',

  'snack.tokensUnavailable': '토큰 잔액을 볼 수 없어요',
}
