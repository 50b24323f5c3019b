import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': '계정 이름',
  'names.lead': '주소 대신 쓰는 이름',
  'names.text': '다른 사람이 이 이름 앞으로 보낼 수 있어요. 이름이 어느 주소의 것인지는 누구나 볼 수 있어요.',
  'names.choose': '이름 선택',
  'names.label': '이름',
  'names.rule': '4~64자: a~z 영문자, 숫자, 하이픈',
  'names.checking': '{name} 확인 중…',
  'names.free': '{name} 사용 가능',
  'names.taken': '{name} 이미 사용 중',
  'names.suggestions': '사용할 수 있는 이름',
  'names.suggestions.failed': '추천 이름을 가져오지 못했어요',
  'names.register': '이름 등록',
  'names.registering': '{name} 등록 중…',
  'names.failed': '이름을 등록하지 못했어요. 다시 시도해 주세요.',
  'names.expired': '시간이 너무 오래 걸렸어요. 다시 시도하고 10초 안에 승인해 주세요.',
  'names.done.title': '이름을 등록했어요',
  'names.done.text': '이제 {name} 이름이 내 계정에 연결됐어요',
  'names.done': '완료',
  'names.none.title': '이름을 지을 계정이 없어요',
  'names.none.text': '이름을 선택하려면 EVM 네트워크에서 이메일이나 소셜 계정으로 로그인해 주세요.',
}
