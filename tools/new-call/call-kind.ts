/** What a verb means (house style 11); any other verb is an action on one existing row. */
export type CallKind = 'get' | 'list' | 'create' | 'update' | 'delete' | 'act'

export interface NewCall {
  slug: string
  /** The folder of the domain the call lies in, for a domain that has such rooms: `sessions`; empty otherwise. */
  room: string
  /** `get-product` */
  fileName: string
  /** `getProduct` */
  name: string
  /** `get` */
  verb: string
  /** `product`, with hyphens when it has several words */
  noun: string
  kind: CallKind
  summary: string
}

const KINDS = new Set<string>(['get', 'list', 'create', 'update', 'delete'])
const VERBS_IN_CHINESE: Record<string, string> = {
  get: '查看',
  list: '列出',
  create: '新建',
  update: '修改',
  delete: '删除',
  submit: '提交',
  withdraw: '撤回',
  accept: '受理',
  reject: '退回',
  publish: '发布',
  assign: '分派',
}

/** Reads `products get-product 查看产品` or `identity/sessions list-devices`; throws with the usage when the names do not follow the house style. */
export function readNewCall([place = '', fileName = '', summary]: string[]): NewCall {
  const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
  const [verb = '', ...nouns] = fileName.split('-')
  const [slug = '', ...rooms] = place.split('/')
  const isPlace = kebab.test(slug) && rooms.length <= 1 && rooms.every((room) => kebab.test(room))
  if (!isPlace || !kebab.test(fileName) || nouns.length === 0) {
    throw new Error('usage: npm run new-call <domain>[/<room>] <verb-noun> [中文 summary]')
  }
  return {
    slug,
    room: rooms.join('/'),
    fileName,
    name: camel(fileName),
    verb,
    noun: nouns.join('-'),
    kind: KINDS.has(verb) ? (verb as CallKind) : 'act',
    summary: summary ?? `${VERBS_IN_CHINESE[verb] ?? verb} ${nouns.join(' ')}`,
  }
}

/** `demand-reports` → `demandReports` */
export function camel(kebab: string): string {
  return kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `demand-report` → `DemandReport` */
export function pascal(kebab: string): string {
  return camel(`-${kebab}`)
}
