import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': '지갑 찾는 중',
  'connect.unnamed': '브라우저 지갑',
  'pairing.unknown': '지갑',
  'all.none.title': '지갑을 찾을 수 없어요',

  'get.list': '다운로드할 수 있는 지갑',
  'get.none': '앱 스토어에서 지갑을 찾아보세요.',
  'get.guide': '더 많은 지갑 둘러보기',
  'connecting.get': '{wallet} 지갑이 없나요? 다운로드하기',

  'downloads.title': '{wallet} 다운로드',
  'downloads.any': '지갑 다운로드',
  'downloads.list': '{wallet} 다운로드 위치',
  'downloads.chrome': 'Chrome 웹 스토어',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': '웹사이트',
  'downloads.empty.title': '다운로드 링크를 찾을 수 없어요',
  'downloads.empty.text': '앱 스토어에서 {wallet} 지갑을 찾아보세요.',

  'connecting.notFound.title': '더 이상 이 지갑을 사용할 수 없어요',
  'connecting.notFound.text': '브라우저에서 꺼져 있을 수 있어요',
  'connecting.notFound.action': '다른 지갑 선택',

  'wallet.title': '지갑이란 무엇인가요?',
  'wallet.keys.title': '내 자산을 보관하는 곳',
  'wallet.keys.text': '지갑으로 토큰과 수집품을 보관하고, 보내고, 받을 수 있어요.',
  'wallet.login.title': '새로운 로그인 방법',
  'wallet.login.text': '사용자 이름과 비밀번호 대신 지갑을 연결해 보세요.',
  'wallet.control.title': '모든 결정은 내 손에',
  'wallet.control.text': '사이트는 요청만 할 수 있어요. 지갑에서 승인하기 전에는 아무것도 이동하지 않아요.',
  'wallet.get': '지갑 다운로드',
}
