/** What a key of the open interface may be allowed, each as an OAuth 2 scope (RFC 6749, 3.3). */
export const openScopes = [
  { code: 'tasks.read', name: '读取任务和业务' },
  { code: 'cases.work', name: '受理与回写办理结果' },
  { code: 'cases.decide', name: '回写授信决定' },
  { code: 'reconcile', name: '每日对账文件' },
] as const

export type OpenScope = (typeof openScopes)[number]['code']

/** Where a system of an institution gets its token (RFC 6749, 4.4). */
export const OPEN_TOKEN_PATH = '/open/v1/oauth/token'
