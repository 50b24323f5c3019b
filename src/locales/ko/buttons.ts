import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.offline': '오프라인 상태예요',
  'button.restoring': '지갑 연결 복원 중',
  'button.account': '지갑 열기: {network}의 {address}',
  'button.account.balance': '지갑 열기: {balance}, {network}의 {address}',
  'button.viewOnly': '보기 전용',
  'button.viewOnly.account': '보기 전용: {network}의 {address}',
  'button.viewOnly.account.balance': '보기 전용: {balance}, {network}의 {address}',
  'button.network': '네트워크 선택',
  'button.network.change': '네트워크 변경: {network}',
  'button.unsupported': '지원하지 않는 네트워크',
  'button.wallet': '{wallet} 연결',
}
