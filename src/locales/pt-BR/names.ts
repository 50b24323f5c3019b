import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Nome da conta',
  'names.lead': 'Um nome em vez de um endereço',
  'names.text': 'Outras pessoas podem enviar para o seu nome. Qualquer pessoa pode ver a qual endereço ele pertence.',
  'names.choose': 'Escolher nome',
  'names.label': 'Nome',
  'names.rule': 'De 4 a 64 caracteres: letras de a até z, números e hifens',
  'names.checking': 'Verificando {name}…',
  'names.free': '{name} está disponível',
  'names.taken': '{name} já está em uso',
  'names.suggestions': 'Nomes disponíveis',
  'names.suggestions.failed': 'Não foi possível obter sugestões de nomes',
  'names.register': 'Registrar nome',
  'names.registering': 'Registrando {name}…',
  'names.failed': 'Não foi possível registrar o nome. Tente novamente.',
  'names.expired': 'Demorou demais. Tente novamente e aprove em até 10 segundos.',
  'names.done.title': 'Nome registrado',
  'names.done.text': '{name} agora pertence à sua conta',
  'names.done': 'Concluir',
  'names.none.title': 'Nenhuma conta para nomear',
  'names.none.text': 'Entre por e-mail ou com uma conta social, em uma rede EVM, para escolher um nome.',
}
