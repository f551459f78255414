import { dictionary } from '../kernel/dictionary.ts'

/** Why the authority takes a need down. */
export const NEED_REJECT_CODES = dictionary('needRejectCode', [
  {
    code: 'UNTRUE',
    name: '信息不实',
    sentence: '需求内容与核实的情况不符。',
    remedy: '更正为真实情况后，可以重新发布。',
  },
  {
    code: 'NOT_FINANCING',
    name: '不属于融资需求',
    sentence: '内容不是企业的融资需求。',
    remedy: '按真实的资金用途重新填写。',
  },
  {
    code: 'FORBIDDEN_CONTENT',
    name: '含有不当内容',
    sentence: '内容含有广告、联系方式或不宜公开的信息。',
    remedy: '删去这些内容后重新发布；联系方式只填在联系人一栏。',
  },
  {
    code: 'REPEATED',
    name: '重复发布',
    sentence: '同一笔资金需求已经发布过。',
    remedy: '请在原有需求中修改，不必另行发布。',
  },
])

export type NeedRejectCode = (typeof NEED_REJECT_CODES)[number]['code']
