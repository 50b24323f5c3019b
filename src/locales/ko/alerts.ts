import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': '네트워크 오류: 내장 지갑을 불러오지 못했어요',
  'alert.frameLoadFailed.text': '내장 지갑을 불러오지 못했어요. 나중에 다시 시도해 주세요.',
  'alert.frameRequestTimeout': '내장 지갑 요청 시간이 초과됐어요',
  'alert.frameRequestTimeout.text': '내장 지갑이 응답하지 않았어요. 다시 시도해 주세요.',
  'alert.sessionExpired': '세션이 만료됐어요',
  'alert.sessionExpired.text': '유효하지 않은 세션이에요. 이 기기의 날짜와 시간 설정을 확인한 뒤 다시 연결해 주세요.',
}
